/** The best results of a lone builder, kept on this device. */

import { local } from "@shell/storage.ts";
import type { Medal, Setup } from "./types.ts";

const KEPT = "tokyo-jutaku-best";
const MEDALS = "tokyo-jutaku-medals";
/** From the least. */
const WORTH: readonly Medal[] = ["bronze", "silver", "gold"];

/** What was achieved: seconds of a sprint (less is better), or yen of a tour. */
export type Result = { is: "seconds"; value: number } | { is: "yen"; value: number };

/**
 * Results are only compared with those of the same race; on one site only with that site's: the
 * one of a day, or the card.
 */
export function raceOf(setup: Setup, card: number | null): string {
  const length = setup.mode === "attack" ? `-${setup.attack}` : "";
  const which = setup.day ?? card;
  const site = setup.mode === "daily" && which !== null ? `-${which}` : "";
  return `${setup.mode}-${setup.side}-${setup.assist}${length}${site}`;
}

export function bestOf(race: string): number | null {
  return kept<number>(KEPT)[race] ?? null;
}

/** The best medal of a race. */
export function medalOf(race: string): Medal | null {
  const medal = kept<Medal>(MEDALS)[race];
  return medal !== undefined && WORTH.includes(medal) ? medal : null;
}

/** Keeps a medal if it is the best. */
export function keepMedal(race: string, medal: Medal): void {
  const known = medalOf(race);
  if (known !== null && WORTH.indexOf(known) >= WORTH.indexOf(medal)) return;
  local.set(MEDALS, JSON.stringify({ ...kept<Medal>(MEDALS), [race]: medal }));
}

/** More yen are better, and fewer seconds. */
export function isBetter(result: Result, than: number): boolean {
  return result.is === "yen" ? result.value > than : result.value < than;
}

/** Keeps a result if it is the best; tells whether it is. */
export function keepBest(race: string, result: Result): boolean {
  const known = bestOf(race);
  if (known !== null && !isBetter(result, known)) return false;
  local.set(KEPT, JSON.stringify({ ...kept<number>(KEPT), [race]: result.value }));
  return true;
}

function kept<T>(key: string): Record<string, T> {
  try {
    const read: unknown = JSON.parse(local.get(key) ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, T>) : {};
  } catch {
    // Somebody else wrote there: it starts over.
    return {};
  }
}
