import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";
import en from "./box/en.ftl?raw";
import fr from "./box/fr.ftl?raw";
import { facts } from "./facts.ts";
import type { Command, Event, View } from "./types.ts";

const view: GameView<View, Command, Event> = {
  ...facts,
  shelf: 2,
  Box,
  words: { en, fr },
  table: () => import("./Table.svelte"),
};

export default view;
