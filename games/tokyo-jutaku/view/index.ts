import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";
import { facts } from "./facts.ts";
import { remark } from "./remark.ts";
import type { Command, Event, View } from "./types.ts";

const view: GameView<View, Command, Event> = {
  ...facts,
  shelf: 4,
  first: {
    players: 2,
    setup: { mode: "beats", side: "blue", assist: "guided", idle_hold: 0 },
  },
  Box,
  remark,
  levels: true,
  words: import.meta.glob<string>("./box/*.ftl", { query: "?raw", import: "default" }),
  table: () => import("./Table.svelte"),
  ending: () => import("./ending.ts"),
  scene: true,
  race: true,
  lists: true,
  solo: () => import("./Solo.svelte"),
  bests: () => import("./Bests.svelte"),
  daily: true,
};

export default view;
