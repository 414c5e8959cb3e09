/** How a match of Izakaya went, in plots. */

import type { Plot, Row } from "@shell/ending/plots.ts";
import { byTurn, roundTicks } from "@shell/ending/series.ts";
import type { Moment, Story } from "@shell/ending/story.ts";
import { turnsNamed } from "@shell/ending/when.ts";
import type { Say } from "@shell/words/words.svelte.ts";
import type { Address, Answer, Event, Score, View } from "./types.ts";

/** What everybody's cards were worth at a moment. */
export function scoresAt({ answer }: Moment<View>): readonly Score[] {
  const told = answer as Answer | null;
  return told !== null && typeof told === "object" && "scores" in told ? told.scores : [];
}

/** What each seat's lots brought: one part for each lot that brought anything. */
export function lotsOf(scores: readonly Score[], seats: number): { lots: Address[]; rows: Row[] } {
  const worths = scores.flatMap(({ seat, cards }) => cards.map((worth) => ({ seat, ...worth })));
  const lots = worths.filter(({ yen }) => yen > 0).map(({ card }) => card);
  const rows = Array.from({ length: seats }, (_, seat) => ({
    seat,
    values: lots.map(
      (lot) => worths.find(({ seat: owner, card }) => owner === seat && card === lot)?.yen ?? 0,
    ),
  }));
  return { lots, rows };
}

export function plotsOf({ moments, names }: Story<View, Event>, say: Say): Plot[] {
  const seats = names.length;
  const text = (yen: number) => say("amount", { yen });
  const common = { ticks: roundTicks(moments, String), when: turnsNamed(moments, names), text };
  const last = moments.at(-1);
  const { lots, rows } = lotsOf(last ? scoresAt(last) : [], seats);
  return [
    {
      is: "lines",
      title: say("plot-worth"),
      series: byTurn(moments, seats, (moment, seat) => ({
        y: scoresAt(moment).find((score) => score.seat === seat)?.yen ?? 0,
      })),
      ...common,
    },
    { is: "bars", title: say("plot-lots"), parts: lots, rows, text },
    {
      is: "lines",
      title: say("plot-cash"),
      series: byTurn(moments, seats, ({ view }, seat) => ({ y: view.players[seat]?.cash ?? 0 })),
      ...common,
    },
  ];
}
