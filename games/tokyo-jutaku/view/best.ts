/** The best results of a lone builder, kept on this device. */

import { local } from "@shell/storage.ts";
import type { Setup } from "./types.ts";

const KEPT = "tokyo-jutaku-best";

/** What was achieved: seconds of a sprint (less is better), or yen of a tour. */
export type Result = { is: "seconds"; value: number } | { is: "yen"; value: number };

/** Results are only compared with those of the same race; on one site only with that site's. */
export function raceOf(setup: Setup, card: number | null): string {
  const length = setup.mode === "attack" ? `-${setup.attack}` : "";
  const site = setup.mode === "daily" && card !== null ? `-${card}` : "";
  return `${setup.mode}-${setup.side}-${setup.assist}${length}${site}`;
}

export function bestOf(race: string): number | null {
  return all()[race] ?? null;
}

/** Keeps a result if it is the best; tells whether it is. */
export function keepBest(race: string, result: Result): boolean {
  const known = bestOf(race);
  const better = (old: number) => (result.is === "yen" ? result.value > old : result.value < old);
  if (known !== null && !better(known)) return false;
  local.set(KEPT, JSON.stringify({ ...all(), [race]: result.value }));
  return true;
}

function all(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(local.get(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    // Somebody else wrote there: it is begun anew.
    return {};
  }
}
