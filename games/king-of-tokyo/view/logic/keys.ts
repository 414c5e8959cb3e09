/** What a key does on this table. */

import type { Offer } from "../match.ts";
import type { Command } from "../types.ts";
import { offerOf } from "./offers.ts";
import type { Prompt } from "./prompt.ts";
import { aimsOf } from "./prompt.ts";

/** What a key asks for. */
export type Wish =
  { do: "hold"; idx: number } | { do: "choose"; offer: Offer } | { do: "odds" | "help" | "back" };

const WORDS: Record<string, Command> = {
  k: "resolve",
  y: "yield",
  s: "stay",
  p: "pass",
};

/** What is to be decided when the key is pressed. */
export interface Moment {
  prompt: Prompt | null;
  reroll: Offer | undefined;
  canHold: boolean;
  /** Whether the key would press whatever has the focus. */
  focused: boolean;
}

export function wishOf(key: string, moment: Moment): Wish | null {
  const low = key.toLowerCase();
  if (low === "o") return { do: "odds" };
  if (low === "?") return { do: "help" };
  if (low === "escape") return { do: "back" };
  const { prompt, reroll } = moment;
  if (prompt === null) return null;
  if (/^[1-9]$/.test(low)) return numbered(Number(low) - 1, moment, prompt);
  const offer =
    low === "r"
      ? reroll
      : low === "enter" && !moment.focused
        ? (reroll ?? prompt.choices[0])
        : low in WORDS
          ? offerOf(prompt.choices, WORDS[low] as Command)
          : undefined;
  return offer ? { do: "choose", offer } : null;
}

/** A number holds a die while dice can be held, and else takes a choice. */
function numbered(idx: number, moment: Moment, prompt: Prompt): Wish | null {
  if (moment.canHold) return { do: "hold", idx };
  const offer = aimsOf(prompt.choices).plain[idx];
  return offer ? { do: "choose", offer } : null;
}
