/** What a table needs where a coach can be asked: loaded with the first such match. */

import type { Match } from "../match/match.svelte.ts";
import { Advisor } from "./advisor.svelte.ts";
import CoachButton from "./CoachButton.svelte";
import CoachHelped from "./CoachHelped.svelte";
import CoachNote from "./CoachNote.svelte";

export interface CoachParts {
  advisor: Advisor;
  Button: typeof CoachButton;
  Note: typeof CoachNote;
  Helped: typeof CoachHelped;
}

export function coachFor(match: Match): CoachParts {
  return {
    advisor: new Advisor(match),
    Button: CoachButton,
    Note: CoachNote,
    Helped: CoachHelped,
  };
}
