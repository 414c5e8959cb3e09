/** The builds that are offered in words, by base and by gain. Pure. */

import type { Offer } from "./match.ts";

export interface Group {
  /** The column that these lead on from; nothing for whatever is no build. */
  base: number | null;
  offers: Offer[];
}

function baseOf({ command }: Offer): number | null {
  return typeof command === "object" && "build" in command ? command.build.base : null;
}

/** How many cars it places. */
function gainOf({ command }: Offer): number {
  return typeof command === "object" && "build" in command ? command.build.cars.length : 0;
}

export function groupsOf(offers: readonly Offer[]): Group[] {
  const groups = new Map<number | null, Offer[]>();
  for (const offer of offers) {
    const base = baseOf(offer);
    groups.set(base, [...(groups.get(base) ?? []), offer]);
  }
  const byGain = (one: Offer, other: Offer) => gainOf(other) - gainOf(one);
  return [...groups]
    .sort(([one], [other]) => (one ?? -1) - (other ?? -1))
    .map(([base, some]) => ({ base, offers: some.sort(byGain) }));
}
