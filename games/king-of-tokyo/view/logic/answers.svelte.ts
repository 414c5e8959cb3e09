/** What the rules themselves say about what is shown: asked of the same Rust that plays. */

import { answerOf } from "@shell/games/wasm.ts";
import type { Answer, Card, Fact, Gain, Odds, Prospect, Question, View } from "../types.ts";
import { loose } from "./dice.ts";
import { judgementOf, type Judgement } from "./judgement.ts";
import type { Play } from "./play.svelte.ts";

const GAME = "king-of-tokyo";

async function ask(view: View, question: Question): Promise<Partial<AnswerParts> | null> {
  try {
    return await answerOf<Answer>(GAME, view, question);
  } catch {
    // A question that makes no sense here has no answer.
    return null;
  }
}

interface AnswerParts {
  odds: Odds;
  gain: Gain;
  prospects: Prospect[];
  cards: Fact[];
}

export class Answers {
  facts = $state.raw<ReadonlyMap<Card, Fact>>(new Map());
  /** What the dice that lie there give. */
  gain = $state.raw<Gain | null>(null);
  /** Choices that can lose or win the game at once: before that, nothing is known about dangers. */
  judgement = $state.raw<Judgement | null>(null);
  /** What comes of rolling what is not held. */
  odds = $state.raw<Odds | null>(null);
  /** What is best held for the goal. */
  best = $state.raw<Odds | null>(null);

  constructor(play: Play) {
    $effect(() =>
      this.#keep(play.now, "cards", (answer) => {
        if (answer?.cards) this.facts = new Map(answer.cards.map((fact) => [fact.card, fact]));
      }),
    );
    $effect(() =>
      this.#keep(play.view, "gain", (answer) => {
        this.gain = answer?.gain ?? null;
      }),
    );
    $effect(() =>
      this.#keep(play.now, "prospects", (answer, view) => {
        this.judgement = judgementOf(view, answer?.prospects);
      }),
    );
    const rolling = () => (play.habits.odds && play.prompt?.kind === "roll" ? play.now : null);
    $effect(() =>
      this.#keep(rolling(), { "best-keep": { goal: play.habits.goal } }, (answer) => {
        this.best = answer?.odds ?? null;
      }),
    );
    $effect(() => {
      const reroll = play.now?.turn.rerolls ? loose(play.dice) : [];
      return this.#keep(rolling(), { odds: { reroll, goal: play.habits.goal } }, (answer) => {
        this.odds = answer?.odds ?? null;
      });
    });
  }

  /** Asks, and keeps the answer unless another question has been asked since. */
  #keep(
    view: View | null | undefined,
    question: Question,
    keep: (answer: Partial<AnswerParts> | null, view: View) => void,
  ): () => void {
    let late = false;
    if (view) {
      ask(view, question).then((answer) => {
        if (!late) keep(answer, view);
      });
    }
    return () => {
      late = true;
    };
  }
}
