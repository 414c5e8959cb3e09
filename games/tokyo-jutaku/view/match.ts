/** A match of Tokyo Jutaku, as the shell hands it to the table. */

import type { TableProps } from "@shell/games/shelf.ts";
import type { Match as MatchOf } from "@shell/match/match.svelte.ts";
import type { Change as ChangeOf } from "@shell/match/typed.ts";
import type { Command, Event, View } from "./types.ts";

export type Match = MatchOf<View, Command, Event>;
export type Change = ChangeOf<View, Command, Event>;
export type Props = TableProps<View, Command, Event>;
