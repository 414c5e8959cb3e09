/** What every frame round a table says of its match. */

import type { Snippet } from "svelte";
import type { Statistics } from "../lobby/api.ts";
import { mutes } from "../match/mutes.svelte.ts";
import type { Match } from "../match/match.svelte.ts";
import { standIn, statusOf, type Status } from "../match/status.ts";
import type { TableTalk } from "../match/talk.ts";
import { lineText } from "../words/lines.ts";

/** What every frame is given. */
export interface FrameProps {
  match: Match;
  game: string;
  title: string;
  /** The table's key on the server; nothing for a match in this browser. */
  table?: string | null;
  token?: string | null;
  /** What is known of the chat; nothing for a match in this browser. */
  talking?: TableTalk | null;
  statistics: () => Promise<Statistics>;
  board: Snippet;
  /** What can be done when the match is over. */
  after: Snippet;
}

export class Around {
  constructor(private readonly match: Match) {}

  /** Whose turn it is. */
  readonly status: Status | null = $derived.by(() => {
    const { standing, sitters, seat } = this.match;
    return standing && statusOf(standing.awaiting, sitters, seat);
  });
  readonly yours: boolean = $derived.by(() => this.status?.key === "status-yours");
  /** Whether a bot plays the reader's seat, and how that came. */
  readonly away: ReturnType<typeof standIn> = $derived.by(() => {
    const { seat, sitters } = this.match;
    return seat === null ? null : standIn(sitters[seat]);
  });
  /** Whether the reader plays. */
  readonly seated: boolean = $derived.by(
    () => this.match.seat !== null && !this.match.outcome && this.away === null,
  );
  readonly unread: number = $derived.by(() => mutes.unread(this.match));
  /** What has just happened, for those who listen. */
  readonly heard: string = $derived.by(() => {
    const { log, since, sitters } = this.match;
    const lines = log.filter((line) => line.line > since);
    return lines.map((line) => lineText(line, sitters)).join(". ");
  });
}
