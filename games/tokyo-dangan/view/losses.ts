/** What the others' last turns broke: destinations that are farther than they were. */

import { tagged } from "@shell/match/tagged.ts";
import type { Event, Missing, Square } from "./types.ts";

/** A destination that somebody moved out of reach, or farther away. */
export interface Loss {
  city: Square;
  /** Tiles that were missing; nothing where no way could be opened. */
  before: number | null;
  /** Who did it, and where. */
  seat: number;
  square: Square;
}

const far = (tiles: number | null) => tiles ?? Infinity;

/** Whether a destination was in reach. */
export const wasConnected = (loss: Loss): boolean => loss.before === 0;

/** Who changed the roads, and where. */
function culpritOf(events: readonly Event[]): { seat: number; square: Square } | null {
  for (const event of events) {
    const told = tagged(event);
    if (told.is === "placed" || told.is === "rotated" || told.is === "removed") return told;
  }
  return null;
}

/** What one change broke for the seat that looks; its own changes break nothing. */
export function lossesOf(
  before: readonly Missing[],
  after: readonly Missing[],
  events: readonly Event[],
  own: number,
): Loss[] {
  const culprit = culpritOf(events);
  if (culprit === null || culprit.seat === own) return [];
  const { seat, square } = culprit;
  return before.flatMap(({ city, tiles }) => {
    const now = after.find((missing) => missing.city === city);
    const worse = now !== undefined && far(now.tiles) > far(tiles);
    return worse ? [{ city, before: tiles, seat, square }] : [];
  });
}

/** Adds fresh losses to the known ones, and drops what has been mended since. */
export function addLosses(
  known: readonly Loss[],
  fresh: readonly Loss[],
  now: readonly Missing[],
): Loss[] {
  const news = fresh.filter((loss) => !known.some((old) => old.city === loss.city));
  return [...known, ...news].filter((loss) => {
    const missing = now.find(({ city }) => city === loss.city);
    return missing !== undefined && far(missing.tiles) > far(loss.before);
  });
}

/** All that one deed broke. */
export interface Deed {
  seat: number;
  square: Square;
  /** Whether connections were cut, or ways only got longer. */
  cut: boolean;
  cities: Square[];
}

/** Losses put together by who caused them and where; cut connections come first. */
export function deedsOf(losses: readonly Loss[]): Deed[] {
  const deeds: Deed[] = [];
  for (const loss of losses) {
    const { seat, square, city } = loss;
    const cut = wasConnected(loss);
    const same = (deed: Deed) => deed.seat === seat && deed.square === square && deed.cut === cut;
    const known = deeds.find(same);
    if (known) known.cities.push(city);
    else deeds.push({ seat, square, cut, cities: [city] });
  }
  return deeds.sort((one, other) => Number(other.cut) - Number(one.cut));
}

/** Whether the seat's own turn ended: what was broken before is old then. */
export function endsOwnTurn(events: readonly Event[], own: number): boolean {
  return events.map(tagged).some((told) => told.is === "turn-ended" && told.seat === own);
}
