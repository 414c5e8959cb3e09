import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";

const view: GameView = {
  id: "izakaya",
  title: "Izakaya",
  seats: [2, 5],
  shelf: 5,
  Box,
  words: import.meta.glob("./box/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  table: () => import("./Table.svelte"),
  scene: true,
};

export default view;
