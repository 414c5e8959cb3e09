import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";

const view: GameView = {
  id: "king-of-tokyo",
  title: "King of Tokyo",
  seats: [2, 6],
  shelf: 1,
  Box,
  words: import.meta.glob("./box/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  table: () => import("./Table.svelte"),
};

export default view;
