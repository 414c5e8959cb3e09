/** What people who look for a game have: how many they are, and how much time. */

import type { GameView } from "../games/shelf.ts";
import { local } from "../storage.ts";

/** Zero where it does not matter. */
export interface Wish {
  players: number;
  minutes: number;
}

/** What a box says about itself that matters here. */
export type Facts = Pick<GameView, "seats" | "minutes">;

/** What about a game does not fit a wish. */
export interface Misfit {
  players: boolean;
  minutes: boolean;
}

const KEPT = "tokyo-wish";
/** Nobody plans by single minutes. */
const STEP = 15;

export function misfitOf(
  { seats: [least, most], minutes: [, longest] }: Facts,
  wish: Wish,
): Misfit {
  return {
    players: wish.players !== 0 && (wish.players < least || wish.players > most),
    // Somebody who has an hour wants to be done within it.
    minutes: wish.minutes !== 0 && longest > wish.minutes,
  };
}

export function fits(game: Facts, wish: Wish): boolean {
  const { players, minutes } = misfitOf(game, wish);
  return !players && !minutes;
}

/** Those that fit before those that do not, both in the order of the shelf. */
export function inFront<T extends Facts>(games: readonly T[], wish: Wish): T[] {
  return [
    ...games.filter((game) => fits(game, wish)),
    ...games.filter((game) => !fits(game, wish)),
  ];
}

/** The numbers of players that any of the games is for. */
export function playerCounts(games: readonly Facts[]): number[] {
  const least = Math.min(...games.map(({ seats }) => seats[0]));
  const most = Math.max(...games.map(({ seats }) => seats[1]));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, idx) => least + idx);
}

/** The times that tell games apart, in minutes. */
export function timeLimits(games: readonly Facts[]): number[] {
  const limits = games.map(({ minutes: [, longest] }) => Math.ceil(longest / STEP) * STEP);
  return [...new Set(limits)].sort((one, other) => one - other);
}

/** What was wished for last time on this device. */
export function keptWish(): Wish {
  try {
    const kept = JSON.parse(local.get(KEPT) ?? "{}") as Partial<Wish> | null;
    const number = (value: unknown) => (Number.isInteger(value) ? Number(value) : 0);
    return { players: number(kept?.players), minutes: number(kept?.minutes) };
  } catch {
    // What cannot be read is as good as nothing.
    return { players: 0, minutes: 0 };
  }
}

export function keepWish(wish: Wish): void {
  local.set(KEPT, JSON.stringify(wish));
}
