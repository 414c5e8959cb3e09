/** A new match against bots that begins where a step of another one left off. */

import { botNames } from "../characters/cast.ts";
import { keep, pathOf } from "../match/kept.ts";
import type { Json, Sitter } from "../match/wire.ts";
import { randomHex } from "../random.ts";

/** A step of a match, and who is to play on from it. */
export interface Beginning {
  game: string;
  /** The whole truth at the step. */
  state: string;
  /** Who played there. */
  sitters: readonly Pick<Sitter, "figure">[];
  /** The seat that the person takes. */
  seat: number;
  /** The bots in all other seats. */
  level: string;
  /** What the person is called. */
  you: string;
}

/** Who sits down: everybody plays with the same figure as the one who sat there. */
function seated({ sitters, seat, level, you }: Beginning): Json[] {
  const others = sitters.map(() => level).slice(1);
  const names = botNames(others, [you]);
  return sitters.map(({ figure }, idx) => {
    const who = idx === seat ? { name: you } : { name: names.shift() ?? "", bot: level };
    return figure ? { ...who, figure: { kind: figure.kind } } : who;
  });
}

/** Keeps the new match on this device and tells where it is. */
export function playOn(beginning: Beginning): string {
  const { game, seat } = beginning;
  const state = JSON.parse(beginning.state) as Json;
  const seats = seated(beginning);
  const fresh = JSON.stringify({ state, seats, seat, seed: randomHex(32) });
  const match = { id: randomHex(16), game, seat, record: null, fresh, at: 0 };
  keep(match);
  return pathOf(match);
}
