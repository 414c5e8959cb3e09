/** What is held before it is built: a road with its column or exit, or a building. Pure. */

import { hundredths } from "./sizes.ts";
import type {
  Build,
  Column,
  Command,
  Heading,
  Parking,
  Shape,
  Spot,
  Step,
  Trace,
  View,
} from "./types.ts";

export interface RoadDraft {
  is: "road";
  base: number;
  /** Where the new column, or the far end of an exit, is wanted. */
  pointer: Spot;
  to: Trace["to"];
  /** How far the near tip lies past the base; nothing: in the middle of what is possible. */
  past: number | null;
  aside: number;
  farAside: number;
  /** Nothing: cars park by themselves. */
  cars: Parking[] | null;
  /** Whether it stays exactly where it is put. */
  free: boolean;
}

export interface TowerDraft {
  is: "tower";
  shape: Shape;
  at: Spot;
  heading: Heading;
  free: boolean;
}

export type Draft = RoadDraft | TowerDraft;

/** How far ahead of its base a road first leads. */
const AHEAD = 10_900;
/** The furthest that a road may run aside of the centre of a column, and a tip past it. */
const ASIDE = 438;
const PAST: readonly [number, number] = [-507, 807];

/** What a base can lead on to: a part of the forecast. */
export type Option = Pick<Step, "height" | "junction">;

const isExit = (option: Option) => option.height === 0;

function aimOf({ height, junction }: Option): Trace["to"] {
  if (height === 0) return "exit";
  return junction ? { junction: height } : { grey: height };
}

/** What a road in hand leads to: a column of some height, or the table at height 0. */
export function optionOf(to: Trace["to"]): Option {
  if (to === "exit") return { height: 0, junction: false };
  return "junction" in to
    ? { height: to.junction, junction: true }
    : { height: to.grey, junction: false };
}

const same = (one: Option, other: Option) =>
  one.height === other.height && one.junction === other.junction;

/** Picks a base up: the road goes on as the last one came. */
export function begin(view: View, base: number, options: readonly Option[]): RoadDraft | null {
  const column = view.truth.columns[base];
  const first = options.find((option) => !isExit(option) && !option.junction) ?? options[0];
  if (column === undefined || first === undefined) return null;
  const heading = headingFrom(view, base, column);
  const pointer = {
    x: Math.round(column.at.x + Math.cos(heading) * AHEAD),
    y: Math.round(column.at.y + Math.sin(heading) * AHEAD),
  };
  const straight = {
    past: null,
    aside: 0,
    farAside: 0,
    cars: null,
    free: false,
  };
  return { is: "road", base, pointer, to: aimOf(first), ...straight };
}

/** Straight on from the road that leads to a base; from an entrance, as its ramp comes up. */
function headingFrom(view: View, base: number, column: Column): number {
  const idx = view.truth.roads.findIndex(({ to, base: from }) =>
    "column" in to ? to.column.column === base : "ramp" in to && from === base,
  );
  const [road, lie] = [view.truth.roads[idx], view.lies[idx]];
  if (road === undefined || lie === undefined) return Math.atan2(-column.at.y, -column.at.x);
  const [from, to] = "ramp" in road.to ? [lie.to, lie.from] : [lie.from, lie.to];
  return Math.atan2(to.y - from.y, to.x - from.x);
}

/** A build that somebody named, as it would be held. */
export function adopt(build: Build): RoadDraft {
  const { base, past, aside, to, cars } = build;
  const held = {
    is: "road" as const,
    base,
    past,
    aside,
    cars: cars.length > 0 ? cars : null,
    free: true,
  };
  if ("exit" in to) return { ...held, to: "exit", farAside: 0, pointer: { x: 0, y: 0 } };
  const { at, height, junction, aside: farAside } = to.column;
  return { ...held, to: aimOf({ height, junction }), farAside, pointer: at };
}

/** An exit that somebody named: its far end lies in its direction from its base. */
export function adoptExit(build: Build, columns: readonly Column[]): RoadDraft {
  const draft = adopt(build);
  const base = columns[build.base];
  if (!("exit" in build.to) || base === undefined) return draft;
  const angle = (build.to.exit.heading / 18_000) * Math.PI;
  const pointer = {
    x: Math.round(base.at.x + Math.cos(angle) * AHEAD),
    y: Math.round(base.at.y + Math.sin(angle) * AHEAD),
  };
  return { ...draft, pointer };
}

export function traceOf(draft: RoadDraft): Trace {
  const { base, pointer, to, past, aside, farAside, cars, free } = draft;
  return {
    base,
    pointer,
    to,
    past,
    aside,
    far_aside: farAside,
    cars,
    snap: !free,
  };
}

