/** The things in the box as the rules describe them: wood and cards. Asked once for a match. */

import type { Corner } from "@shell/wood/pose.ts";
import type { Oracle } from "./oracle.ts";
import type { CardId, Ground, Shape, View } from "./types.ts";
import { say } from "./words.ts";

export interface Box {
  outlines: readonly (readonly Corner[])[];
  /** What taking each piece is called, with its number, shape and measures. */
  pieces: readonly string[];
  /** What a piece looks like, in words: the wood wears no numbers here. */
  shapes: readonly string[];
  print: (card: CardId, blue: boolean) => Print;
}

/** A side of a card, with its name in the reader's language. */
export type Print = Ground & { name: string };

function called({ called: shape, measures }: Shape): string {
  const size = say(measures.key, Object.fromEntries(measures.args ?? []));
  return say("wood", { shape: say(shape.key), size });
}

export function boxOf(oracle: Oracle, view: View): Box {
  const shapes = oracle.wood();
  const grounds = new Map<string, Print>();
  const sides = ["blue", "white"] as const;
  for (const card of [...view.sites.map((site) => site.card), view.claim_card]) {
    for (const side of sides) {
      const ground = oracle.ground(card, side);
      grounds.set(`${card}-${side}`, {
        ...ground,
        name: oracle.say(ground.called),
      });
    }
  }
  return {
    outlines: shapes.map(({ outline }) => outline),
    pieces: shapes.map((_, piece) => oracle.label({ take: { piece } })),
    shapes: shapes.map(called),
    print: (card, blue) => {
      const ground = grounds.get(`${card}-${blue ? "blue" : "white"}`);
      if (ground === undefined) throw new Error(`card ${card} is not in this match`);
      return ground;
    },
  };
}
