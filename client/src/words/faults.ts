/** Faults in the reader's language, where the page knows better words than the other end. */

import { say } from "./words.svelte.ts";

const KNOWN = [
  "bot-plays",
  "busy",
  "chat-closed",
  "conflict",
  "forbidden",
  "frozen",
  "muted",
  "no-seat",
  "no-table",
  "not-begun",
  "not-stored",
  "too-fast",
  "too-many-tables",
  "unreachable",
];

/** One sentence about a fault. */
export function faultText(fault: { code: string; message: string }): string {
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
