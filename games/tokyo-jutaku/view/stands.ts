/** What wood is to be seen, and where: a pure function of the view and the hands. */

import { THICK } from "@shell/wood/geometry.ts";
import type { Stand } from "@shell/wood/heap.ts";
import { messy, sorted } from "@shell/wood/tray.ts";
import type { Layout, Plot } from "./layout.ts";
import type { Kin, Pose, Shape, Standing } from "./types.ts";

/** A site on the desk: whose it is, where, and what stands on it. */
export interface SiteSeen {
  seat: number;
  plot: Plot;
  standing: readonly Standing[];
  /** Pieces that are wrong, by their order. */
  bad: ReadonlySet<number>;
  /** What its owner holds. */
  hand: number | null;
  /** How it is held over the site, where that is known. */
  held?: Pose | null;
}

export interface HeldSeen {
  piece: number;
  pose: Pose;
  floor: number;
  /** Whether it is above the player's own site: else it follows the pointer in the size of the pile. */
  over: boolean;
}

export interface DeskSeen {
  layout: Layout;
  sites: readonly SiteSeen[];
  /** The pile that the viewer takes from. */
  pile: readonly number[];
  /** Whether everybody has wood of their own. */
  apart: boolean;
  kin: Kin | null;
  tidy: boolean;
  held: HeldSeen | null;
  /** How far floors are lifted apart, in millimetres. */
  lift: number;
  /** The piece of the pile that keys have chosen. */
  cursor: number | null;
  viewer: number | null;
}

export const CARD = 70;
/** What is in hand hangs above what it would lie on. */
const HANG = 3.5;

/** The name of a piece of wood: there is one of each, or one for each seat. */
export function idOf(apart: boolean, seat: number | null, piece: number): string {
  return apart ? `${seat ?? "pile"}-${piece}` : String(piece);
}

/** A pose on a card, on the desk. */
export function onDesk(plot: Plot, pose: Pick<Pose, "x" | "y">): { x: number; z: number } {
  return {
    x: plot.x + (pose.x / 1_000 - CARD / 2) * plot.scale,
    z: plot.z - (pose.y / 1_000 - CARD / 2) * plot.scale,
  };
}

/** A point of the desk, on a card. */
export function onCard(plot: Plot, x: number, z: number): { x: number; y: number } {
  return {
    x: ((x - plot.x) / plot.scale + CARD / 2) * 1_000,
    y: (CARD / 2 - (z - plot.z) / plot.scale) * 1_000,
  };
}

const turnOf = (rotation: number) => (rotation * Math.PI) / 18_000;

/** Pieces in the order of the tray: by kin, then by number; only the kin that is looked at. */
function inOrder(pieces: readonly number[], kin: Kin | null, shapes: readonly Shape[]): number[] {
  const order = (piece: number) => ORDER.indexOf(shapes[piece]?.kin ?? "gems") * 100 + piece;
  return pieces
    .filter((piece) => kin === null || shapes[piece]?.kin === kin)
    .sort((one, other) => order(one) - order(other));
}

/** The pieces of the pile in the order of the tray. */
export function pileOf(desk: DeskSeen, shapes: readonly Shape[]): number[] {
  const held = desk.held?.piece;
  return inOrder(
    desk.pile.filter((piece) => piece !== held),
    desk.kin,
    shapes,
  );
}

/**
 * All wood there is, wherever it lies now. Each piece keeps its place in the tray: whoever reaches
 * for one finds it where it was, however much has been taken in the meantime.
 */
function woodOf({ pile, sites, held }: DeskSeen): number[] {
  const away = sites.flatMap(({ standing, hand }) => [
    ...standing.map(({ pose }) => pose.piece),
    ...(hand === null ? [] : [hand]),
  ]);
  return [...new Set([...pile, ...away, ...(held ? [held.piece] : [])])];
}

export const ORDER: readonly Kin[] = ["blocks", "triangles", "slants", "ramps", "corners", "gems"];

export function standsOf(desk: DeskSeen, shapes: readonly Shape[]): Stand[] {
  const { layout, apart, viewer } = desk;
  const outlines = shapes.map(({ outline }) => outline);
  const listed = new Set(pileOf(desk, shapes));
  const places = inOrder(woodOf(desk), desk.kin, shapes);
  const lying = (desk.tidy ? sorted : messy)(places, outlines, layout.tray);
  const there = lying.filter(({ piece }) => listed.has(piece));
  const pile = there.map(({ piece, x, z, rotation, scale, layer }): Stand => ({
    id: idOf(apart, viewer, piece),
    piece,
    flip: false,
    x,
    y: 0.8 + layer * THICK * scale,
    z,
    turn: turnOf(rotation),
    scale,
    tint: piece === desk.cursor ? "glow" : undefined,
  }));
  return [...pile, ...desk.sites.flatMap((site) => onSite(site, desk)), ...inHand(desk)];
}

function onSite(site: SiteSeen, desk: DeskSeen): Stand[] {
  const { seat, plot, standing, bad, hand } = site;
  const lift = plot.scale === 1 ? desk.lift : 0;
  const placed = standing.map(({ pose, floor }, idx): Stand => {
    return {
      id: idOf(desk.apart, seat, pose.piece),
      piece: pose.piece,
      flip: pose.flip,
      ...onDesk(plot, pose),
      y: 0.3 + (floor - 1) * (THICK + lift) * plot.scale,
      turn: turnOf(pose.rotation),
      scale: plot.scale,
      tint: bad.has(idx) ? "bad" : undefined,
      others: seat !== desk.viewer,
    };
  });
  if (hand === null || seat === desk.viewer) return placed;
  // Others' hands hang over their desks.
  const high = Math.max(0, ...standing.map(({ floor }) => floor)) * THICK + 14;
  const held: Stand = {
    id: idOf(desk.apart, seat, hand),
    piece: hand,
    flip: site.held?.flip ?? false,
    ...(site.held ? onDesk(plot, site.held) : beside(plot)),
    y: high * plot.scale,
    turn: site.held ? turnOf(site.held.rotation) : 0.3,
    scale: plot.scale * 0.9,
    glides: Boolean(site.held),
    others: true,
  };
  return [...placed, held];
}

/** Where a hand waits that nobody knows more of. */
function beside({ x, z, scale }: Plot): { x: number; z: number } {
  return { x: x + 22 * scale, z: z + 26 * scale };
}

function inHand({ held, layout, apart, viewer, lift }: DeskSeen): Stand[] {
  if (held === null) return [];
  const { pose, piece, floor, over } = held;
  return [
    {
      id: idOf(apart, viewer, piece),
      piece,
      flip: pose.flip,
      ...onDesk(layout.site, pose),
      y: 0.3 + HANG + (over ? (floor - 1) * (THICK + lift) : 12),
      turn: turnOf(pose.rotation),
      scale: over ? 1 : 0.85,
      held: true,
    },
  ];
}
