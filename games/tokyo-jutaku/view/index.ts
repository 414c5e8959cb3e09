import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";

const view: GameView = {
  id: "tokyo-jutaku",
  title: "Tokyo Jutaku",
  seats: [1, 8],
  shelf: 4,
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
