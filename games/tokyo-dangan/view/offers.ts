/** What may be done now, found by what was clicked. The rules made the list. */

import { endOf } from "@shell/match/end.ts";
import type { Asked } from "./match.ts";
import type { Command, Square, Tile } from "./types.ts";
import { kindOf, type Kind } from "./tiles.ts";

/** A name for a command: the same for the same command. */
export function keyOf(command: Command): string {
  if (command === "end") return "end";
  if ("move" in command) return `move ${command.move.to}`;
  if ("place" in command) return `place ${command.place.square} ${command.place.tile}`;
  if ("rotate" in command) return `rotate ${command.rotate.square} ${command.rotate.tile}`;
  return `remove ${command.remove.square}`;
}

export class Offers {
  readonly #all = new Map<string, Command>();
  readonly #ends = new Map<string, string>();
  readonly #places = new Map<Kind, Set<Square>>();
  readonly #turns = new Map<Square, Set<Tile>>();

  constructor(ask: Asked | null) {
    for (const offer of ask?.offers ?? []) {
      const command = offer.command;
      this.#all.set(keyOf(command), offer.command);
      const end = endOf(offer);
      if (end !== null) this.#ends.set(keyOf(command), end);
      if (command === "end") continue;
      if ("place" in command) {
        add(this.#places, kindOf(command.place.tile), command.place.square);
      } else if ("rotate" in command) {
        add(this.#turns, command.rotate.square, command.rotate.tile);
      }
    }
  }

  /** Whether there is anything to choose. */
  get any(): boolean {
    return this.#all.size > 0;
  }

  /** The offered command, if it is one. */
  find(command: Command): Command | undefined {
    return this.#all.get(keyOf(command));
  }

  /** What the command would bring, with its sign: the end of the match. */
  endOf(command: Command): string | undefined {
    return this.#ends.get(keyOf(command));
  }

  has(command: Command): boolean {
    return this.#all.has(keyOf(command));
  }

  /** Where a tile of that kind can be laid. */
  groundFor(kind: Kind): ReadonlySet<Square> {
    return this.#places.get(kind) ?? new Set();
  }

  /** The kinds that can be laid there. */
  kindsFor(square: Square): Kind[] {
    return [...this.#places].filter(([, squares]) => squares.has(square)).map(([kind]) => kind);
  }

  /** How the tile there can be turned. */
  turnsOf(square: Square): ReadonlySet<Tile> {
    return this.#turns.get(square) ?? new Set();
  }
}

function add<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}
