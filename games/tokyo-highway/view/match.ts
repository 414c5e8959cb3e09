/** A match of Tokyo Highway, as the shell hands it to the table. */

import type { TableProps } from "@shell/games/shelf.ts";
import type { Match as MatchOf } from "@shell/match/match.svelte.ts";
import type {
  Change as ChangeOf,
  LogEntry as LogEntryOf,
  Offer as OfferOf,
} from "@shell/match/typed.ts";
import type { Command, Event, View } from "./types.ts";

export type Match = MatchOf<View, Command, Event>;
export type Change = ChangeOf<View, Command, Event>;
export type LogEntry = LogEntryOf<Event>;
export type Offer = OfferOf<Command>;
export type Props = TableProps<View, Command, Event>;
