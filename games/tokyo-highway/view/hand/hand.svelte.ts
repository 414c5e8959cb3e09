/** The player's own hand: lifts a piece, carries it after the pointer, and lets go. */

import { untrack } from "svelte";
import { play as sound } from "@shell/sound/play.ts";
import type { Match } from "../match.ts";
import type { Oracle } from "../oracle.ts";
import type { Play } from "../play.svelte.ts";
import { mm } from "../sizes.ts";
import type { Frame, Held, Path, Placed, Traced } from "../types.ts";
import { aimOf, alongRoad, halfWay, leadingDown, nearTurn, spanning } from "./aim.ts";
import { between, meant, type Carried } from "./frames.ts";
import {
  ceilingOf,
  followed,
  isThere,
  merged,
  passedOf,
  sampleOf,
  SPENT,
  STRIDE,
  TIRED,
  within,
  type Grasp,
} from "./path.ts";

export const PIECES: readonly Held[] = ["grey", "yellow", "road", "car"];

/** What pushes back moves the piece by more than this away from the hand, in hundredths. */
const PUSHED = 150;

/** A piece that is being carried. */
interface Flight {
  piece: Held;
  seed: number;
  /** How long the hand has had it, in milliseconds; nothing before it has moved. */
  ms: number | null;
  /** When it was moved last, by the clock of the page. */
  last: number;
  /** How long the hand had had it when a sample was taken last. */
  sampled: number;
  path: Path;
  now: Grasp;
  wanted: Grasp;
  /** The last two answers of the rules. */
  before: Frame | null;
  felt: Frame | null;
  /** What the hand meant when the last one was given. */
  meant: Placed | null;
}

/** What panels show of a flight: told ten times a second. */
export interface Told {
  piece: Held;
  grasp: Grasp;
  /** Milliseconds since it began; 0 before. */
  ms: number;
  /** Whether the hand tires. */
  tired: boolean;
}

export class Hand {
  told = $state.raw<Told | null>(null);
  /** The base that the road in hand is to lead on from. */
  base = $state<number | null>(null);
  /** How the rules would lay the road from there to the column that is being put up. */
  aim = $state.raw<Traced | null>(null);
  /** What the picture shows is drawn again. */
  redraw: () => void = () => undefined;
  /** Which way is to the right on screen, in degrees. */
  rightwards: () => number = () => 0;
  #flight: Flight | null = null;
  /** Whether the piece in the air is this hand's to carry, not a plan's. */
  #own = $state(false);
  #sent = $state<number | null>(null);

  constructor(private readonly play: Play) {
    $effect(() => this.#follow());
  }

  get match(): Match {
    return this.play.match;
  }

  /** Whether it is this seat's turn to do something with its hands. */
  readonly mine: boolean = $derived.by(() => {
    const { play } = this;
    const { truth } = play.now;
    return (
      play.byHand &&
      play.seat !== null &&
      truth.active === play.seat &&
      !truth.debt &&
      !truth.raising &&
      !truth.over
    );
  });

  get carries(): boolean {
    return this.told !== null;
  }

  lift(piece: Held): void {
    if (this.play.waits || this.match.ask === null) return;
    this.play.cancel();
    this.#own = true;
    this.match.act({ lift: { piece } });
    sound({ sound: "wood-pick", n: piece === "road" ? 3 : 1 });
  }

  lower(): void {
    this.#end();
    this.match.act("lower");
  }

  /** Where the hand wants the piece; its clock begins. */
  want(change: Partial<Grasp>): void {
    const flight = this.#flight;
    if (flight === null) return;
    const seats = this.play.now.truth.builders.length;
    flight.wanted = within({ ...flight.wanted, ...change }, seats, flight.piece);
    if (flight.ms === null) {
      // It hangs where it is first wanted, above everything.
      const { x, y, heading, pitch } = flight.wanted;
      flight.now = within({ x, y, z: flight.now.z, heading, pitch }, seats, flight.piece);
      flight.ms = flight.sampled = 0;
      flight.last = performance.now();
      flight.path = [sampleOf(0, flight.now)];
      this.#feel(flight);
    }
    this.#tell(flight);
    this.redraw();
  }

  /** Changes what is wanted by this much. */
  nudge(by: Partial<Grasp>): void {
    const wanted = this.wanted;
    if (wanted === null) return;
    const sum = (axis: keyof Grasp) => wanted[axis] + (by[axis] ?? 0);
    this.want({
      x: sum("x"),
      y: sum("y"),
      z: sum("z"),
      heading: sum("heading"),
      pitch: sum("pitch"),
    });
  }

  get wanted(): Grasp | null {
    return this.#flight?.wanted ?? null;
  }

  /** Whether the piece is where the hand wants it. */
  get arrived(): boolean {
    const flight = this.#flight;
    return flight !== null && flight.ms !== null && isThere(flight.now, flight.wanted);
  }

  get ceiling(): number {
    return ceilingOf(this.play.now);
  }

  /** The columns that the road can lead on from. */
  get bases(): number[] {
    return [...this.play.options.keys()];
  }

  /** Holds the piece as it is to lie; of several bases, each time the next one. */
  align(next = true): void {
    const flight = this.#flight;
    if (flight === null) return;
    const way = this.#wayOf(flight, next);
    if (way === null) return;
    const heading = nearTurn(way.heading, flight.wanted.heading);
    if (flight.ms === null) {
      flight.wanted = { ...flight.wanted, ...way, heading };
      flight.now = { ...flight.now, ...way, heading };
    } else this.want({ heading, pitch: way.pitch });
    this.redraw();
  }

  #wayOf(flight: Flight, next: boolean): { heading: number; pitch: number } | null {
    const { play, bases } = this;
    const { truth } = play.now;
    if (flight.piece === "car") return play.laid ? alongRoad(play.laid) : null;
    if (flight.piece !== "road") return null;
    const rising = truth.hand?.rising;
    const to = rising ? halfWay({ at: rising.at }, rising) : flight.wanted;
    const far = (idx: number) => {
      const at = truth.columns[idx]?.at;
      return at ? Math.hypot(mm(at.x) - to.x, mm(at.y) - to.y) : Infinity;
    };
    const sorted = bases.sort((one, other) => far(one) - far(other));
    const was = this.base === null || !next ? -1 : sorted.indexOf(this.base);
    this.base = sorted[(was + 1) % Math.max(1, sorted.length)] ?? null;
    const base = this.base === null ? undefined : truth.columns[this.base];
    if (base === undefined) return null;
    if (rising) {
      // The rules know best how it lies there: other roads may be below it.
      this.aim = this.#oracle?.trace(aimOf(this.base ?? 0, rising)) ?? null;
      return this.aim ? alongRoad(this.aim.lie) : spanning(base, rising);
    }
    const { x, y } = flight.wanted;
    return leadingDown(base, { x: x * 100, y: y * 100 });
  }

