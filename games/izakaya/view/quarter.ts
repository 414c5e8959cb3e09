/** What is to be seen on the table: the things of a view, in millimetres. Pure. */

import type { Point3 } from "@shell/scene/framing.ts";
import { of } from "./drinks.ts";
import { lightAt, type Rgb } from "./glow.ts";
import { bayOf, cardAt, cornerAt, gapAt, type Layout } from "./layout.ts";
import { addresses, cornersOf } from "./places.ts";
import { CARD, COIN, DISC, FLOOR, mm, PAPER } from "./sizes.ts";
import type { Address, Colour, Pose, View } from "./types.ts";

/** Something on the table, known by its name while it moves. */
export interface Thing {
  id: string;
  at: Point3;
  /** Where it comes from when it appears. */
  from?: Point3;
}

export interface WoodSeen extends Thing {
  piece: number;
  turn: number;
  flip: boolean;
  /** Smaller than it is where the tray has no more room. */
  scale: number;
  /** The light that falls on it from the bottles of its lot. */
  light: Rgb;
  /** Its lot, once it stands there: its windows are lit. */
  lot: Address | null;
}

export interface BottleSeen extends Thing {
  colour: Colour;
  /** The coins that it is worth: it shines with them. */
  coins: number;
  /** Whether it still stands in its crate. */
  stored: boolean;
}

export interface TokenSeen extends Thing {
  is: "disc" | "pyramid";
  seat: number;
}

export interface HandSeen extends Thing {
  seat: number;
  /** From closed (0) to open (1). */
  open: number;
}

export interface CardSeen extends Thing {
  card: number;
  address: Address | null;
  blue: boolean;
  /** What the bottles at its corners are worth, in coins: the brightness of its windows. */
  shine: number;
}

export interface Plaque {
  colour: Colour;
  coins: number;
  left: number;
}

export interface Quarter {
  cards: CardSeen[];
  wood: WoodSeen[];
  bottles: BottleSeen[];
  tokens: TokenSeen[];
  coins: Thing[];
  hands: HandSeen[];
  plaques: Plaque[];
}

/** What else is to be seen than the view itself. */
export interface Extra {
  /** The bids in open hands, while they are being shown. */
  open?: readonly number[] | null;
  /** A piece that was lifted from the tray. */
  lifted?: number | null;
  /** How the piece taken is held: where, and turned how. */
  held?: { at: Point3; turn: number; flip: boolean } | null;
}

export function quarterOf(view: View, layout: Layout, extra: Extra = {}): Quarter {
  const worth = worthOf(view);
  return {
    cards: cardsOf(view, layout, worth),
    wood: woodOf(view, layout, extra),
    bottles: bottlesOf(view, layout),
    tokens: [...claimsOf(view, layout), ...actionsOf(view, layout)],
    coins: coinsOf(view, layout, extra),
    hands: handsOf(view, layout, extra),
    plaques: view.market.row.map((colour) => ({
      colour,
      coins: of(view.market.coins, colour),
      left: of(view.market.crates, colour),
    })),
  };
}

/** The coins that the bottles at each card's corners are worth together. */
function worthOf(view: View): Map<Address, number> {
  const at = new Map(view.bottles.map(([corner, colour]) => [corner, colour]));
  const cards = Math.round(Math.sqrt(view.sites.length));
  const coins = (address: Address) =>
    cornersOf(address).reduce((sum, corner) => {
      const colour = at.get(corner);
      return sum + (colour ? of(view.market.coins, colour) : 0);
    }, 0);
  return new Map(addresses(cards).map((address) => [address, coins(address)]));
}

function cardsOf(view: View, layout: Layout, worth: Map<Address, number>): CardSeen[] {
  const quarter = addresses(layout.cards).map((address, idx): CardSeen => {
    const site = view.sites[idx];
    return {
      id: address,
      at: { ...cardAt(address, layout.cards), y: 0 },
      card: site?.card ?? 0,
      address,
      blue: site?.houses.length === 0,
      shine: worth.get(address) ?? 0,
    };
  });
  const claim = { card: view.claim_card, address: null, blue: true, shine: 0 };
  return [...quarter, { id: "claim-card", at: layout.claim, ...claim }];
}

/** Where a piece lies on a card, on that floor. */
export function standingAt(pose: Pose, floor: number, card: Address, cards: number): Point3 {
  const middle = cardAt(card, cards);
  return {
    x: middle.x - CARD / 2 + mm(pose.x),
    y: PAPER + (floor - 1) * FLOOR,
    z: middle.z + CARD / 2 - mm(pose.y),
  };
}

