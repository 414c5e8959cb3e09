/**
 * What follows from one view, kept while the view is on screen: questions, verdicts and labels,
 * all answered at once. Made for each view, and freed with it.
 */

import type { Player } from "../match/players.ts";
import type { Forbidden, Json, Offer, Phrase } from "../match/wire.ts";
import { moduleOf, type Module, type RawSight } from "./wasm.ts";

/** One view of a match: Q, A and C are the game's questions, answers and commands. */
export interface Sight<Q, A, C> {
  /** Whether the game waits for this seat now. */
  readonly asked: boolean;
  /** Answers a question of the game's own; throws one sentence where it makes no sense. */
  ask(question: Q): A;
  /** Judges a command as if it were this seat's turn: nothing where the rules allow it. */
  judge(command: C): Forbidden | null;
  /** A command in words. */
  label(command: C): string;
  /** What this seat may command now, in words: the same that the server would list. */
  offers(): Offer[];
  /** A phrase of an answer as a sentence. */
  say(phrase: Phrase): string;
  /** Frees the module's memory. Nothing can be asked after that. */
  free(): void;
}

/** Reads a view, of a spectator without a seat; throws one sentence where that fails. */
export type Sights<Q, A, C, V extends Json = Json> = (
  view: V,
  seat: number | null,
  language: string,
  players?: readonly Player[],
) => Sight<Q, A, C>;

/** Loads a module of a game; what comes back reads views without waiting. */
export async function sightsOf<Q, A, C, V extends Json>(
  game: string,
  module = game,
): Promise<Sights<Q, A, C, V>> {
  return sightsIn<Q, A, C, V>(await moduleOf(module), game);
}

/** The same for a module that has been loaded. */
export function sightsIn<Q, A, C, V extends Json = Json>(
  module: Pick<Module, "Sight">,
  game: string,
): Sights<Q, A, C, V> {
  return (view, seat, language, players = []) => {
    const [seen, called] = [JSON.stringify(view), JSON.stringify(players)];
    return kept<Q, A, C>(new module.Sight(game, seen, seat ?? undefined, language, called));
  };
}

function kept<Q, A, C>(raw: RawSight): Sight<Q, A, C> {
  const asked = raw.asked();
  let open: RawSight | null = raw;
  const at = (): RawSight => {
    if (open === null) throw new Error("this view has been freed: ask the sight of the next one");
    return open;
  };
  return {
    asked,
    ask: (question) => JSON.parse(at().ask(JSON.stringify(question))) as A,
    judge: (command) => JSON.parse(at().judge(JSON.stringify(command))) as Forbidden | null,
    label: (command) => at().label(JSON.stringify(command)),
    offers: () => JSON.parse(at().offers()) as Offer[],
    say: (phrase) => at().say(JSON.stringify(phrase)),
    free: () => {
      open?.free();
      open = null;
    },
  };
}
