/** Answers that a player gives always: they only ever choose among what is offered. */

import type { Offer } from "@shell/match/wire.ts";
import type { Command, Prospect } from "../types.ts";
import { commandOf, offerOf } from "./offers.ts";
import { prospectOf, type Prompt } from "./prompt.ts";

export interface Habits {
  /** Yields Tokyo with so much life or less; 0 asks. */
  yieldAt: number;
  /** Stays in Tokyo with so much life or more; 0 asks. */
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
};

/** Why something was done without asking. */
export type Why = "forced" | "wins" | "yield-at" | "stay-from" | "skip-buying" | "skip-sweep" | "pass";

export interface Automatic {
  offer: Offer;
  why: Why;
}

/** What a habit answers, if one does: never what can eliminate, as long as there is a choice. */
export function automatic(
  habits: Habits,
  prompt: Prompt,
  offers: readonly Offer[],
  life: number,
  prospects: readonly Prospect[],
): Automatic | null {
  // What can be done at any time is never done by itself.
  if (prompt.kind === "any") return null;
  const [only] = offers;
  if (habits.forced && only && offers.length === 1) return { offer: only, why: "forced" };
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
    const idle = offers.every((offer) => ["pass", "sweep"].includes(String(commandOf(offer))));
    return habits.skipSweep && idle ? { command: "pass", why: "skip-sweep" } : null;
  }
  return habits.pass.includes(prompt.habit) ? { command: "pass", why: "pass" } : null;
}

const KEY = "tokyo-king-of-tokyo-habits";

/** Habits as they were kept; what was never chosen is as usual. */
export function read(store: Pick<Storage, "getItem">): Habits {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...USUAL, ...kept } : USUAL;
  } catch {
    return USUAL;
  }
}

export function write(store: Pick<Storage, "setItem">, habits: Habits): void {
  store.setItem(KEY, JSON.stringify(habits));
}
