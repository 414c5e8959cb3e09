/** What the people at a table decide together, as sentences to be said. */

import { listed } from "../words/listed.ts";
import type { Motion, Proposal, Sitter } from "./wire.ts";
import type { Status } from "./status.ts";

const MINUTE = 60_000;

/** The pauses that can be proposed. */
export const PAUSES: readonly { key: string; ms: number }[] = [
  { key: "pause-10-minutes", ms: 10 * MINUTE },
  { key: "pause-1-hour", ms: 60 * MINUTE },
  { key: "pause-1-day", ms: 24 * 60 * MINUTE },
  { key: "pause-7-days", ms: 7 * 24 * 60 * MINUTE },
];

function kindOf(motion: Motion): "pause" | "resume" | "end" {
  return typeof motion === "object" ? "pause" : motion;
}

const nameOf = (sitters: readonly Sitter[], seat: number) => sitters[seat]?.name ?? "";

/** Several names in a row. */
export function namesOf(sitters: readonly Sitter[], seats: readonly number[]): string {
  return listed(seats.map((seat) => nameOf(sitters, seat)));
}

/** How long a pause is meant to last, in minutes. */
export function minutesOf(motion: Motion): number {
  return typeof motion === "object" ? Math.round(motion.pause.for_ms / MINUTE) : 0;
}

/** What is said of a proposal to who sits in `seat`, or watches. */
export function proposalText(
  proposal: Proposal,
  sitters: readonly Sitter[],
  seat: number | null,
): Status {
  const { motion, waiting } = proposal;
  const asks = seat !== null && waiting.includes(seat);
  const who = proposal.seat === seat ? "mine" : asks ? "asked" : "other";
  return {
    key: `${kindOf(motion)}-${who}`,
    args: {
      name: nameOf(sitters, proposal.seat),
      waiting: namesOf(sitters, waiting),
      minutes: minutesOf(motion),
    },
  };
}
