/** Players' clocks, as a page shows them between two messages. */

import { say } from "../words/words.svelte.ts";
import type { ClockRule, Clocks } from "./wire.ts";

/** What is left to a seat, `passed` milliseconds after the clocks were heard. */
export function leftOf(clocks: Clocks, seat: number, passed: number): number {
  const clock = clocks.seats[seat];
  if (clock === undefined) return 0;
  return Math.max(0, clock.left_ms - (clock.running ? Math.max(0, passed) : 0));
}

/** Below this, in milliseconds, a running clock is a warning. */
const LOW = 20_000;

export function isLow(left: number): boolean {
  return left < LOW;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A clock in figures, from days on in words: `2 d 4 h`, `1:05:00`, `4:09`. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  const two = (number: number) => String(number).padStart(2, "0");
  if (seconds >= DAY) {
    const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
    return say("time-in-days", { days, hours });
  }
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = `${two(seconds % MINUTE)}`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(minutes)}:${rest}`;
  return `${minutes}:${rest}`;
}

/** The clocks that a host can choose from; nothing is as long as one likes. */
export const CLOCKS: readonly { key: string; rule: ClockRule | null }[] = [
  { key: "none", rule: null },
  { key: "move-30", rule: { "per-move": { seconds: 30 } } },
  { key: "move-90", rule: { "per-move": { seconds: 90 } } },
  { key: "game-5", rule: { "per-game": { seconds: 300, increment: 5 } } },
  { key: "game-15", rule: { "per-game": { seconds: 900, increment: 10 } } },
  { key: "game-30", rule: { "per-game": { seconds: 1_800, increment: 10 } } },
  { key: "days-1", rule: { "days-per-move": { days: 1 } } },
  { key: "days-3", rule: { "days-per-move": { days: 3 } } },
];

/** Whether a move may take days, so that nobody keeps the page open for it. */
export function isByDays(rule: ClockRule | null): boolean {
  return rule !== null && "days-per-move" in rule;
}

/** A rule in numbers, for a sentence about it. */
export function ruleNumbers(rule: ClockRule | null): { key: string; args: Record<string, number> } {
  if (rule === null) return { key: "clock-none", args: {} };
  if ("per-move" in rule) {
    return { key: "clock-per-move", args: { seconds: rule["per-move"].seconds } };
  }
  if ("days-per-move" in rule) {
    return { key: "clock-days", args: { days: rule["days-per-move"].days } };
  }
  const { seconds, increment } = rule["per-game"];
  return { key: "clock-per-game", args: { minutes: Math.round(seconds / 60), increment } };
}
