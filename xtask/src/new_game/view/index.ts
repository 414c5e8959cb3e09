import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";
import { facts } from "./facts.ts";

const view: GameView = {
  ...facts,
  shelf: SHELF,
  Box,
  words: import.meta.glob<string>("./box/*.ftl", { query: "?raw", import: "default" }),
};

export default view;
