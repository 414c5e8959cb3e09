/** The table as far as events have told it: how it stands after each of them. */

import type { Card, Face, Monster, View } from "../types.ts";
import { gainOf, type Float, type Told } from "./gains.ts";
import type { Act, Scene } from "./plan.ts";

/** What events do not tell comes with the view. */
export class Board {
  monsters: Monster[];
  dice: Face[];
  readonly #after: View;

  constructor(before: View, after: View) {
    this.monsters = before.monsters;
    this.dice = before.turn.dice;
    this.#after = after;
  }

  scene(act: Act, text: string): Scene {
    return { act, text, monsters: this.monsters, dice: this.dice };
  }

  follow(told: Told): void {
    const gain = gainOf(told);
    if (gain) this.#add(gain);
    switch (told.is) {
      case "rolled":
      case "dice-kept":
        this.dice = told.dice;
        break;
      case "rerolled":
        this.#replace(told.dice, told.into);
        break;
      case "die-turned":
        this.#replace([told.from], [told.to]);
        break;
      case "tokyo-taken":
        this.#change(told.seat, { place: told.place });
        break;
      case "left-tokyo":
      case "yielded":
        this.#change(told.seat, { place: "outside" });
        break;
      case "bay-closed":
        this.#close();
        break;
      case "eliminated":
        this.#change(told.seat, { ...this.#after.monsters[told.seat], life: 0 });
        break;
      case "reborn":
        this.#change(told.seat, { life: this.#after.monsters[told.seat]?.life ?? 0 });
        break;
      default:
        this.#hands(told);
    }
  }

  /** The monster that was in Bay is where the view has it: it may have moved to City. */
  #close(): void {
    this.monsters.forEach((monster, seat) => {
      const place = this.#after.monsters[seat]?.place ?? "outside";
      if (monster.place === "bay") this.#change(seat, { place });
    });
  }

  #hands(told: Told): void {
    if (told.is === "card-bought") {
      // What stays with its buyer is seen in the view; anything else is discarded at once.
      const keeps = this.#after.monsters[told.seat]?.cards.includes(told.card);
      if (keeps) this.#hand(told.seat, told.card, true);
    } else if (told.is === "card-sold") {
      this.#hand(told.from, told.card, false);
      this.#hand(told.to, told.card, true);
    } else if (told.is === "card-discarded") this.#hand(told.seat, told.card, false);
  }

  #hand(seat: number, card: Card, holds: boolean): void {
    const cards = this.monsters[seat]?.cards.filter((other) => other !== card) ?? [];
    this.#change(seat, { cards: holds ? [...cards, card] : cards });
  }

  #add({ seat, what, by }: Float): void {
    const monster = this.monsters[seat];
    if (monster && what !== "shield") this.#change(seat, { [what]: monster[what] + by });
  }

  #change(seat: number, change: Partial<Monster>): void {
    this.monsters = this.monsters.map((monster, idx) =>
      idx === seat ? { ...monster, ...change } : monster,
    );
  }

  #replace(dice: readonly Face[], into: readonly Face[]): void {
    const left = [...this.dice];
    for (const face of dice) {
      const at = left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
    }
    this.dice = [...left, ...into];
  }
}
