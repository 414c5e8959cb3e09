/** The piece that was taken: held over a card, and what would come of letting go. */

import { play as sound } from "@shell/sound/play.ts";
import { CARD, flipped, movedTo, settled, turned, twisted, type Pose } from "@shell/wood/pose.ts";
import type { Oracle } from "./oracle.ts";
import type { Address, Command, Tried } from "./types.ts";

/** How far the magnet pulls, in micrometres. */
const PULL = 2_500;

/** What a hand needs to know of the table. */
export interface Table {
  readonly oracle: Oracle | null;
  /** The piece that this seat has taken and has to place. */
  readonly taken: number | null;
}

export class Hand {
  /** The card over which the piece is held. */
  card = $state.raw<Address | null>(null);
  pose = $state.raw<Pose | null>(null);
  /** Whether the magnet is off. */
  free = $state(false);

  constructor(private readonly table: Table) {}

  /** Where the piece would come to lie, on which floor, and what is wrong with that. */
  readonly tried: Tried | null = $derived.by(() => {
    const { card, pose, free } = this;
    const { oracle, taken } = this.table;
    if (oracle === null || card === null || pose === null || taken !== pose.piece) return null;
    return oracle.try(card, pose, free ? 0 : PULL);
  });
  readonly fits: boolean = $derived.by(() => this.tried !== null && this.tried.bars.length === 0);
  /** The placement, where it is allowed. */
  readonly command: Command | null = $derived.by(() => {
    const { card, tried, fits } = this;
    return card !== null && tried !== null && fits ? { place: { card, pose: tried.pose } } : null;
  });

  /** Holds the piece over the middle of a card. */
  over(card: Address): void {
    const piece = this.table.taken;
    if (piece === null) return;
    this.card = card;
    const kept = this.pose?.piece === piece ? this.pose : { piece, flip: false, rotation: 0 };
    this.pose = { ...kept, x: CARD / 2, y: CARD / 2 };
    sound({ sound: "wood-pick", n: 2 });
  }

  /** Away from the card: another one can be chosen. */
  away(): void {
    this.card = null;
  }

  drop(): void {
    this.card = null;
    this.pose = null;
  }

  /** Moves the piece by this many micrometres. */
  move(dx: number, dy: number): void {
    if (this.pose) this.pose = movedTo(this.pose, this.pose.x + dx, this.pose.y + dy);
  }

  moveTo(x: number, y: number): void {
    if (this.pose) this.pose = movedTo(this.pose, x, y);
  }

  turn(steps: number, fine = false): void {
    if (this.pose) this.pose = turned(this.pose, steps, fine);
    sound("wood-turn");
  }

  twist(radians: number): void {
    if (this.pose) this.pose = twisted(this.pose, radians);
  }

  settle(): void {
    if (this.pose) this.pose = settled(this.pose);
  }

  flip(): void {
    if (this.pose) this.pose = flipped(this.pose);
    sound("wood-turn");
  }
}
