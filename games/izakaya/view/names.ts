/** What cards, corners, gaps and places are called, for eyes and for ears. */

import { of } from "./drinks.ts";
import { cardsAt, cardsBeside, rowOf, siteIdx } from "./places.ts";
import type { Target } from "./targets.ts";
import type { Address, Colour, Lot, View } from "./types.ts";
import { say } from "./words.ts";
import { listed as between, sentences } from "@shell/words/listed.ts";

/** What names need besides the view. */
export interface Known {
  /** The district of a card, by its number. */
  district: (card: number) => string;
  /** What taking a piece is called. */
  piece: (piece: number) => string;
  seat: number | null;
  names: readonly string[];
  lots: readonly Lot[];
}

export const colourName = (colour: Colour) => say(`colour-${colour}`);

/** A few things in one breath: "A1, B1 and A2". */
export function listed(things: readonly string[]): string {
  const [last, ...rest] = [...things].reverse();
  if (last === undefined) return "";
  return rest.length === 0 ? last : say("and", { list: between(rest.reverse()), last });
}

export function nameOf(target: Target, view: View, known: Known): string {
  const cards = rowOf(view);
  switch (target.is) {
    case "corner":
      return say("name-corner", {
        cards: listed(cardsAt(target.corner, cards)),
      });
    case "gap": {
      const [one, other] = cardsBeside(target.gap);
      return say("name-gap", { one, other });
    }
    case "card":
      return cardName(target.card, view, known);
    case "colour":
      return say("name-colour", {
        colour: colourName(target.colour),
        yen: of(view.market.coins, target.colour) * 100,
        left: of(view.market.crates, target.colour),
      });
    case "piece":
      return known.piece(target.piece);
    default:
      return say(`name-${target.is}`);
  }
}

/** "B2, Shibuya. yours: 2 floors × 300 yen = 600 yen". */
function cardName(card: Address, view: View, known: Known): string {
  const site = view.sites[siteIdx(card, rowOf(view))];
  const district = known.district(site?.card ?? 0);
  if (site?.houses.length === 0) return say("name-dead", { card, district });
  const name = say("name-card", { card, district });
  const lot = known.lots.find((each) => each.card === card);
  return lot ? sentences([name, worthOf(lot, known)]) : name;
}

export function worthOf({ owner, floors, drinks, yen }: Lot, known: Known): string {
  const whose =
    owner === null
      ? say("card-nobody")
      : owner === known.seat
        ? say("card-mine")
        : (known.names[owner] ?? "");
  return say("card-worth", { owner: whose, floors, drinks, yen });
}
