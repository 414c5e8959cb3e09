/** How a match of King of Tokyo went, in plots. */

import type { Plot } from "@shell/ending/plots.ts";
import { byTurn, roundTicks, sumsOf } from "@shell/ending/series.ts";
import type { Moment, Story } from "@shell/ending/story.ts";
import { turnsNamed } from "@shell/ending/when.ts";
import type { Say } from "@shell/words/words.svelte.ts";
import type { Event, View } from "../types.ts";
import { gainsIn, SOURCES } from "./sources.ts";

export function plotsOf({ moments, entries, names }: Story<View, Event>, t: Say): Plot[] {
  const seats = names.length;
  const monster = ({ view }: Moment<View>, seat: number) => view.monsters[seat];
  const when = turnsNamed(moments, names);
  const ticks = roundTicks(moments, String);
  const text = String;
  const gains = gainsIn(entries).map(({ seat, source, points }) => ({
    ...{ seat, by: points },
    kind: SOURCES.indexOf(source),
  }));
  return [
    {
      is: "lines",
      title: t("plot-points"),
      series: byTurn(moments, seats, (at, seat) => ({ y: monster(at, seat)?.points ?? 0 })),
      ...{ ticks, when, text },
    },
    {
      is: "bars",
      title: t("plot-sources"),
      parts: SOURCES.map((source) => t(`source-${source}`)),
      rows: sumsOf(seats, SOURCES.length, gains),
      text,
    },
    {
      is: "lines",
      title: t("plot-life"),
      series: byTurn(moments, seats, (at, seat) => ({
        y: monster(at, seat)?.life ?? 0,
        strong: monster(at, seat)?.place !== "outside",
      })),
      ...{ ticks, when, text },
    },
  ];
}
