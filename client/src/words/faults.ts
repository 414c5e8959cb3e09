/** Faults in the reader's language, where the page knows better words than the other end. */

import { say } from "./words.svelte.ts";

const KNOWN = [
  "bot-plays",
  "busy",
  "chat-closed",
  "conflict",
  "forbidden",
  "frozen",
  "kicked",
  "muted",
  "no-seat",
  "no-table",
  "not-begun",
  "not-stored",
  "seat-gone",
  "too-fast",
  "too-many-tables",
  "unreachable",
];

/** What the operator decided: the server's sentence says until when, and ends with the reason. */
const RULED = ["banned", "closed", "muted"];

function ruledText(code: string, message: string): string {
  const until = / until (\S+ \S+ UTC)/.exec(message)?.[1];
  const reason = /: (.*)$/.exec(message.replace(/\d\d:\d\d UTC/, ""))?.[1];
  const parts = [
    say(`fault-${code}`),
    until === undefined ? "" : say("fault-until", { until }),
    reason === undefined ? "" : say("fault-reason", { reason }),
  ];
  return parts.filter((part) => part !== "").join(" ");
}

/** One sentence about a fault. */
export function faultText(fault: { code: string; message: string }): string {
  if (RULED.includes(fault.code)) return ruledText(fault.code, fault.message);
  if (KNOWN.includes(fault.code)) return say(`fault-${fault.code}`);
  // The server speaks English. A list that does so too shows its sentence; others have their own.
  return say("fault-other", { message: fault.message });
}

/** What a refusal says of itself. */
interface Why {
  why: string;
  /** The clause of the rules; nothing where the table itself has a reason. */
  clause?: string | undefined;
  /** The decision that there is now, if an older one was answered. */
  decision?: number | undefined;
}

/** Why a command was refused: rules speak the reader's language, the table itself English only. */
export function refusalText({ why, clause, decision }: Why): string {
  // Who was too late needs no numbers of decisions.
  if (decision !== undefined) return say("too-late");
  return clause === undefined ? say("fault-refused", { message: why }) : why;
}

/** The same for whatever was thrown. */
export function thrownText(thrown: unknown): string {
  if (thrown instanceof Error) {
    const code = "code" in thrown ? String(thrown.code) : "";
    return faultText({ code, message: thrown.message });
  }
  return String(thrown);
}
