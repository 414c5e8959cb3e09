/** Answers that a player gives always: they only ever choose among what is offered. */

import type { Store } from "@shell/storage.ts";
import type { Offer } from "../match.ts";
import type { Command, Goal, Prospect } from "../types.ts";
import { offerOf } from "./offers.ts";
import { prospectOf, type Kind, type Prompt } from "./prompt.ts";

export interface Habits {
  /** Yields Tokyo with this much life or less; 0 asks. */
  yieldAt: number;
  /** Stays in Tokyo with this much life or more; 0 asks. */
  stayFrom: number;
  /** Buys nothing. */
  skipBuying: boolean;
  /** Does not ask where sweeping is all that energy could buy. */
  skipSweep: boolean;
  /** Takes the only thing that can be done. */
  forced: boolean;
  /** Questions that are always passed, such as `meddle:psychic-probe`. */
  pass: string[];
  /** Asks again before dice are kept with rerolls left. */
  confirmKeep: boolean;
  /** Asks again before a choice that can eliminate. */
  confirmDeadly: boolean;
  /** Shows the odds of the dice. */
  odds: boolean;
  /** What the odds say dice are rolled for. */
  goal: Goal;
}

export const USUAL: Habits = {
  yieldAt: 0,
  stayFrom: 0,
  skipBuying: false,
  skipSweep: false,
  forced: true,
  pass: [],
  confirmKeep: false,
  confirmDeadly: true,
  odds: false,
  goal: "points",
};

/** Why something was done without asking. */
export type Why =
  "forced" | "wins" | "yield-at" | "stay-from" | "skip-buying" | "skip-sweep" | "pass";

export interface Automatic {
  offer: Offer;
  why: Why;
}

/** Questions that can be declined for good. Others have switches of their own, or no answer that is none. */
const DECLINED: Partial<Record<Kind, Command>> = {
  touch: "resolve",
  meddle: "pass",
  hearts: "pass",
  brace: "pass",
  soften: "pass",
  chance: "pass",
  ask: "pass",
};

/** What declines a question, where that is offered and can be a habit. */
export function declineOf(prompt: Prompt): Offer | undefined {
  const command = DECLINED[prompt.kind];
  return command === undefined ? undefined : offerOf(prompt.choices, command);
}

/**
 * What a habit answers, if one does: never what can eliminate, as long as there is a choice. Where
 * the dangers are not known (`null`), only what has no alternative is done.
 */
export function automatic(
  habits: Habits,
  prompt: Prompt,
  offers: readonly Offer[],
  life: number,
  prospects: readonly Prospect[] | null,
): Automatic | null {
  // What can be done at any time is never done by itself.
  if (prompt.kind === "any") return null;
  const [only] = offers;
  if (habits.forced && only && offers.length === 1) return { offer: only, why: "forced" };
  if (prospects === null) return null;
  const end = offerOf(offers, "pass");
  const won = prompt.kind === "buy" && (prospectOf(prospects, "pass")?.wins ?? 0) === 1;
  if (habits.forced && end && won) return { offer: end, why: "wins" };
  const wish = wished(habits, prompt, offers, life);
  if (wish === null) return null;
  const offer = offerOf(offers, wish.command);
  if (offer === undefined) return null;
  const deadly = (prospectOf(prospects, wish.command)?.falls ?? 0) > 0;
  return deadly ? null : { offer, why: wish.why };
}

function wished(
  habits: Habits,
  prompt: Prompt,
  offers: readonly Offer[],
  life: number,
): { command: Command; why: Why } | null {
  if (prompt.kind === "yield" || prompt.kind === "jets") {
    if (habits.yieldAt > 0 && life <= habits.yieldAt) return { command: "yield", why: "yield-at" };
    const stays = habits.stayFrom > 0 && life >= habits.stayFrom && prompt.kind === "yield";
    return stays ? { command: "stay", why: "stay-from" } : null;
  }
  if (prompt.kind === "buy") {
    if (habits.skipBuying) return { command: "pass", why: "skip-buying" };
    const idle = offers.every((offer) => ["pass", "sweep"].includes(String(offer.command)));
    return habits.skipSweep && idle ? { command: "pass", why: "skip-sweep" } : null;
  }
  const decline = declineOf(prompt);
  const declines = decline !== undefined && habits.pass.includes(prompt.habit);
  return declines ? { command: decline.command, why: "pass" } : null;
}

const KEY = "tokyo-king-of-tokyo-habits";

/** Habits as they were kept; what was never chosen is as usual. */
export function read(store: Pick<Store, "get">): Habits {
  try {
    const kept: unknown = JSON.parse(store.get(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...USUAL, ...kept } : USUAL;
  } catch {
    return USUAL;
  }
}

export function write(store: Pick<Store, "set">, habits: Habits): void {
  store.set(KEY, JSON.stringify(habits));
}
