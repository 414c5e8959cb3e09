/** Matches against bots in this browser: chosen, begun, remembered. */

import { botNames, LEVELS } from "../characters/cast.ts";
import type { GameView } from "../games/shelf.ts";
import { keep, pathOf, type Kept } from "../match/kept.ts";
import type { Json } from "../match/wire.ts";
import { randomHex } from "../random.ts";
import { local } from "../storage.ts";
import type { Chosen } from "./figure.ts";

/** What was chosen for a match. */
export interface Choice {
  /** The level of the bot in each seat after the first; as many as there are bots. */
  levels: string[];
  setup: { [key: string]: Json };
  /** What to play with, in a game that has figures. */
  figure?: Chosen;
  /** Whether anything may be taken back; chosen again for every match. */
  practice?: boolean;
}

const KEPT = "tokyo-choice-";
/** This many play where nobody has chosen yet. */
const PLAYERS = 3;
/** Whom one plays against the first time. */
const GENTLE = "easy";

/** As many levels as wanted: those that are there, then more of the last one. */
export function levelsFor(levels: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, idx) => levels[idx] ?? levels.at(-1) ?? "normal");
}

/** What was chosen last time, or what suits most: what the game has for a first match. */
export function choiceFor(game: GameView): Choice {
  const [least, most] = game.seats;
  const others = (count: number) => Math.min(most, Math.max(least, count)) - 1;
  try {
    const kept = JSON.parse(local.get(KEPT + game.id) ?? "null") as Choice | null;
    if (kept) {
      const levels = kept.levels.map((level) => (LEVELS.includes(level) ? level : GENTLE));
      return { ...kept, levels: levelsFor(levels, others(levels.length + 1)) };
    }
  } catch {
    // What cannot be read is as good as nothing.
  }
  const { players = PLAYERS, setup = {} } = game.first ?? {};
  return { levels: levelsFor([GENTLE], others(players)), setup: { ...setup } };
}

/** Whether nobody has chosen anything for that game on this device. */
export const isFirst = (game: string): boolean => local.get(KEPT + game) === null;

export function rememberChoice(game: string, choice: Choice): void {
  const { levels, setup, figure } = choice;
  local.set(KEPT + game, JSON.stringify({ levels, setup, figure }));
}

/** Begins a match and tells where it is. */
export function begin(game: string, choice: Choice, you: string): string {
  const names = botNames(choice.levels, [you]);
  const bots = choice.levels.map((bot, idx) => ({ name: names[idx] ?? "", bot }));
  const seed = randomHex(32);
  const { setup, figure, practice = false } = choice;
  const person = figure ? { name: you, figure: { ...figure } } : { name: you };
  const fresh = { setup, seats: [person, ...bots], seat: 0, seed, practice };
  const id = randomHex(16);
  keep({ id, game, seat: 0, record: null, fresh: JSON.stringify(fresh), at: 0 });
  return `/alone/${game}/${id}`;
}

/** Begins a match like that one: the same people and rules, other chance. */
export function beginAgain(last: Kept): string {
  const fresh = JSON.parse(last.fresh) as { [key: string]: Json };
  const id = randomHex(16);
  const again = JSON.stringify({ ...fresh, seed: randomHex(32) });
  const { coach: _, ...same } = last;
  const next = { ...same, id, record: null, fresh: again, at: 0 };
  keep(next);
  return pathOf(next);
}
