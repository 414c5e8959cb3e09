/** What the rules say of a view: asked of a handle that is kept for as long as the view stands. */

import type { Sight } from "@shell/games/sight.ts";
import type { Forbidden, Phrase } from "@shell/match/wire.ts";
import { adoptExit, traceOf, type TowerDraft } from "./draft.ts";
import type {
  Answer,
  Band,
  Blocked,
  Build,
  Command,
  Flown,
  Frame,
  Lie,
  OpenRoad,
  Path,
  Question,
  Refusal,
  Sited,
  Step,
  Target,
  Trace,
  Traced,
  View,
} from "./types.ts";

type Told<K extends string, A = Answer> = A extends Record<K, infer T> ? T : never;

export class Oracle {
  readonly #options = new Map<number, Map<number, Step[]>>();

  constructor(private readonly sight: Sight<Question, Answer, Command>) {}

  trace(trace: Trace): Traced {
    return this.#ask({ trace }, "trace");
  }

  site({ shape, at, heading, free }: TowerDraft): Sited {
    return this.#ask({ site: { shape, at, heading, snap: !free } }, "site");
  }

  band(base: number, to: Target): Band {
    return this.#ask({ band: { base, to } }, "band");
  }

  /** Whether a build leaves its player without a way on; for certain, and not quite at once. */
  deadEnd(build: Build): Refusal | null {
    return this.#ask({ "dead-end": { build } }, "dead-end");
  }

  open(): OpenRoad[] {
    return this.#ask("open", "open");
  }

  blocked(seat: number): Blocked | null {
    return this.#ask({ blocked: { seat } }, "blocked");
  }

  /** What each open base of a seat can lead on to with what the seat has left. */
  options(seat: number): Map<number, Step[]> {
    let known = this.#options.get(seat);
    if (known === undefined) {
      const steps = this.#ask("forecast", "forecast").find((of) => of.seat === seat)?.next ?? [];
      known = new Map();
      for (const step of steps) known.set(step.base, [...(known.get(step.base) ?? []), step]);
      this.#options.set(seat, known);
    }
    return known;
  }

  /** How the road lies that was put down by hand in this turn. */
  laid({ truth }: View): Lie | null {
    const laid = truth.hand?.laid;
    return laid ? this.trace(traceOf(adoptExit(laid, truth.columns))).lie : null;
  }

  /** Where everything is at the end of a path that goes on. */
  feel(path: Path): Frame {
    return this.#ask({ feel: { path } }, "feel");
  }

  /** The whole way of a piece that was carried, until nothing moves any more. */
  film(flown: Flown): Frame[] {
    return this.#ask({ film: flown }, "film");
  }

  /** Why a piece cannot be lifted now, or whatever else; nothing where it can. */
  forbids(command: Command): Forbidden | null {
    return this.sight.judge(command);
  }

  say(phrase: Phrase): string {
    return this.sight.say(phrase);
  }

  free(): void {
    this.sight.free();
  }

  #ask<K extends string>(question: Question, key: K): Told<K> {
    return (this.sight.ask(question) as Record<K, Told<K>>)[key];
  }
}