/** Moved on the plan, by millimetres. */
export function moved<D extends Draft>(draft: D, x: number, y: number): D {
  const by = (spot: Spot) => ({
    x: spot.x + hundredths(x),
    y: spot.y + hundredths(y),
  });
  if (draft.is === "tower") return { ...draft, at: by(draft.at) };
  // Cars that were parked by hand stay on their road, wherever it goes.
  return { ...draft, pointer: by((draft as RoadDraft).pointer) };
}

/** Turned, a road round its base and a building on its spot; degrees, counter-clockwise. */
export function turned(draft: Draft, degrees: number, columns: readonly Column[]): Draft {
  if (draft.is === "tower") {
    const heading = (draft.heading + Math.round(degrees * 100) + 36_000) % 36_000;
    return { ...draft, heading };
  }
  const base = columns[draft.base];
  if (base === undefined) return draft;
  const angle = (degrees / 180) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x, y] = [draft.pointer.x - base.at.x, draft.pointer.y - base.at.y];
  const pointer = {
    x: Math.round(base.at.x + x * cos - y * sin),
    y: Math.round(base.at.y + x * sin + y * cos),
  };
  return { ...draft, pointer };
}

/** Turned aside as little as needed until it fits; straight on where it fits nowhere. */
export function fitting(
  draft: RoadDraft,
  columns: readonly Column[],
  fits: (draft: RoadDraft) => boolean,
): RoadDraft {
  for (let aside = 0; aside <= 180; aside += 10) {
    for (const degrees of aside === 0 ? [0] : [aside, -aside]) {
      const tried = turned(draft, degrees, columns) as RoadDraft;
      if (fits(tried)) return tried;
    }
  }
  return draft;
}

/** Led on to something else; cars and tips start over. */
function aimed(draft: RoadDraft, option: Option | undefined): RoadDraft {
  if (option === undefined || same(option, optionOf(draft.to))) return draft;
  return { ...draft, to: aimOf(option), cars: null, past: null };
}

/** The next height up or down of the same kind; nothing changes where there is none. */
export function raised(draft: RoadDraft, options: readonly Option[], by: number): RoadDraft {
  const now = optionOf(draft.to);
  const rising = options
    .filter((option) => isExit(option) === isExit(now) && option.junction === now.junction)
    .sort((one, other) => one.height - other.height);
  const beyond = rising.filter(({ height }) => (height - now.height) * by > 0);
  return aimed(draft, by > 0 ? beyond[0] : beyond.at(-1));
}

/** As a junction, or as an ordinary column again; as near in height as can be. */
export function withJunction(
  draft: RoadDraft,
  options: readonly Option[],
  junction: boolean,
): RoadDraft {
  const now = optionOf(draft.to);
  const others = options.filter((option) => !isExit(option) && option.junction === junction);
  const near = others.sort(
    (one, other) => Math.abs(one.height - now.height) - Math.abs(other.height - now.height),
  );
  return aimed(draft, near[0]);
}

/** As an exit, or to a column again. */
export function withExit(draft: RoadDraft, options: readonly Option[], exit: boolean): RoadDraft {
  return aimed(
    draft,
    options.find((option) => isExit(option) === exit && !option.junction),
  );
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

export type Trim = "past" | "aside" | "farAside";

/** Fine work at the ends, by millimetres; `from` is where a tip lies that was left to itself. */
export function trimmed(draft: RoadDraft, trim: Trim, by: number, from: number): RoadDraft {
  const value = (draft[trim] ?? from) + hundredths(by);
  const [least, most] = trim === "past" ? PAST : [-ASIDE, ASIDE];
  return { ...draft, [trim]: within(value, least, most) };
}

/** A car moved along its road, within the stretches where one can stand. */
export function parkedAt(
  draft: RoadDraft,
  cars: readonly Parking[],
  idx: number,
  along: number,
  stretches: readonly { from: number; to: number }[],
): RoadDraft {
  const clamp = ({ from, to }: { from: number; to: number }) => within(Math.round(along), from, to);
  const spots = stretches
    .map(clamp)
    .sort((one, other) => Math.abs(one - along) - Math.abs(other - along));
  const spot = spots[0];
  if (spot === undefined) return draft;
  return {
    ...draft,
    cars: cars.map((car, n) => (n === idx ? { ...car, along: spot } : car)),
  };
}

/** The command that a building would be put up by. */
export function raiseOf({ shape, at, heading }: TowerDraft): Command {
  return { raise: { shape, at, heading } };
}
