/** All words of the page, in the reader's language: no other one is fetched. */

import type { FluentVariable } from "@fluent/bundle";
import { local } from "../storage.ts";
import type { DistantLists } from "./lists.ts";
import { Room } from "./room.ts";

declare const __LANGUAGES__: readonly string[];
/** The languages that every list speaks in full, the first one to fall back on. */
export const LANGUAGES: readonly string[] = __LANGUAGES__;

/** Puts a message in words. A missing one shows its name, so that tests find it. */
export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

const KEPT = "tokyo-language";

/** A language as it is offered: `fr` for `fr-CA`, where nobody has written that. */
function offered(tag: string): string | undefined {
  return (
    LANGUAGES.find((language) => language === tag) ??
    LANGUAGES.find((language) => language === tag.split("-")[0])
  );
}

function preferred(): string {
  const wanted = [local.get(KEPT), navigator.languages[0]];
  const found = wanted.map((tag) => offered(tag ?? "")).find((tag) => tag !== undefined);
  return found ?? LANGUAGES[0] ?? "";
}

let language = $state(preferred());
/** The language that was asked for last: it is spoken once it is here. */
let wanted = "";
const rooms: Room[] = [];

/** The language that is spoken. */
export function spoken(): string {
  return language;
}

/** Lets every room that has been opened learn a language. */
async function learn(next: string): Promise<void> {
  const late = rooms.filter((room) => !room.knows(next));
  await Promise.all(late.map((room) => room.learn(next)));
}

const allKnow = (next: string) => rooms.every((room) => room.knows(next));

/** Speaks another language, as soon as all that the page says is here in it. */
export async function speak(next: string): Promise<void> {
  wanted = next;
  // A room may be opened while others learn.
  while (!allKnow(next)) await learn(next);
  if (wanted !== next) return;
  language = next;
  local.set(KEPT, next);
  document.documentElement.lang = next;
}

/** A part of the page that was loaded, once it can say what it has to say. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const loaded = await part;
  while (!allKnow(language)) await learn(language);
  return loaded;
}

/**
 * The words of a room of its own, such as a game's table: they follow the language too.
 * The code that loads the room waits for them by `withWords`.
 */
export function wordsOf(lists: DistantLists): Say {
  const room = new Room(lists);
  rooms.push(room);
  return (key, args = {}) => room.say(language, key, args);
}

/** The words of the shell. */
export const say: Say = wordsOf(
  import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
);
