/** What somebody plays with, in a game that has figures. */

import type { Table } from "../match/wire.ts";

export interface Chosen {
  kind: string;
  /** What they call it. */
  name?: string;
}

/** What others at a table have chosen, and who they are: nobody else can have it. */
export function takenAt({ seats, mine }: Pick<Table, "seats" | "mine">): Map<string, string> {
  const taken = new Map<string, string>();
  seats.forEach((sitter, seat) => {
    const figure = sitter?.figure;
    if (sitter && figure?.chosen && seat !== mine) taken.set(figure.kind, sitter.name);
  });
  return taken;
}
