/** Who sits where, as the rules' own words and pictures want to know it. */

import type { Sitter } from "./wire.ts";

export interface Player {
  name: string;
  figure: { kind: string; name: string | null } | null;
}

export function playersOf(sitters: readonly Pick<Sitter, "name" | "figure">[]): Player[] {
  return sitters.map(({ name, figure }) => ({
    name,
    figure: figure ? { kind: figure.kind, name: figure.name ?? null } : null,
  }));
}
