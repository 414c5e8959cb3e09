/** Win chances and what was lost of them, as people write numbers. */

import { spoken } from "../words/words.svelte.ts";
import type { Account } from "./types.ts";
import { SURE } from "./winLines.ts";

const percent = (part: number) =>
  new Intl.NumberFormat(spoken(), { style: "percent" }).format(part);

/** A chance in hundredths of a percent: whole percents, and never 0% or 100% of what is open. */
export function chanceText(hundredths: number): string {
  if (hundredths > 0 && hundredths < 50) return `<${percent(0.01)}`;
  if (hundredths < SURE && hundredths >= SURE - 50) return `>${percent(0.99)}`;
  return percent(Math.round(hundredths / 100) / 100);
}

/**
 * The chances of all seats: whole percents that add up as the chances do. What is left over by
 * rounding down goes to those who lost most by it.
 */
export function chanceTexts(chances: readonly number[]): string[] {
  const floors = chances.map((chance) => Math.floor(chance / 100));
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const over = Math.round(sum(chances) / 100) - sum(floors);
  const order = chances.map((chance, seat) => ({ seat, rest: chance % 100 }));
  order.sort((one, other) => other.rest - one.rest);
  for (const { seat } of order.slice(0, over)) floors[seat] = (floors[seat] ?? 0) + 1;
  return floors.map((whole, seat) => {
    const chance = chances[seat] ?? 0;
    const sure = chance === 0 || chance === SURE;
    return sure || (whole > 0 && whole < 100) ? chanceText(whole * 100) : chanceText(chance);
  });
}

const tenths = (points: number, sign: "auto" | "exceptZero") =>
  new Intl.NumberFormat(spoken(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign,
  })
    // A hyphen is no minus.
    .format(points)
    .replace("-", "−");

/** Points of win chance, told without their sign: `3.2`. */
export const pointsText = (hundredths: number): string =>
  tenths(Math.abs(hundredths) / 100, "auto");

/** The same as a change: `+3.2`, `−3.2`, `0.0`. */
export const changeText = (hundredths: number): string => {
  const rounded = Math.round(hundredths / 10) / 10;
  return tenths(rounded === 0 ? 0 : rounded, "exceptZero");
};

/** The parts of an account, in the order in which they are told. */
export const PARTS = ["luck", "errors", "others", "rest"] as const;
export type Part = (typeof PARTS)[number];

/** An account in tenths of a point, as it is shown: the parts still add up to the result. */
export function shownAccount(account: Account): Account {
  const round = (value: number) => Math.round(value / 10) * 10;
  const [start, luck, errors] = [account.start, account.luck, account.errors].map(round);
  const [others, result] = [account.others, account.result].map(round);
  const shown = {
    ...{ seat: account.seat, start: start ?? 0, luck: luck ?? 0, errors: errors ?? 0 },
    ...{ others: others ?? 0, result: result ?? 0 },
  };
  // What is left over is by its nature nobody's: it takes up what rounding leaves.
  const rest = shown.result - shown.start - shown.luck - shown.errors - shown.others;
  return { ...shown, rest };
}
