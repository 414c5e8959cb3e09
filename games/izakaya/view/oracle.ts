/** What the rules say of a view: asked of a handle that is kept for as long as the view stands. */

import type { Sight } from "@shell/games/sight.ts";
import type { Forbidden, Phrase } from "@shell/match/wire.ts";
import type { Pose } from "@shell/wood/pose.ts";
import type {
  Address,
  Answer,
  CardId,
  Command,
  Gap,
  Ground,
  Lot,
  Question,
  Shape,
  Side,
  Threshold,
  Tried,
} from "./types.ts";

export class Oracle {
  readonly #judged = new Map<string, Forbidden | null>();

  constructor(
    private readonly sight: Sight<Question, Answer, Command>,
    private readonly seated: boolean,
  ) {}

  /** What every card is worth now. */
  worths(): Lot[] {
    return this.#ask<"worths">("worths").worths;
  }

  /** What every card would be worth after that. */
  after(command: Command): Lot[] {
    return this.#ask<"worths">({ after: { command } }).worths;
  }

  threshold(): Threshold {
    return this.#ask<"threshold">("threshold").threshold;
  }

  /** The gaps where a claim disc would bring a free piece. */
  lines(seat: number): Gap[] {
    return this.#ask<"lines">({ lines: { seat } }).lines;
  }

  /** Why the rules forbid a command; nothing where they allow it. */
  judge(command: Command): Forbidden | null {
    if (!this.seated) return null;
    const key = JSON.stringify(command);
    let known = this.#judged.get(key);
    if (known === undefined) {
      known = this.sight.judge(command);
      this.#judged.set(key, known);
    }
    return known;
  }

  /** What would come of letting go of the piece taken. */
  try(card: Address, pose: Pose, radius: number): Tried {
    return this.#ask<"try">({ try: { card, pose, radius } }).try;
  }

  wood(): Shape[] {
    return this.#ask<"wood">("wood").wood;
  }

  ground(card: CardId, side: Side): Ground {
    return this.#ask<"ground">({ ground: { card, side } }).ground;
  }

  say(phrase: Phrase): string {
    return this.sight.say(phrase);
  }

  label(command: Command): string {
    return this.sight.label(command);
  }

  free(): void {
    this.sight.free();
  }

  #ask<K extends string>(question: Question): Extract<Answer, Record<K, unknown>> {
    return this.sight.ask(question) as Extract<Answer, Record<K, unknown>>;
  }
}
