/** Who would score what: sums over cards, and what changes them. Pure. */

import type { Address, Lot } from "./types.ts";

/** What each seat's cards bring together. */
export function totals(lots: readonly Lot[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { owner, yen } of lots) {
    if (owner !== null) sums[owner] = (sums[owner] ?? 0) + yen;
  }
  return sums;
}

/** What a card brings now, and what it would bring. */
export interface Outlook extends Lot {
  /** The difference, in yen; nothing where nothing is being considered. */
  change: number;
  /** Whether its owner would be another. */
  claimed: boolean;
}

export function outlooks(now: readonly Lot[], after: readonly Lot[] | null): Outlook[] {
  const before = new Map<Address, Lot>(now.map((lot) => [lot.card, lot]));
  return (after ?? now).map((lot) => {
    const was = before.get(lot.card);
    return {
      ...lot,
      change: lot.yen - (was?.yen ?? 0),
      claimed: lot.owner !== (was?.owner ?? null),
    };
  });
}
