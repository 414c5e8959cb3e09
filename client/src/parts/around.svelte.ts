/** What every frame round a table says of its match. */

import type { Snippet } from "svelte";
import type { CoachParts } from "../analysis/coach.ts";
import type { Hints } from "../match/hints.svelte.ts";
import { mutes } from "../match/mutes.svelte.ts";
import type { Match } from "../match/match.svelte.ts";
import { standIn, statusOf, type Status } from "../match/status.ts";
import type { TableTalk } from "../match/talk.ts";
import type { Pause, TableSeat } from "../match/wire.ts";
import { entryText } from "../words/lines.ts";
import { sentences } from "../words/listed.ts";

/** What every frame is given. */
export interface FrameProps {
  match: Match;
  game: string;
  title: string;
  /** What the match is remembered by on this device; nothing where it is not to count. */
  id?: string;
  /** The table's key on the server; nothing for a match in this browser. */
  table?: string | null;
  token?: string | null;
  /** What is known of the chat; nothing for a match in this browser. */
  talking?: TableTalk | null;
  /** The seats as the lobby knows them: who is connected. */
  present?: readonly (TableSeat | null)[];
  board: Snippet;
  /** What else concerns the viewer. */
  aside?: Snippet;
  /** What the host may choose during the match. */
  hosting?: Snippet;
  /** What can be done when the match is over. */
  after: Snippet;
}

/** What the frame that suits a table is given besides. */
export interface RoundProps extends FrameProps {
  around: Around;
  hints: Hints;
  /** What is needed to ask the coach, where that can be done. */
  coach: CoachParts | null;
}

export class Around {
  constructor(private readonly match: Match) {}

  readonly paused: Pause | undefined = $derived.by(() => this.match.standing?.paused);
  /** Whose turn it is, at the moment that is shown. */
  readonly status: Status | null = $derived.by(() => {
    const { shown, sitters, seat } = this.match;
    return shown && statusOf(shown.awaiting, sitters, seat, this.paused !== undefined);
  });
  readonly yours: boolean = $derived.by(() => this.status?.key === "status-yours");
  /** Whether a bot plays the reader's seat, and how that came. */
  readonly away: ReturnType<typeof standIn> = $derived.by(() => {
    const { seat, sitters } = this.match;
    return seat === null ? null : standIn(sitters[seat]);
  });
  /** Whether the reader plays. */
  readonly seated: boolean = $derived.by(
    () => this.match.seat !== null && !this.match.over && this.away === null && !this.paused,
  );
  readonly unread: number = $derived.by(() => mutes.unread(this.match));
  /** What has just happened, for those who listen. */
  readonly heard: string = $derived.by(() => {
    const { log, since, shown, sitters } = this.match;
    const fresh = log.entries.filter(({ line }) => line > since && line <= (shown?.version ?? 0));
    return sentences(fresh.map((entry) => entryText(entry, sitters)));
  });
}
