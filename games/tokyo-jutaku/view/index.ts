import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";
import en from "./box/en.ftl?raw";
import fr from "./box/fr.ftl?raw";

const view: GameView = {
  id: "tokyo-jutaku",
  title: "Tokyo Jutaku",
  seats: [1, 8],
  shelf: 4,
  Box,
  words: { en, fr },
  table: () => import("./Table.svelte"),
  scene: true,
  lists: true,
  solo: () => import("./Solo.svelte"),
};

export default view;
