/** What the player has in hand and in mind, before anything is commanded. */

import { viewOf } from "@shell/match/typed.ts";
import type { Match } from "./match.ts";
import { Offers } from "./offers.ts";
import { eachOf, turned, UPRIGHT, type Kind } from "./tiles.ts";
import type { Command, Seen, Square, Tile, View } from "./types.ts";
import { Wheel } from "./wheel.ts";

/** By what a square was pressed: fingers cannot hover, so they choose first. */
export type Press = "mouse" | "touch" | "key";

export class Play {
  /** The tile picked up, by its place in hand. */
  slot = $state<number | null>(null);
  /** Quarter turns of the tile picked up, or of the tile on the chosen square. */
  quarters = $state(0);
  /** The square whose card is open. */
  chosen = $state<Square | null>(null);
  hovered = $state<Square | null>(null);
  /** Where the last command went. */
  acted = $state<Square | null>(null);

  readonly #match: Match;
  readonly view: View = $derived.by(() => viewOf(this.#match));
  readonly offers: Offers = $derived.by(() => new Offers(this.#match.ask));
  readonly own: Seen | null = $derived.by(() => {
    const seat = this.#match.seat;
    return seat === null ? null : (this.view.travellers[seat] ?? null);
  });
  readonly hand: Kind[] = $derived.by(() => (this.own?.hand ? eachOf(this.own.hand) : []));
  readonly waits: boolean = $derived.by(() => this.#match.pending.size > 0);
  readonly kind: Kind | null = $derived(this.slot === null ? null : (this.hand[this.slot] ?? null));
  /** The tile picked up, as it would lie. */
  readonly tile: Tile | null = $derived(
    this.kind === null ? null : turned(UPRIGHT[this.kind], this.quarters),
  );
  readonly pointed: Square | null = $derived(this.chosen ?? this.hovered);
  /** What would be commanded: the ghost on the map. */
  readonly draft: Command | null = $derived.by(() => this.#drafted());
  /** The same, if it may be. */
  readonly ready: Command | null = $derived(
    this.draft !== null && this.offers.has(this.draft) ? this.draft : null,
  );

  readonly #before: () => void;
  readonly #wheel = new Wheel();

  /** What the square pointed at may be meant for, and is not offered: the rules can say why. */
  readonly tried: Command | null = $derived.by(() => {
    const square = this.pointed;
    if (square === null || this.ready !== null) return null;
    if (this.draft !== null) return this.draft;
    const laid = this.laid(square) !== null;
    if (!laid && (square === this.own?.piece || this.offers.kindsFor(square).length > 0))
      return null;
    const meant: Command = laid ? { remove: { square } } : { move: { to: square } };
    return this.offers.has(meant) ? null : meant;
  });

  /** `before` is called before every command: whoever acts does not want to wait. */
  constructor(match: Match, before: () => void = () => undefined) {
    this.#match = match;
    this.#before = before;
  }

  laid(square: Square): Tile | null {
    return this.view.roads.find((laid) => laid.square === square)?.tile ?? null;
  }

  /** Picks a tile up; one that is in hand already is turned. */
  pick(slot: number): void {
    if (this.slot === slot) this.turn(1);
    else if (this.hand[slot] !== undefined) {
      this.slot = slot;
      this.quarters = 0;
      if (this.chosen !== null && this.laid(this.chosen) !== null) this.chosen = null;
    }
  }

  /** Turns what is picked up or chosen; tells whether there was anything to turn. */
  turn(by: number): boolean {
    const turns =
      this.tile !== null || (this.chosen !== null && this.offers.turnsOf(this.chosen).size > 0);
    if (turns) this.quarters += by;
    return turns;
  }

  /** Turns by wheel or trackpad; where there is anything to turn, the page does not scroll. */
  roll(event: WheelEvent): void {
    if (this.turn(0) && this.turn(this.#wheel.quarter(event))) event.preventDefault();
  }

  /** Puts everything down again. */
  drop(): void {
    this.slot = null;
    this.chosen = null;
    this.quarters = 0;
  }

  choose(square: Square | null): void {
    this.chosen = square;
    if (this.slot === null) this.quarters = 0;
  }

  press(square: Square, by: Press): void {
    if (this.slot !== null) this.#pressWithTile(square, by);
    else if (this.chosen !== square) this.choose(square);
    else if (by === "key" && this.ready !== null) this.act(this.ready);
    else if (by !== "key" && this.laid(square) !== null) this.turn(1);
    else this.act({ move: { to: square } });
  }

  #pressWithTile(square: Square, by: Press): void {
    if (this.tile === null) return;
    const place: Command = { place: { square, tile: this.tile } };
    const allowed = this.offers.has(place);
    if (allowed && by !== "touch") this.act(place);
    else if (allowed && this.chosen === square) this.turn(1);
    else this.chosen = square;
  }

  /** Commands it, if it is offered. */
  act(command: Command | null): void {
    const offered = command === null ? undefined : this.offers.find(command);
    if (command === null || offered === undefined || this.waits) return;
    this.#before();
    this.acted = targetOf(command);
    this.drop();
    this.#match.act(offered);
  }

  #drafted(): Command | null {
    if (this.pointed === null || !this.offers.any) return null;
    if (this.tile !== null) return { place: { square: this.pointed, tile: this.tile } };
    const laid = this.chosen === null ? null : this.laid(this.chosen);
    if (this.chosen === null || laid === null) return null;
    const tile = turned(laid, this.quarters);
    return tile === laid ? null : { rotate: { square: this.chosen, tile } };
  }
}

/** The square that a command is about. */
export function targetOf(command: Command): Square | null {
  if (command === "end") return null;
  if ("move" in command) return command.move.to;
  if ("place" in command) return command.place.square;
  if ("rotate" in command) return command.rotate.square;
  return command.remove.square;
}