export const turnOf = (pose: Pick<Pose, "rotation">) => (pose.rotation / 18_000) * Math.PI;

const DARK: Rgb = [0, 0, 0];

function woodOf(view: View, layout: Layout, extra: Extra): WoodSeen[] {
  const stored = view.supply.flatMap((piece): WoodSeen[] => {
    const place = layout.wood.get(piece);
    if (place === undefined) return [];
    const y = 1 + (extra.lifted === piece ? 26 : 0);
    const at = { x: place.x, y, z: place.z };
    const how = { piece, turn: 0, flip: false, scale: place.scale };
    return [{ id: `wood-${piece}`, at, ...how, light: DARK, lot: null }];
  });
  const lights = view.bottles.map(([corner, colour]) => ({
    at: cornerAt(corner, layout.cards),
    colour,
    coins: of(view.market.coins, colour),
  }));
  const built = addresses(layout.cards).flatMap((lot, idx) => {
    const houses = view.sites[idx]?.houses ?? [];
    const corners = new Set<string>(cornersOf(lot));
    const near = lights.filter((_, n) => corners.has(view.bottles[n]?.[0] ?? ""));
    return houses.flatMap(({ standing }) =>
      standing.map(({ pose, floor }): WoodSeen => {
        const at = standingAt(pose, floor, lot, layout.cards);
        const { piece, flip } = pose;
        const light = lightAt(at, near);
        const turn = turnOf(pose);
        return { id: `wood-${piece}`, at, piece, turn, flip, scale: 1, light, lot };
      }),
    );
  });
  return [...stored, ...built, ...heldOf(view, layout, extra)];
}

/** The piece that somebody has taken and not yet placed. */
function heldOf(view: View, layout: Layout, extra: Extra): WoodSeen[] {
  if (!("placing" in view.phase)) return [];
  const { piece } = view.phase.placing;
  const { architect } = layout;
  const waiting = {
    at: { ...architect, y: 40, z: architect.z + 4 },
    turn: 0,
    flip: false,
  };
  const how = extra.held ?? waiting;
  return [{ id: `wood-${piece}`, piece, ...how, scale: 1, light: DARK, lot: null }];
}

function bottlesOf(view: View, layout: Layout): BottleSeen[] {
  const { coins, crates, row } = view.market;
  const placed = view.bottles.map(([corner, colour]): BottleSeen => {
    const at = cornerAt(corner, layout.cards);
    const from = { ...bayOf(layout, row, colour), y: 30 };
    return {
      id: `bottle-${corner}`,
      at,
      from,
      colour,
      coins: of(coins, colour),
      stored: false,
    };
  });
  const stored = row.flatMap((colour, bay) => {
    const middle = layout.bays[bay] ?? layout.claim;
    const step = Math.min(13, layout.side / 6 / 3.3);
    return Array.from({ length: of(crates, colour) }, (_, n): BottleSeen => {
      const x = middle.x + ((n % 3) - 1) * step;
      const z = middle.z - 9 + Math.floor(n / 3) * 11;
      const at = { x, y: 8, z };
      return {
        id: `crate-${colour}-${n}`,
        at,
        colour,
        coins: of(coins, colour),
        stored: true,
      };
    });
  });
  return [...placed, ...stored];
}

/** Where a seat's things lie: the stations stand in the order of play. */
export function stationOf(view: Pick<View, "order">, layout: Layout, seat: number): Point3 {
  return layout.stations[view.order.indexOf(seat)] ?? layout.claim;
}

/** The corner of a card where its owner's pyramid stands, out of the way of the wood. */
const FOOT = CARD / 2 - 8.5;

function claimsOf(view: View, layout: Layout): TokenSeen[] {
  const discs = view.players.flatMap(({ discs }, seat) =>
    discs.map((gap): TokenSeen => {
      const from = stationOf(view, layout, seat);
      return {
        id: `disc-${gap}`,
        is: "disc",
        seat,
        at: gapAt(gap, layout.cards),
        from,
      };
    }),
  );
  const pyramids = addresses(layout.cards).flatMap((address, idx): TokenSeen[] => {
    const seat = view.sites[idx]?.owner ?? null;
    if (seat === null) return [];
    const { x, y, z } = cardAt(address, layout.cards);
    const at = { x: x - FOOT, y, z: z + FOOT };
    const from = stationOf(view, layout, seat);
    return [{ id: `pyramid-${address}`, is: "pyramid", seat, at, from }];
  });
  return [...discs, ...pyramids];
}

