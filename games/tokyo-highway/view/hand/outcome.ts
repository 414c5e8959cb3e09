/** What came of letting a piece go, for words. Pure. */

import { tagged } from "@shell/match/tagged.ts";
import type { Event, Missed } from "../types.ts";

export interface Outcome {
  seat: number;
  stood: boolean;
  /** How many pieces were knocked over, whoever owns them. */
  knocked: number;
  missed: Missed | null;
  /** The clause that forbids where it lay. */
  clause: string | null;
  /** How many pieces are to be paid. */
  fine: number;
  paid: { payer: number; to: number; grey: number; yellow: number }[];
}

/** The outcome after more has happened: a new one, the same with what was paid, or none. */
export function outcomeAfter(events: readonly Event[], before: Outcome | null): Outcome | null {
  return events.reduce<Outcome | null>((outcome, event) => {
    const told = tagged(event);
    switch (told.is) {
      case "set-down": {
        const { seat, stood, knocked } = told;
        const none = { missed: null, clause: null, fine: 0, paid: [] };
        return { seat, stood, knocked: knocked.length, ...none };
      }
      case "taken-back":
        return outcome && { ...outcome, missed: told.missed, clause: told.clause };
      case "fined":
        return outcome && { ...outcome, fine: told.fallen };
      case "paid": {
        const { payer, to, grey, yellow } = told;
        return (
          outcome && {
            ...outcome,
            paid: [...outcome.paid, { payer, to, grey, yellow }],
          }
        );
      }
      case "lifted":
      case "cleared":
      case "planned":
      case "passed":
        return null;
      default:
        return outcome;
    }
  }, before);
}

/** Whether there is anything to say about it. */
export const isTold = (outcome: Outcome | null): boolean =>
  outcome !== null && (!outcome.stood || outcome.fine > 0);
