import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";
import { facts } from "./facts.ts";
import { remark } from "./remark.ts";
import type { Command, Event, View } from "./types.ts";

const view: GameView<View, Command, Event> = {
  ...facts,
  shelf: 3,
  first: { players: 2 },
  Box,
  remark,
  words: import.meta.glob<string>("./box/*.ftl", { query: "?raw", import: "default" }),
  table: () => import("./Table.svelte"),
  ending: () => import("./ending.ts"),
  scene: true,
};

export default view;