/** Action discs: those that lie on a place in this phase, and those still to be placed. */
function actionsOf(view: View, layout: Layout): TokenSeen[] {
  const { slots, market, order } = view;
  const put = (id: string, seat: number, at: Point3): TokenSeen => {
    const from = stationOf(view, layout, seat);
    return { id: `action-${id}`, is: "disc", seat, at, from };
  };
  const used = order.map(() => 0);
  const count = (seat: number) => (used[seat] = (used[seat] ?? 0) + 1);
  const colours = market.row.flatMap((colour, bay) => {
    const seat = of(slots.colours, colour);
    const middle = layout.bays[bay];
    if (seat === null || middle === undefined) return [];
    count(seat);
    return [put(colour, seat, { x: middle.x + 8, y: 6, z: middle.z + 25 })];
  });
  const price = slots.price === null ? [] : [put("price", slots.price, onCard(layout.price, 0))];
  if (slots.price !== null) count(slots.price);
  const claims = slots.claims.map((seat, n) => put(`claim-${n}`, seat, onCard(layout.claim, n)));
  const builds = slots.builds.map((seat, n) => {
    const { x, z } = layout.architect;
    return put(`build-${n}`, seat, {
      x: x - 32 + (n % 6) * 13,
      y: 0,
      z: z + 14 + rowAt(n),
    });
  });
  for (const seat of [...slots.claims, ...slots.builds]) count(seat);
  const left = order.flatMap((seat) => {
    const bidding = "bidding" in view.phase;
    const station = stationOf(view, layout, seat);
    const rest = bidding || "over" in view.phase ? 3 : Math.max(0, 3 - (used[seat] ?? 0));
    return Array.from({ length: rest }, (_, n): TokenSeen => {
      const at = { x: station.x - 14, y: n * DISC.height, z: station.z };
      return { id: `left-${seat}-${n}`, is: "disc", seat, at };
    });
  });
  return [...colours, ...price, ...claims, ...builds, ...left];
}

const rowAt = (n: number) => Math.floor(n / 6) * 13;

function onCard(middle: Point3, n: number): Point3 {
  return {
    x: middle.x - 26 + (n % 5) * 13,
    y: PAPER,
    z: middle.z - 12 + Math.floor(n / 5) * 13,
  };
}

/** Prices are stacks before the crates; what is left of a purse lies at its station. */
function coinsOf(view: View, layout: Layout, { open }: Extra): Thing[] {
  const stack = (name: string, at: Point3, count: number): Thing[] =>
    Array.from({ length: Math.max(0, count) }, (_, n) => ({
      id: `coin-${name}-${n}`,
      at: { x: at.x, y: at.y + n * COIN.height, z: at.z },
    }));
  const prices = view.market.row.flatMap((colour, bay) => {
    const middle = layout.bays[bay] ?? layout.claim;
    const at = { x: middle.x - 6, y: 6, z: middle.z + 25 };
    return stack(colour, at, of(view.market.coins, colour));
  });
  const purses = view.order.flatMap((seat) => {
    const station = stationOf(view, layout, seat);
    const bid = open?.[seat] ?? view.players[seat]?.bid ?? 0;
    const left = ((view.players[seat]?.cash ?? 0) - bid) / 100;
    const [own, more] = [Math.min(5, left), Math.max(0, left - 5)];
    const hand = { x: station.x + 24, y: 9, z: station.z };
    return [
      ...stack(`purse-${seat}`, { ...station, x: station.x - 1 }, own),
      ...stack(`purse-${seat}-more`, { ...station, x: station.x + 9.5, z: station.z - 3 }, more),
      ...(open ? stack(`bid-${seat}`, hand, bid / 100) : []),
    ];
  });
  return [...prices, ...purses];
}

/** A closed hand for each player who has bid; they open together. */
function handsOf(view: View, layout: Layout, { open }: Extra): HandSeen[] {
  if (!("bidding" in view.phase)) return [];
  return view.players.flatMap(({ has_bid }, seat): HandSeen[] => {
    if (!has_bid && !open) return [];
    const { x, z } = stationOf(view, layout, seat);
    return [
      {
        id: `hand-${seat}`,
        seat,
        at: { x: x + 24, y: 0, z },
        open: open ? 1 : 0,
      },
    ];
  });
}
