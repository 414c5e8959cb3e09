/** How a match of Tokyo Highway went, in plots. */

import type { Plot } from "@shell/ending/plots.ts";
import { byTurn, inTurns, roundTicks, sumsOf } from "@shell/ending/series.ts";
import type { Story } from "@shell/ending/story.ts";
import { turnsNamed } from "@shell/ending/when.ts";
import { tagged } from "@shell/match/tagged.ts";
import type { Say } from "@shell/words/words.svelte.ts";
import type { Event, View } from "./types.ts";

/** How cars are earned. */
const WAYS = ["over", "under", "both"] as const;

interface Built {
  x: number;
  seat: number;
  height: number;
  /** How many cars it earned, and how. */
  earned: number;
  way: (typeof WAYS)[number];
}

/** Everything that was built, in its turns. */
export function builtIn({ entries }: Pick<Story<View, Event>, "entries">): Built[] {
  return inTurns(entries).flatMap(({ entry, x }) => {
    const told = entry.event === undefined ? null : tagged(entry.event);
    if (told?.is !== "built") return [];
    const { seat, height, earned, over, under } = told;
    const way = over.length === 0 ? "under" : under.length === 0 ? "over" : "both";
    return [{ x, seat, height, earned, way } as const];
  });
}

export function plotsOf(story: Story<View, Event>, say: Say): Plot[] {
  const { moments, names } = story;
  const [seats, built] = [names.length, builtIn(story)];
  const common = {
    ticks: roundTicks(moments, String),
    when: turnsNamed(moments, names),
    text: String,
  };
  const gains = built.map(({ seat, earned, way }) => ({
    ...{ seat, by: earned },
    kind: WAYS.indexOf(way),
  }));
  return [
    {
      is: "lines",
      title: say("plot-cars"),
      series: byTurn(moments, seats, ({ view }, seat) => ({
        y: view.truth.builders[seat]?.cars ?? 0,
      })),
      ...common,
    },
    {
      is: "bars",
      title: say("plot-earned"),
      parts: [say("earned-over"), say("earned-under"), say("earned-both")],
      rows: sumsOf(seats, WAYS.length, gains),
      text: String,
    },
    {
      is: "lines",
      title: say("plot-heights"),
      series: byTurn(moments, seats, ({ view }, seat) => ({ y: tallest(view, seat) })),
      ...common,
    },
  ];
}

/** The highest column of a seat. */
function tallest({ truth }: View, seat: number): number {
  const own = truth.columns.filter(({ owner }) => owner === seat);
  return Math.max(0, ...own.map(({ height }) => height));
}
