import type { GameView } from "@shell/games/shelf.ts";
import Box from "./Box.svelte";
import { facts } from "./facts.ts";
import { moduleOf } from "./hand/module.ts";
import { remark } from "./remark.ts";
import type { Command, Event, Setup, View } from "./types.ts";

const view: GameView<View, Command, Event> = {
  ...facts,
  shelf: 3,
  first: { players: 2 },
  Box,
  remark,
  words: import.meta.glob<string>("./box/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  table: () => import("./Table.svelte"),
  ending: () => import("./ending.ts"),
  scene: true,
  way: "mode",
  // Only hands tremble.
  idle: (setup) =>
    (setup as Partial<Setup>).mode === "hand-built"
      ? []
      : ["tremor", "hand_1", "hand_2", "hand_3", "hand_4"],
  // Physics is a large part: it is loaded where pieces can fall.
  module: (setup) => moduleOf(setup as Partial<Setup>),
};

export default view;
