/** How a match of Tokyo Jutaku went, in plots. */

import type { Plot } from "@shell/ending/plots.ts";
import { adding, sumsOf, type Gain } from "@shell/ending/series.ts";
import type { Story } from "@shell/ending/story.ts";
import { minuteTicks } from "@shell/ending/when.ts";
import { clockText } from "@shell/match/clock.ts";
import { tagged } from "@shell/match/tagged.ts";
import type { Say } from "@shell/words/words.svelte.ts";
import type { Event, View } from "./types.ts";

interface Counted {
  /** Pieces that were placed, less those that were given back. */
  pieces: Gain[];
  yen: Gain[];
  /** What each site brought, by how many its builder had completed before. */
  sites: { seat: number; kind: number; by: number }[];
}

/** What the events of a match come to, at their times. */
export function countedIn({
  entries,
  times,
}: Pick<Story<View, Event>, "entries" | "times">): Counted {
  const counted: Counted = { pieces: [], yen: [], sites: [] };
  const done = new Map<number, number>();
  for (const { event, line } of entries) {
    if (event === undefined) continue;
    const told = tagged(event);
    const x = times[line] ?? 0;
    if (told.is === "placed") counted.pieces.push({ x, seat: told.seat, by: 1 });
    if (told.is === "returned") counted.pieces.push({ x, seat: told.seat, by: -1 });
    if (told.is !== "judged") continue;
    const { seat, yen } = told;
    counted.yen.push({ x, seat, by: yen });
    if (told.faults.length > 0) continue;
    const kind = done.get(seat) ?? 0;
    done.set(seat, kind + 1);
    counted.sites.push({ seat, kind, by: yen });
  }
  return counted;
}

export function plotsOf(story: Story<View, Event>, say: Say): Plot[] {
  const { names, times } = story;
  const { pieces, yen, sites } = countedIn(story);
  const [seats, end] = [names.length, times.at(-1) ?? 0];
  const common = { ticks: minuteTicks(end), when: clockText };
  const amount = (value: number) => `¥${value}`;
  const kinds = Math.max(0, ...sites.map(({ kind }) => kind + 1));
  return [
    {
      is: "lines",
      title: say("plot-pieces"),
      series: adding(seats, pieces, end),
      ...common,
      text: String,
    },
    {
      is: "bars",
      title: say("plot-sites"),
      parts: Array.from({ length: kinds }, (_, idx) => say("plot-site", { number: idx + 1 })),
      rows: sumsOf(seats, kinds, sites),
      text: amount,
    },
    {
      is: "lines",
      title: say("plot-yen"),
      series: adding(seats, yen, end),
      ...common,
      text: amount,
    },
  ];
}
