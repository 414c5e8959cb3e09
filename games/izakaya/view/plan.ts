/** Turns what happened into scenes: one after the other, each with its reason on the board. */

import type { Beat } from "@shell/match/stage.svelte.ts";
import { noMore, tagged, type Tagged } from "@shell/match/tagged.ts";
import type { Change, LogEntry } from "./match.ts";
import type { Address, Colour, Corner, Event, Gap, View } from "./types.ts";

/** The table at one moment: a view, and the bids in open hands while they are being shown. */
export interface Moment {
  view: View;
  open: readonly number[] | null;
}

/** What an act was about: where its words stand on the board. */
export type Spot =
  | { is: "corner"; corner: Corner }
  | { is: "gap"; gap: Gap }
  | { is: "card"; card: Address }
  | { is: "bay"; colour: Colour }
  | { is: "wood" }
  | { is: "row" };

/** The events that are shown. */
type Act = Exclude<Tagged<Event>["is"], "bid-withdrawn" | "lined" | "phase-over" | "over">;

export interface Scene {
  act: Act;
  from: Moment;
  to: Moment;
  seat: number | null;
  spot: Spot;
  says: string;
}

const ACT_MS = 1_100;
const TAKE_MS = 800;
const SHORT_MS = 420;
const REVEAL_MS = 1_500;
const ORDER_MS = 900;

interface Shown {
  act: Act;
  seat: number | null;
  spot: Spot;
  ms: number;
}

/** Where an event happened, and how long it is shown; nothing for those that need no scene. */
function shownAs(event: Event): Shown | null {
  const told = tagged(event);
  switch (told.is) {
    case "bottled":
      return {
        act: told.is,
        seat: told.seat,
        spot: { is: "corner", corner: told.corner },
        ms: ACT_MS,
      };
    case "priced":
      return { act: told.is, seat: told.seat, spot: { is: "bay", colour: told.to }, ms: ACT_MS };
    case "claimed":
      return { act: told.is, seat: told.seat, spot: { is: "gap", gap: told.gap }, ms: ACT_MS };
    case "took":
      return { act: told.is, seat: told.seat, spot: { is: "wood" }, ms: TAKE_MS };
    case "placed":
      return { act: told.is, seat: told.seat, spot: { is: "card", card: told.card }, ms: ACT_MS };
    case "gave-up":
      return { act: told.is, seat: told.seat, spot: { is: "wood" }, ms: ACT_MS };
    case "passed":
    case "bid-placed":
      return { act: told.is, seat: told.seat, spot: { is: "row" }, ms: SHORT_MS };
    case "last-phase":
      return { act: told.is, seat: null, spot: { is: "row" }, ms: ACT_MS };
    // All hands are opened in scenes of their own; the rest is seen in what it leads to.
    case "bids-revealed":
    case "bid-withdrawn":
    case "lined":
    case "phase-over":
    case "over":
      return null;
    default:
      return noMore(told);
  }
}

export function plan({ before, after, events }: Change): Beat<Scene>[] {
  if (before === null) return [];
  const still = { view: before, open: null };
  const end = { view: after, open: null };
  const beats: Beat<Scene>[] = [];
  for (const { event, text } of events) {
    if ("bids-revealed" in event) {
      beats.push(...reveal(event["bids-revealed"].bids, before, after, text));
      continue;
    }
    const shown = shownAs(event);
    if (shown === null) continue;
    const { ms, ...about } = shown;
    // Only the first act of a change moves anything: what follows from it is there by then.
    const from = beats.length === 0 ? still : end;
    beats.push({ scene: { from, to: end, says: text, ...about }, ms });
  }
  // The last bid and the opening of all are one change: nobody's hand closes for a moment only.
  const opens = beats.some(({ scene }) => scene.to.open !== null);
  return opens ? beats.filter(({ ms }) => ms !== SHORT_MS) : beats;
}

/** All hands open together; then the order of play re-forms. */
function reveal(bids: readonly number[], before: View, after: View, says: string): Beat<Scene>[] {
  const players = before.players.map((player) => ({
    ...player,
    has_bid: true,
  }));
  const closed = { view: { ...before, players }, open: null };
  const open = { view: { ...before, players }, open: bids };
  const common = { act: "bids-revealed" as const, seat: null, spot: { is: "row" } as const, says };
  return [
    { scene: { ...common, from: closed, to: open }, ms: REVEAL_MS },
    { scene: { ...common, from: open, to: { view: after, open: null } }, ms: ORDER_MS },
  ];
}

/** A place where somebody else has just acted. */
export interface Fresh {
  seat: number;
  spot: Spot;
  says: string;
}

/** What others did, by what happened. */
export function doneByOthers(entries: readonly LogEntry[], own: number | null): Fresh[] {
  return entries.flatMap(({ event, text }) => {
    const shown = event === undefined ? null : shownAs(event);
    if (shown === null || shown.seat === null || shown.seat === own) return [];
    if (shown.spot.is === "row" || shown.spot.is === "wood") return [];
    return [{ seat: shown.seat, spot: shown.spot, says: text }];
  });
}
