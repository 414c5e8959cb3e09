/** The games on the shelf: whatever folder under `games/` has a view. */

import type { Component } from "svelte";
import type { Remarkable } from "../characters/remarks.ts";
import type { GameEnding } from "../ending/ending.ts";
import type { DistantLists } from "../words/lists.ts";
import { wordsOf } from "../words/words.svelte.ts";
import type { Match } from "../match/match.svelte.ts";
import type { Json, SoloResult } from "../match/wire.ts";

/** What a game's own table is given: the match, and a way out. */
export interface TableProps<V extends Json = Json, C extends Json = Json, E extends Json = Json> {
  match: Match<V, C, E>;
  /** Called when the table cannot be shown any more: the plain table takes its place. */
  fail?: (why: string) => void;
}

/** What a picture of a figure is given. */
export interface FigureProps {
  seat: number;
  /** Which one; else the one that goes with the seat. */
  kind?: string | undefined;
}

/** What a game's page for one player is given. */
export interface SoloProps {
  /** Begins a match for one in this browser, by these rules. */
  start(setup: { [key: string]: Json }): Promise<void>;
  /** The same on the server, which times it; in this browser where there is none. */
  startTimed(setup: { [key: string]: Json }): Promise<void>;
}

/** What a game's bests of a lone player are given. */
export interface BestsProps {
  title: string;
  /** Finished matches of that game which the reader played alone on the server. */
  results: readonly SoloResult[];
}

/** What a game's `view/index.ts` gives to the shell: V, C and E are its view, commands and events. */
export interface GameView<V extends Json = Json, C extends Json = Json, E extends Json = Json> {
  id: string;
  /** How many can play. */
  seats: readonly [number, number];
  /** How many minutes a match usually takes. */
  minutes: readonly [number, number];
  /** How much there is to learn, and how much chance decides: 1 to 5. */
  weight: number;
  luck: number;
  /** Whether there is a lesson. */
  lesson: boolean;
  /**
   * What suits a first match, where that is not what suits most: how many play, and which options.
   * It does not go beyond what the lesson teaches. The box says so, as `first`.
   */
  first?: { players?: number; setup?: { [key: string]: Json } };
  /** What a player can choose to play with; nothing where players differ by colour alone. */
  figures: readonly string[];
  /** One of them as a picture, in the colour of a seat. */
  figure?: () => Promise<{ default: Component<FigureProps> }>;
  /** Whether an event that everybody sees is worth a remark, and whose. */
  remark?(event: E): Remarkable | null;
  /**
   * Whether levels of bots mean something of its own: its box says what (`level-easy` and so on).
   */
  levels?: boolean;
  /** Where it stands on the shelf. */
  shelf: number;
  /** The picture on the box. */
  Box: Component;
  /**
   * What is written on it: `title`; `about`, one sentence; where there are figures, what they are
   * called (`figure`) and what to call one (`figure-name`).
   */
  words: DistantLists;
  /** The game's own table, loaded when it is needed; without one the plain table serves. */
  table?: () => Promise<{ default: Component<TableProps<V, C, E>> }>;
  /** What it gives to the end of a match, loaded then. */
  ending?: () => Promise<{ default: GameEnding<V, C, E> }>;
  /** Whether that table is a scene: it needs WebGL, and takes the whole window. */
  scene?: boolean;
  /** The option that makes it another game: it is chosen in plain sight, apart from the others. */
  way?: string;
  /** The options that make no difference with those that are chosen: they are not shown. */
  idle?(setup: Json): readonly string[];
  /** The name of its module for some setups, where that is not its id: it knows more of the game. */
  module?(setup: Json): string | null;
  /** Whether it is a race without win chances: then nobody can say which choice is best. */
  race?: boolean;
  /** Whether choices are listed in the page, so that the server need not send selections. */
  lists?: boolean;
  /** A page of what one can play alone. */
  solo?: () => Promise<{ default: Component<SoloProps> }>;
  /** The best results of a lone player, for their own page. */
  bests?: () => Promise<{ default: Component<BestsProps> }>;
  /**
   * Whether something on that page is new every day: its box says what (`daily`), and what is to be
   * done with it (`daily-about`).
   */
  daily?: boolean;
}

// The types of each game end here: the shell takes its match for JSON, and `matchOf` gives a table
// no match but one of its own game.
const found = import.meta.glob<{ default: GameView }>("../../../games/*/view/index.ts", {
  eager: true,
});

/** All games, in the order of the shelf. */
export const SHELF: readonly GameView[] = Object.values(found)
  .map((module) => module.default)
  .sort((one, other) => one.shelf - other.shelf);

/** The game with that id. */
export function gameOf(id: string): GameView | undefined {
  return SHELF.find((game) => game.id === id);
}

/**
 * Whether a match of so many can be analysed when it is over. Alone there is nobody to win against:
 * only a race tells something then.
 */
export function isAnalysed(id: string, seats: number): boolean {
  return seats > 1 || gameOf(id)?.race === true;
}

const written = new Map(SHELF.map((game) => [game.id, wordsOf(game.words)]));

/** Something that is written on a box. */
export function boxText(id: string, key: string): string {
  return written.get(id)?.(key) ?? "";
}

/** What a game is called in the reader's language; one that is not here, by its id. */
export const titleOf = (id: string): string => (written.has(id) ? boxText(id, "title") : id);

/** What a game has that is new every day. */
export const dailyOf = (id: string): string => boxText(id, "daily");

/** What is to be done with it, in one sentence. */
export const aboutDaily = (id: string): string => boxText(id, "daily-about");

/** What a game is about, in one sentence. */
export const aboutGame = (id: string): string => boxText(id, "about");
