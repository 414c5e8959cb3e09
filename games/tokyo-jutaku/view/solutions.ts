/** Which sites a solution can be shown for, and the wood that it borrows. Pure. */

import { sideOf } from "./cells.ts";
import type { SiteSeen } from "./stands.ts";
import type { Side, Standing, View } from "./types.ts";

/** A site that nobody builds on any more. */
export interface Solved {
  seat: number;
  card: number;
  side: Side;
}

/**
 * The site of each player, as far as there is nothing left to give away: the one in front of them
 * when the match is over, and before that the last one they completed. At a replay every match is
 * over.
 */
export function solvedOf(view: View, over: boolean): Solved[] {
  return view.architects.flatMap(({ site, done }, seat) => {
    if (over && site) return [{ seat, card: site.card, side: site.side }];
    const card = done.at(-1);
    return card === undefined ? [] : [{ seat, card, side: sideOf(view, seat) }];
  });
}

/** The view as the rules are asked about it at a replay, whose match is over at every step. */
export function asOver(view: View): View {
  return { ...view, phase: { over: { end: "time-up", winners: [] } } };
}

/** The other sites and the pile, without the wood that a solution borrows from them. */
export function lending(
  sites: readonly SiteSeen[],
  pile: readonly number[],
  shown: readonly Standing[],
): { sites: SiteSeen[]; pile: number[] } {
  const lent = new Set(shown.map(({ pose: { piece } }) => piece));
  const kept = (site: SiteSeen): SiteSeen => ({
    ...site,
    standing: site.standing.filter(({ pose: { piece } }) => !lent.has(piece)),
    hand: site.hand !== null && lent.has(site.hand) ? null : site.hand,
  });
  return {
    sites: sites.map(kept),
    pile: pile.filter((piece) => !lent.has(piece)),
  };
}
