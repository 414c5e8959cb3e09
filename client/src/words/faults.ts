/** Why something was not done, in the reader's language. */

import type { FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase } from "../match/wire.ts";
import { listed } from "./listed.ts";
import { nameText } from "./names.ts";
import { say, spoken } from "./words.svelte.ts";

/** What a fault says of itself. */
export interface FaultTold {
  /** A word for programs. */
  code: string;
  /** One sentence in English. */
  message: string;
  /** The sentence's key and arguments. */
  reason?: Phrase | undefined;
}

function variable(arg: Arg): FluentVariable {
  if (typeof arg === "number") return arg;
  // Several names come in one text.
  if (typeof arg === "string") return listed(arg.split(", ").map(nameText));
  return "key" in arg ? (phraseText(arg) ?? arg.key) : arg.seat;
}

/** A moment as people write it. */
function moment(seconds: FluentVariable): string {
  const style = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(spoken(), style).format(Number(seconds) * 1000);
}

/** A phrase from the lists of the shell; nothing where they do not know its key. */
function phraseText({ key, args = [] }: Phrase): string | undefined {
  const values = Object.fromEntries(args.map(([name, arg]) => [name, variable(arg)]));
  const text = say(key, values);
  if (text === key) return undefined;
  const { until_s: until, reason } = values;
  return [
    text,
    // Until when an operator's ruling holds, and why, in the operator's own words.
    ...(until === undefined ? [] : [say("fault-until", { until: moment(until) })]),
    ...(reason === undefined ? [] : [say("fault-reason", { reason })]),
  ].join(" ");
}

/** One sentence about a fault. */
export function faultText({ code, message, reason }: FaultTold): string {
  const said = reason && phraseText(reason);
  // What the page itself finds wrong has a code alone.
  return said ?? phraseText({ key: `fault-${code}` }) ?? say("fault-other", { message });
}

/** What a refusal says of itself. */
export interface RefusalTold {
  /** One sentence: the rules speak the reader's language, the table itself English. */
  why: string;
  /** The clause of the rules; nothing where the table itself has a reason. */
  clause?: string | undefined;
  /** The decision that there is now, if an older one was answered. */
  decision?: number | undefined;
  /** The sentence's key and arguments. */
  reason?: Phrase | undefined;
}

/** Why a command was refused. */
export function refusalText({ why, clause, decision, reason }: RefusalTold): string {
  // Who was too late needs no numbers of decisions.
  if (decision !== undefined) return say("too-late");
  if (clause !== undefined) return why;
  return (reason && phraseText(reason)) ?? say("fault-refused", { message: why });
}

/** What was thrown, where the lists have words for it: the server's reasons, and the page's own. */
export function knownText(thrown: unknown): string | null {
  if (!(thrown instanceof Error)) return null;
  const { code, reason } = thrown as Error & { code?: unknown; reason?: Phrase };
  const said = reason && phraseText(reason);
  return said ?? (typeof code === "string" ? (phraseText({ key: `fault-${code}` }) ?? null) : null);
}

/** The same for whatever was thrown. */
export function thrownText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { code = "", reason } = thrown as Error & { code?: unknown; reason?: Phrase };
  return faultText({ code: String(code), message: thrown.message, reason });
}
