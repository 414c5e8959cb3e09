/** What can be pressed on the board, and what pressing it means for what is in hand. Pure. */

import type { Point3 } from "@shell/scene/framing.ts";
import type { Gesture } from "./gesture.ts";
import { bayOf, cardAt, cornerAt, gapAt, type Layout } from "./layout.ts";
import { addresses, cardsBeside, gapsOf, rowOf, sharedCorners } from "./places.ts";
import type { Address, Colour, Command, Corner, Gap, PieceId, View } from "./types.ts";

export type Target =
  | { is: "corner"; corner: Corner }
  | { is: "gap"; gap: Gap }
  | { is: "card"; card: Address }
  | { is: "colour"; colour: Colour }
  | { is: "price" }
  | { is: "claim" }
  | { is: "architect" }
  | { is: "piece"; piece: PieceId };

export function idOf(target: Target): string {
  switch (target.is) {
    case "corner":
      return `corner-${target.corner}`;
    case "gap":
      return `gap-${target.gap}`;
    case "card":
      return `card-${target.card}`;
    case "colour":
      return `colour-${target.colour}`;
    case "piece":
      return `piece-${target.piece}`;
    default:
      return target.is;
  }
}

/** What is to be pressed now. */
export function targetsOf(view: View, gesture: Gesture, places: boolean): Target[] {
  const cards = rowOf(view);
  const lots = addresses(cards).map((card): Target => ({ is: "card", card }));
  const colours = view.market.row.map((colour): Target => ({
    is: "colour",
    colour,
  }));
  const slots: Target[] = [{ is: "price" }, { is: "claim" }, { is: "architect" }];
  const all = places ? [...colours, ...slots] : [];
  switch (gesture.is) {
    case "rest":
      return [...all, ...lots];
    case "bottle":
      return [
        ...all,
        ...sharedCorners(cards).map((corner): Target => ({
          is: "corner",
          corner,
        })),
      ];
    case "price":
      return all;
    case "claim": {
      const gaps = gapsOf(cards).map((gap): Target => ({ is: "gap", gap }));
      const beside = gesture.gap === null ? [] : cardsBeside(gesture.gap);
      return [...all, ...gaps, ...beside.map((card): Target => ({ is: "card", card }))];
    }
    case "wood":
      return view.supply.map((piece): Target => ({ is: "piece", piece }));
  }
}

/** Where a target stands on the table. */
export function pointOf(target: Target, view: View, layout: Layout): Point3 {
  switch (target.is) {
    case "corner":
      return cornerAt(target.corner, layout.cards);
    case "gap":
      return gapAt(target.gap, layout.cards);
    case "card":
      return cardAt(target.card, layout.cards);
    case "colour":
      return { ...bayOf(layout, view.market.row, target.colour), y: 26 };
    case "price":
      return layout.price;
    case "claim":
      return layout.claim;
    case "architect":
      return { ...layout.architect, y: 16 };
    case "piece": {
      const place = layout.wood.get(target.piece);
      return { x: place?.x ?? 0, y: 6, z: place?.z ?? 0 };
    }
  }
}

/** The command that pressing a target would give; nothing where it only goes one step on. */
export function commandOf(target: Target, gesture: Gesture): Command | null {
  if (gesture.is === "bottle" && target.is === "corner")
    return { bottle: { colour: gesture.colour, corner: target.corner } };
  if (gesture.is === "price" && target.is === "colour" && gesture.from !== null)
    return { price: { from: gesture.from, to: target.colour } };
  if (gesture.is === "claim" && target.is === "card" && gesture.gap !== null)
    return { claim: { gap: gesture.gap, card: target.card } };
  if (gesture.is === "wood" && target.is === "piece" && target.piece === gesture.lifted)
    return { take: { piece: target.piece } };
  return null;
}

/** The commands of which one has to be allowed for a target to lead anywhere. */
export function leadsTo(target: Target, gesture: Gesture, view: View): Command[] {
  const cards = rowOf(view);
  const own = commandOf(target, gesture);
  if (own !== null) return [own];
  switch (target.is) {
    case "colour":
      return gesture.is === "price"
        ? view.market.row
            .filter((to) => to !== target.colour)
            .map((to) => ({ price: { from: target.colour, to } }))
        : sharedCorners(cards).map((corner) => ({
            bottle: { colour: target.colour, corner },
          }));
    case "price":
      return view.market.row.flatMap((from) =>
        view.market.row.filter((to) => to !== from).map((to) => ({ price: { from, to } })),
      );
    case "claim":
      return gapsOf(cards).flatMap(claimsIn);
    case "gap":
      return claimsIn(target.gap);
    case "architect":
      return view.supply.slice(0, 1).map((piece) => ({ take: { piece } }));
    case "piece":
      return [{ take: { piece: target.piece } }];
    default:
      return [];
  }
}

function claimsIn(gap: Gap): Command[] {
  return cardsBeside(gap).map((card) => ({ claim: { gap, card } }));
}

/** What is in hand after a target was pressed that gives no command yet. */
export function stepOn(target: Target, gesture: Gesture): Gesture {
  switch (target.is) {
    case "colour":
      if (gesture.is === "price") return { is: "price", from: target.colour };
      return { is: "bottle", colour: target.colour };
    case "price":
      return { is: "price", from: null };
    case "claim":
      return { is: "claim", gap: null };
    case "gap":
      return { is: "claim", gap: target.gap };
    case "architect":
      return { is: "wood", lifted: null };
    case "piece":
      return { is: "wood", lifted: target.piece };
    default:
      return gesture;
  }
}
