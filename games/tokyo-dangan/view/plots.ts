/** How a match of Tokyo Dangan went, in plots. */

import type { Plot } from "@shell/ending/plots.ts";
import { adding, inTurns, roundTicks, sumsOf, type Gain } from "@shell/ending/series.ts";
import type { Story } from "@shell/ending/story.ts";
import { turnsNamed } from "@shell/ending/when.ts";
import { tagged } from "@shell/match/tagged.ts";
import type { Say } from "@shell/words/words.svelte.ts";
import type { Event, View } from "./types.ts";

/** What actions are spent on. */
const DEEDS = ["placed", "rotated", "removed", "moved"] as const;

interface Counted {
  arrivals: Gain[];
  distance: Gain[];
  deeds: { seat: number; kind: number; by: number }[];
}

/** What the events of a match come to. */
export function countedIn({ entries }: Pick<Story<View, Event>, "entries">): Counted {
  const counted: Counted = { arrivals: [], distance: [], deeds: [] };
  for (const { entry, x } of inTurns(entries)) {
    if (entry.event === undefined) continue;
    const told = tagged(entry.event);
    if (told.is === "arrived") counted.arrivals.push({ x, seat: told.seat, by: 1 });
    if (told.is === "moved") {
      counted.distance.push({ x, seat: told.seat, by: told.path.length - 1 });
    }
    const kind = DEEDS.findIndex((deed) => deed === told.is);
    if (kind >= 0 && "seat" in told) counted.deeds.push({ seat: told.seat, kind, by: 1 });
  }
  return counted;
}

export function plotsOf(story: Story<View, Event>, say: Say): Plot[] {
  const { moments, names } = story;
  const { arrivals, distance, deeds } = countedIn(story);
  const [seats, end] = [names.length, moments.length - 1];
  const ticks = roundTicks(moments, String);
  const when = turnsNamed(moments, names);
  const text = String;
  return [
    {
      is: "lines",
      title: say("plot-arrivals"),
      series: adding(seats, arrivals, end),
      ...{ ticks, when, text },
    },
    {
      is: "bars",
      title: say("plot-deeds"),
      parts: [say("deed-laid"), say("deed-turned"), say("deed-removed"), say("deed-runs")],
      rows: sumsOf(seats, DEEDS.length, deeds),
      text,
    },
    {
      is: "lines",
      title: say("plot-distance"),
      series: adding(seats, distance, end),
      ...{ ticks, when, text },
    },
  ];
}
