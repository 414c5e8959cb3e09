/** What a game gives to the end of its matches: loaded when one is over. */

import type { Component } from "svelte";
import type { Match } from "../match/match.svelte.ts";
import type { Json } from "../match/wire.ts";
import type { Box } from "./layout.ts";
import type { Plot } from "./plots.ts";
import type { Story } from "./story.ts";

/** What the scene for the winner is given. */
export interface MomentProps<V extends Json = Json, C extends Json = Json, E extends Json = Json> {
  match: Match<V, C, E>;
  /** Who won; nobody where nobody did. */
  winners: readonly number[];
}

/** What a lone player has achieved: the result, and how good it is. */
export interface Feat {
  headline: string;
  line: string;
}

/** V, C and E are the game's view, commands and events. */
export interface GameEnding<V extends Json = Json, C extends Json = Json, E extends Json = Json> {
  /** A scene for the winner, drawn over the table; without one the table plays it itself. */
  Moment?: Component<MomentProps<V, C, E>>;
  /** What somebody who played alone has achieved, in words; nothing where others played too. */
  feat?(match: Match<V, C, E>): Feat | null;
  /** What the rules are asked about each moment of the story. */
  question?: Json;
  /** The position that a picture to share shows; else the whole of the last one. */
  picture?(story: Story<V, E>): { view: V; part: Box | null };
  /** What a score is, in words; else it is a mere number. */
  score?(score: number, last: V): string;
  /** What people like to look at afterwards. */
  plots(story: Story<V, E>): Plot[];
}
