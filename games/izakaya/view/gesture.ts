/** What somebody is about to do: an action disc in the hand, and what is still to be chosen. Pure. */

import type { Address, Colour, Command, Gap, PieceId, View } from "./types.ts";

export type Gesture =
  | { is: "rest" }
  | { is: "bottle"; colour: Colour }
  | { is: "price"; from: Colour | null }
  | { is: "claim"; gap: Gap | null }
  /** The tray is looked at; the piece that was lifted from it. */
  | { is: "wood"; lifted: PieceId | null };

export const REST: Gesture = { is: "rest" };

/** One step back, as Escape does. */
export function stepBack(gesture: Gesture): Gesture {
  switch (gesture.is) {
    case "price":
      return gesture.from === null ? REST : { is: "price", from: null };
    case "claim":
      return gesture.gap === null ? REST : { is: "claim", gap: null };
    case "wood":
      return gesture.lifted === null ? REST : { is: "wood", lifted: null };
    default:
      return REST;
  }
}

/** The table as it would look after a command: for the eye alone, the rules are asked elsewhere. */
export function previewOf(view: View, command: Command, seat: number): View {
  if (typeof command === "string") return view;
  if ("bottle" in command) {
    const { colour, corner } = command.bottle;
    return { ...view, bottles: [...view.bottles, [corner, colour]] };
  }
  if ("price" in command) {
    const { from, to } = command.price;
    const shift = (colour: Colour) => Number(colour === to) - Number(colour === from);
    const order: Colour[] = ["white", "blue", "red", "yellow", "green", "black"];
    const coins = view.market.coins.map((held, idx) => held + shift(order[idx] as Colour));
    const market = { ...view.market, coins: coins as typeof view.market.coins };
    return { ...view, market };
  }
  if ("claim" in command) {
    const { gap, card } = command.claim;
    const players = view.players.map((player, idx) =>
      idx === seat ? { ...player, discs: [...player.discs, gap] } : player,
    );
    return { ...view, players, sites: owned(view, card, seat) };
  }
  return view;
}

function owned(view: View, card: Address, seat: number): View["sites"] {
  const cards = Math.round(Math.sqrt(view.sites.length));
  const at = (Number(card[1]) - 1) * cards + (card.charCodeAt(0) - 65);
  return view.sites.map((site, idx) => (idx === at ? { ...site, owner: seat } : site));
}
