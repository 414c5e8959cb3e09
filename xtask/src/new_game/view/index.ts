import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";
import en from "./box/en.ftl?raw";
import fr from "./box/fr.ftl?raw";
import { facts } from "./facts.ts";

const view: GameView = {
  ...facts,
  shelf: SHELF,
  Box,
  words: { en, fr },
};

export default view;
