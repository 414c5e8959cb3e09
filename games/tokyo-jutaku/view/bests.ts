/** The best results of a lone builder, from matches on the server and on this device. Pure. */

import type { SoloResult } from "@shell/match/wire.ts";
import { isBetter, raceOf, type Result } from "./best.ts";
import { soloRaces, type SoloRace } from "./solo.ts";
import type { Assist, Setup, Side } from "./types.ts";

export interface BestRow {
  race: SoloRace["id"];
  side: Side;
  assist: Assist;
  unit: SoloRace["unit"];
  /** The best on the server, with its table and day. */
  server: { value: number; key: string; day: string | null } | null;
  /** The best on this device. */
  device: number | null;
}

/** What options are when a host left them out. */
const DEFAULTS: Partial<Setup> = { mode: "race", side: "white", assist: "standard", attack: 10 };

const SIDES: readonly Side[] = ["blue", "white"];
const ASSISTS: readonly Assist[] = ["guided", "standard", "master"];

/** A row for every race that has a best anywhere. The site of a day has a page of its own. */
export function bestRows(
  results: readonly SoloResult[],
  onDevice: (race: string) => number | null,
): BestRow[] {
  const rows = SIDES.flatMap((side) =>
    ASSISTS.flatMap((assist) =>
      soloRaces(side, assist, "")
        .filter(({ id }) => id !== "daily")
        .map(({ id, setup, unit }): BestRow => {
          const race = raceOf({ ...DEFAULTS, ...setup } as Setup, null);
          const server = bestOnServer(results, race, unit);
          return { race: id, side, assist, unit, server, device: onDevice(race) };
        }),
    ),
  );
  return rows.filter(({ server, device }) => server !== null || device !== null);
}

function bestOnServer(
  results: readonly SoloResult[],
  race: string,
  unit: SoloRace["unit"],
): BestRow["server"] {
  let best: BestRow["server"] = null;
  for (const { options, score, ending, key, day } of results) {
    const setup = { ...DEFAULTS, ...options } as Setup;
    // Whoever ran out of cards or time has not finished the sprint.
    const finished = setup.mode !== "race" || ending === "fourth-site";
    if (!finished || raceOf(setup, null) !== race) continue;
    const result: Result = { is: unit, value: score };
    if (best === null || isBetter(result, best.value)) best = { value: score, key, day };
  }
  return best;
}
