import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";

const view: GameView = {
  id: "tokyo-highway",
  title: "Tokyo Highway",
  seats: [2, 4],
  shelf: 3,
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
