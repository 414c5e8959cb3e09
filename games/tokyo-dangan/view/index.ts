import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";

const view: GameView = {
  id: "tokyo-dangan",
  title: "Tokyo Dangan",
  seats: [2, 4],
  shelf: 2,
  Box,
  words: import.meta.glob("./box/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  table: () => import("./Table.svelte"),
};

export default view;