  /** Lets go: what falls, falls. */
  letGo(): void {
    const flight = this.#flight;
    if (flight === null || flight.ms === null || this.play.waits) return;
    this.#advance(flight, performance.now());
    this.#sample(flight);
    this.#sent = flight.seed;
    this.match.act({ carry: { path: merged(flight.path) } });
    this.told = null;
  }

  /** What is carried, at that time: asked for every frame. */
  carried(now: number): Carried | null {
    const flight = this.#flight;
    if (flight === null) return null;
    const owner = this.play.seat ?? 0;
    if (flight.ms !== null && this.#sent === null) this.#carry(flight, now);
    return { piece: flight.piece, owner, frame: shownOf(flight) };
  }

  #carry(flight: Flight, now: number): void {
    const ms = this.#advance(flight, now);
    if (ms - flight.sampled >= STRIDE) {
      this.#sample(flight);
      this.#feel(flight);
      this.#tell(flight);
    }
    if (ms >= SPENT) this.letGo();
  }

  /** The hand goes on to where it wants to be; tells how long it has had the piece. */
  #advance(flight: Flight, now: number): number {
    const passed = passedOf(flight.last, now);
    flight.now = followed(flight.now, flight.wanted, passed);
    flight.last = now;
    return (flight.ms = (flight.ms ?? 0) + passed);
  }

  #sample(flight: Flight): void {
    const after = Math.max(1, Math.floor((flight.ms ?? 0) - flight.sampled));
    flight.path = [...flight.path, sampleOf(after, flight.now)];
    flight.sampled += after;
  }

  #feel(flight: Flight): void {
    flight.before = flight.felt;
    try {
      flight.felt = this.#oracle?.feel(flight.path) ?? null;
      flight.meant = meant(flight.now);
    } catch {
      // Without an answer the piece is shown where the hand means it to be.
      flight.felt = null;
    }
  }

  get #oracle(): Oracle | null {
    return this.play.oracle;
  }

  #tell(flight: Flight): void {
    const ms = flight.ms ?? 0;
    this.told = {
      piece: flight.piece,
      grasp: flight.now,
      ms,
      tired: ms >= TIRED,
    };
  }

  /** A flight begins with a piece in the air, and ends with it. */
  #follow(): void {
    const { play, mine } = this;
    const hand = play.now.truth.hand;
    const lifted = hand?.lifted ?? null;
    const waits = play.waits;
    const own = this.#own || !hand?.plan;
    const refused = this.match.refused !== null || this.match.fault !== null;
    untrack(() => {
      if (!mine || lifted === null) {
        if (!waits) this.#own = false;
        return this.#end();
      }
      // What was refused hangs in the air again.
      const again = this.#sent === lifted.seed && !waits && refused;
      if (this.#sent === lifted.seed && !again) return;
      if (own && (again || this.#flight?.seed !== lifted.seed)) this.#begin(lifted);
    });
  }

  #begin({ piece, seed }: { piece: Held; seed: number }): void {
    const heading = this.rightwards();
    const at = { x: 0, y: 0, z: this.ceiling, heading, pitch: 0 };
    this.#sent = null;
    this.base = null;
    this.aim = null;
    this.#flight = {
      ...{ piece, seed, ms: null, last: 0, sampled: 0, path: [] },
      ...{ now: at, wanted: at, before: null, felt: null, meant: null },
    };
    this.align(false);
    this.#tell(this.#flight);
    this.redraw();
  }

  #end(): void {
    if (this.#flight === null) return;
    this.#flight = null;
    this.#sent = null;
    this.aim = null;
    this.told = null;
    this.redraw();
  }
}

/** Between two answers of the rules the hand goes on by itself. */
function shownOf(flight: Flight): Frame {
  const { felt, before, meant: at } = flight;
  const since = (flight.ms ?? 0) - flight.sampled;
  const held = meant(flight.now);
  if (felt === null || at === null) return { ms: 0, held, moved: [] };
  const off = felt.held.at.map((value, axis) => value - (at.at[axis] ?? 0));
  const shaken = held.at.map((value, axis) => value + (off[axis] ?? 0)) as Placed["at"];
  const shown = before ? between(before, felt, Math.min(1, since / STRIDE)) : felt;
  const pushed = Math.hypot(...off) > PUSHED;
  return {
    ...shown,
    held: { at: shaken, turn: pushed ? shown.held.turn : held.turn },
  };
}
