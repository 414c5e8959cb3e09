/** What only the rules know: asked of the game's own module, from a view. */

import { answerOf, verdictOf, type Forbidden } from "@shell/games/wasm.ts";
import { spoken } from "@shell/words/words.svelte.ts";
import type { Answer, Command, Outlook, Question, Route, Square, Stock, View } from "./types.ts";

export const GAME = "tokyo-dangan";

/** What an answer of that name holds. */
type Told<K extends string, A = Answer> = A extends Record<K, infer T> ? T : never;

async function ask<K extends string>(view: View, question: Question, key: K): Promise<Told<K>> {
  return (await answerOf<Record<K, Told<K>>>(GAME, view, question))[key];
}

/** Connections, stops and distances, now or after an action. */
export const outlookOf = (view: View, command: Command | null = null): Promise<Outlook> =>
  ask(view, { outlook: command === null ? {} : { command } }, "outlook");

/** The stops that hang together with a square. */
export const connectedWith = (view: View, square: Square): Promise<Square[]> =>
  ask(view, { connected: { with: square } }, "stops");

/** The stops that the viewer's piece would pass. */
export const pathTo = (view: View, to: Square): Promise<Square[]> =>
  ask(view, { path: { to } }, "path");

/** A cheapest route from the viewer's piece. */
export const routeTo = (view: View, to: Square): Promise<Route> =>
  ask(view, { route: { to } }, "route");

/** The tiles that nobody at this view can see. */
export const unseenIn = (view: View): Promise<Stock> => ask(view, "unseen", "unseen");

/** Why a command is forbidden; nothing where it is allowed. */
export const whyNot = (view: View, seat: number, command: Command): Promise<Forbidden | null> =>
  verdictOf(GAME, view, seat, command, spoken());

/** The latest answer to a question that changes; the one before stands until the next is there. */
export function answered<T>(question: () => Promise<T> | null): {
  readonly value: T | null;
} {
  let value = $state.raw<T | null>(null);
  $effect(() => {
    const asked = question();
    let late = false;
    const take = (answer: T | null) => {
      if (!late) value = answer;
    };
    if (asked === null) value = null;
    else asked.then(take, () => take(null));
    return () => {
      late = true;
    };
  });
  return {
    get value() {
      return value;
    },
  };
}
