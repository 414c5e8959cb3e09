/** What the rules say of a view: asked of a handle that is kept for as long as the view stands. */

import type { Sight } from "@shell/games/sight.ts";
import type { Phrase } from "@shell/match/wire.ts";
import type {
  Answer,
  Command,
  Ground,
  Pose,
  Question,
  Shape,
  Side,
  Standing,
  Tried,
} from "./types.ts";

/** A side of a card, with its name in the reader's language. */
export type Named = Ground & { name: string };

type Told<K extends string, A = Answer> = A extends Record<K, infer T> ? T : never;

export class Oracle {
  constructor(private readonly sight: Sight<Question, Answer, Command>) {}

  wood(): Shape[] {
    return this.#ask("wood", "wood");
  }

  ground(card: number, side: Side): Named {
    const ground = this.#ask({ ground: { card, side } }, "ground");
    return { ...ground, name: this.say(ground.called) };
  }

  solution(seat: number, card: number): Standing[] {
    return this.#ask({ solution: { seat, card } }, "solution");
  }

  /** What would come of letting go here; nothing where this piece cannot be asked about now. */
  try(pose: Pose, radius: number): Tried | null {
    try {
      return this.#ask({ try: { pose, radius } }, "try");
    } catch {
      // The piece stands on the site already, or the site is gone: the next view tells.
      return null;
    }
  }

  allows(command: Command): boolean {
    return this.sight.judge(command) === null;
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
