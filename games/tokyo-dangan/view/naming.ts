/** Squares in words, for whoever hears the map instead of seeing it. */

import type { Say } from "@shell/words/words.svelte.ts";
import { nearestCity, type Cell } from "./grid.ts";
import { kindOf } from "./tiles.ts";
import type { CityName, Layout, Missing, Square, Tile, View } from "./types.ts";
import { listed } from "@shell/words/listed.ts";

/** What is known about a square besides where it lies. */
export interface Facts {
  tile: Tile | null;
  /** Whose trains stand there. */
  trains: readonly number[];
  missing: Missing | undefined;
  /** A destination whose distance is not told. */
  isGoal?: boolean;
  isStop: boolean;
  isFree: boolean;
}

/** A city, in the letters of whoever reads it. */
export function cityName(say: Say, { name, local }: CityName): string {
  return say("city", { name, local });
}

/** The city on a square, or the square where there is none. */
export function placeName(say: Say, cells: readonly Cell[], square: Square): string {
  const city = cells.find((cell) => cell.square === square)?.city;
  return city ? cityName(say, city) : square;
}

/** Palace, river or sea; a language that writes it otherwise finds it with hyphens for gaps. */
export function groundName(say: Say, name: string): string {
  return say("ground", { name, key: name.replaceAll(" ", "-") });
}

/** The square and what it is: "c4, Akihabara". */
export function squareName(
  say: Say,
  layout: Layout,
  cells: readonly Cell[],
  square: Square,
  tile: Tile | null,
): string {
  const cell = cells.find((one) => one.square === square);
  if (cell === undefined) return square;
  if (cell.city) return say("square-city", { square, name: cityName(say, cell.city) });
  if (cell.ground !== "open" && cell.ground !== "city") {
    return say("square-ground", { square, name: groundName(say, layout[cell.ground]) });
  }
  const nearest = nearestCity(cells, square)?.city;
  const name = nearest ? cityName(say, nearest) : "";
  if (tile === null) return say("square-open", { square, name });
  const [kind, sides] = [say(`kind-${kindOf(tile)}`), say("sides", { tile })];
  return say("square-tile", { square, name, kind, sides });
}

/** Everything about a square in one line. */
export function describe(
  say: Say,
  view: View,
  cells: readonly Cell[],
  square: Square,
  facts: Facts,
  nameOf: (seat: number) => string,
  own: number | null,
): string {
  const trains = facts.trains.map((seat) =>
    seat === own ? say("has-own-train") : say("has-train", { name: nameOf(seat) }),
  );
  const tiles = facts.missing?.tiles;
  const goal =
    facts.missing === undefined
      ? facts.isGoal
        ? [say("is-destination")]
        : []
      : [tiles === null || tiles === undefined ? say("is-goal-far") : say("is-goal", { tiles })];
  return listed([
    squareName(say, view.board, cells, square, facts.tile),
    ...goal,
    ...trains,
    ...(facts.isStop ? [say("is-stop")] : []),
    ...(facts.isFree ? [say("is-free")] : []),
  ]);
}
