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
  return KNOWN.includes(fault.code) ? say(`fault-${fault.code}`) : fault.message;
}

/** The same for whatever was thrown. */
export function thrownText(thrown: unknown): string {
  if (thrown instanceof Error) {
    const code = "code" in thrown ? String(thrown.code) : "";
    return faultText({ code, message: thrown.message });
  }
  return String(thrown);
}
