/** What a pointer can take hold of on this table, and what pulling at it does. */

import { follow } from "@shell/hand/drag.ts";
import type { Grip } from "@shell/scene/pointers.ts";
import { optionOf } from "./draft.ts";
import { pointOf, spotOf } from "./space.ts";
import { mm, STOREY } from "./sizes.ts";
import type { Picture } from "./picture.svelte.ts";
import type { Play } from "./play.svelte.ts";
import type { Lie } from "./types.ts";

/** The name of a handle, as its button carries it. */
export type Hold = `base-${number}` | `car-${number}` | "far" | "foot" | "near";

/** How high what is held stands above the table: the pointer moves on that level. */
function level(play: Play): number {
  const { draft } = play;
  return draft?.is === "road" ? optionOf(draft.to).height * STOREY : 0;
}

/** The way between two pixels on a level of the table, as a way on the plan. */
function wayOf(
  picture: Picture,
  height: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): { x: number; y: number } | null {
  const to = picture.under({ x, y }, height);
  const from = picture.under({ x: x - dx, y: y - dy }, height);
  return to && from && { x: to.x - from.x, y: from.z - to.z };
}

const nothing = () => undefined;

/** Pulls a road out of a base: its end is where the pointer is. */
function pull(play: Play, picture: Picture, base: number, lift: number): Grip {
  let pulled = 0;
  return {
    move: (x, y, dx, dy) => {
      pulled += Math.hypot(dx, dy);
      if (pulled < 6) return;
      if (play.draft?.is !== "road" || play.draft.base !== base) play.pick(base);
      const at = picture.under({ x, y: y - lift }, level(play));
      if (at && play.draft?.is === "road") play.draft = { ...play.draft, pointer: spotOf(at) };
    },
    drop: (clicked) => {
      if (!clicked) return;
      play.pick(base);
      const column = play.now.truth.columns[base];
      if (column) picture.closeTo(pointOf(column.at));
    },
    suspend: nothing,
  };
}

/** Moves what is held, by its end that is so high: relatively, and slowly where room is scarce. */
function carry(play: Play, picture: Picture, height: () => number): Grip {
  return {
    move: (x, y, dx, dy) => {
      const way = wayOf(picture, height(), x, y, dx, dy);
      if (way === null) return;
      const spare = play.judged?.nearest?.spare;
      const { x: east, y: north } = follow(way, spare === undefined ? null : mm(spare));
      play.move(east, north);
    },
    drop: nothing,
    suspend: nothing,
  };
}

/** The directions along a road and to its left, on the plan. */
function axes(lie: Lie): { along: [number, number]; left: [number, number] } {
  const [x, y] = [lie.to.x - lie.from.x, lie.to.y - lie.from.y];
  const length = Math.hypot(x, y) || 1;
  return { along: [x / length, y / length], left: [-y / length, x / length] };
}

/** Shifts the near end on its base: along the road how far its tip reaches, across how far aside. */
function trim(play: Play, picture: Picture): Grip {
  return {
    move: (x, y, dx, dy) => {
      const { traced } = play;
      if (traced === null) return;
      const way = wayOf(picture, mm(traced.lie.from_height), x, y, dx, dy);
      if (way === null) return;
      const { along, left } = axes(traced.lie);
      // A tip lies past its column against the way of the road.
      play.trim("past", -(way.x * along[0] + way.y * along[1]));
      play.trim("aside", way.x * left[0] + way.y * left[1]);
    },
    drop: nothing,
    suspend: nothing,
  };
}

/** Drives a car along the road that is held. */
function drive(play: Play, picture: Picture, idx: number): Grip {
  return {
    move: (x, y) => {
      const { traced } = play;
      if (traced === null) return;
      const { lie } = traced;
      const at = picture.under({ x, y }, mm((lie.from_height + lie.to_height) / 2));
      if (at === null) return;
      const spot = spotOf(at);
      const { along } = axes(lie);
      const flat = Math.hypot(lie.to.x - lie.from.x, lie.to.y - lie.from.y);
      const way = (spot.x - lie.from.x) * along[0] + (spot.y - lie.from.y) * along[1];
      play.park(idx, (way / flat) * 11_400);
    },
    drop: nothing,
    suspend: nothing,
  };
}

/** What a handle does; `lift`: how far above a finger the end of a road is, in pixels. */
export function gripOf(hold: Hold, play: Play, picture: Picture, lift: number): Grip {
  if (hold === "far") return carry(play, picture, () => level(play));
  if (hold === "foot") return carry(play, picture, () => 0);
  if (hold === "near") return trim(play, picture);
  const number = Number(hold.slice(hold.indexOf("-") + 1));
  return hold.startsWith("base") ? pull(play, picture, number, lift) : drive(play, picture, number);
}
