/** The builds that are offered in words, by base, by what comes after and by gain. Pure. */

import type { Offer } from "./match.ts";
import type { Build, Column, Spot, Truth } from "./types.ts";

/** As whoever looks at the table sees them: anticlockwise from the right, as headings are counted. */
const WAYS = [
  "right",
  "far-right",
  "far",
  "far-left",
  "left",
  "near-left",
  "near",
  "near-right",
] as const;

export type Way = (typeof WAYS)[number];

/** The column that builds lead on from, as somebody who looks at the table would call it. */
export interface Base {
  column: number;
  kind: "ramp" | "junction" | "column";
  height: number;
  /** Where on the table it stands. */
  way: Way;
}

export interface Idea {
  offer: Offer;
  /** What it builds; nothing for whatever is no build. */
  build: {
    kind: "column" | "junction" | "exit";
    height: number;
    way: Way;
    /** Which one it is, where the words alone would name several ideas. */
    nth: number | null;
    cars: number;
  } | null;
  /** Whether its player would be left with cars to place and no column to build from. */
  last: boolean;
}

export interface Group {
  /** Nothing for whatever is no build. */
  base: Base | null;
  ideas: Idea[];
}

const angle = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);

function wayOf(radians: number): Way {
  const eighth = Math.round(radians / (Math.PI / 4));
  return WAYS[(eighth + 16) % 8] ?? "right";
}

const limit = (column: Column) => (column.junction ? 2 : 1);

/** Whether a build takes the last place where its player can go on, and cars are left. */
function endsLast(build: Build, truth: Truth): boolean {
  const owner = truth.columns[build.base]?.owner;
  if (!("exit" in build.to) || owner === undefined) return false;
  const mine = truth.columns.filter((column) => column.owner === owner);
  const ways = mine.reduce((sum, column) => sum + limit(column) - column.outgoing, 0);
  const left = (truth.builders[owner]?.cars ?? 0) - build.cars.length;
  return ways === 1 && left > 0;
}

function ideaOf(offer: Offer, truth: Truth, azimuth: number): Idea {
  const build = buildOf(offer);
  const base = build === null ? undefined : truth.columns[build.base];
  if (build === null || base === undefined) return { offer, build: null, last: false };
  const { to, cars } = build;
  const radians =
    "exit" in to ? (to.exit.heading / 18_000) * Math.PI : angle(base.at, to.column.at);
  const kind = "exit" in to ? "exit" : to.column.junction ? "junction" : "column";
  const height = "exit" in to ? 0 : to.column.height;
  const way = wayOf(radians - azimuth);
  const last = endsLast(build, truth);
  return { offer, build: { kind, height, way, nth: null, cars: cars.length }, last };
}

/** What an offer builds; nothing for whatever is no build. */
export function buildOf({ command }: Pick<Offer, "command">): Build | null {
  return typeof command === "object" && "build" in command ? command.build : null;
}

function baseOf(column: number, truth: Truth, azimuth: number): Base | null {
  const found = truth.columns[column];
  if (found === undefined) return null;
  const ramp = column < truth.builders.length;
  const kind = found.junction ? "junction" : ramp ? "ramp" : "column";
  const way = wayOf(angle({ x: 0, y: 0 }, found.at) - azimuth);
  return { column, kind, height: found.height, way };
}

/** Numbers those that would be told in the same words. */
function told(ideas: readonly Idea[]): Idea[] {
  const words = ({ build }: Idea) => JSON.stringify(build);
  return ideas.map((idea, idx) => {
    const alike = (others: readonly Idea[]) =>
      others.filter((other) => words(other) === words(idea)).length;
    if (idea.build === null || alike(ideas) === 1) return idea;
    return { ...idea, build: { ...idea.build, nth: alike(ideas.slice(0, idx)) + 1 } };
  });
}

/** What one can go on after comes first, and what gains most among that. */
function better(one: Idea, other: Idea): number {
  if (one.last !== other.last) return one.last ? 1 : -1;
  return (other.build?.cars ?? 0) - (one.build?.cars ?? 0);
}

/** The ideas as somebody sees them who looks from that azimuth. */
export function groupsOf(offers: readonly Offer[], truth: Truth, azimuth: number): Group[] {
  const groups = new Map<number | null, Idea[]>();
  for (const offer of offers) {
    const base = buildOf(offer)?.base ?? null;
    groups.set(base, [...(groups.get(base) ?? []), ideaOf(offer, truth, azimuth)]);
  }
  return [...groups]
    .sort(([one], [other]) => (one ?? -1) - (other ?? -1))
    .map(([base, ideas]) => ({
      base: base === null ? null : baseOf(base, truth, azimuth),
      ideas: told(ideas.sort(better)),
    }));
}
