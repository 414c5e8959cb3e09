/** What a question is about, for its words. */

import type { Play } from "./play.svelte.ts";
import type { Prompt } from "./prompt.ts";

/** Names and numbers that the words of a prompt may use. */
export function factsOf(play: Play, prompt: Prompt): Record<string, string | number> {
  const named = (seat: number | null | undefined) =>
    seat === null || seat === undefined ? "" : (play.match.sitters[seat]?.name ?? "");
  const fact = prompt.source === null ? undefined : play.answers.facts.get(prompt.source);
  return {
    active: named(play.now.active),
    by: named(prompt.blow?.by),
    amount: prompt.blow?.amount ?? 0,
    count: prompt.count,
    life: play.now.monsters[play.match.seat ?? -1]?.life ?? 0,
    card: fact?.name ?? "",
    rerolls: play.now.turn.rerolls,
  };
}
