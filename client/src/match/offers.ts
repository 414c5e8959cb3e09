/** A long list of choices in order: by kind, and searched by words. */

import { sentences } from "../words/listed.ts";
import type { Json, Offer } from "./wire.ts";

export interface Group {
  kind: string;
  /** The words that all of its labels begin with; nothing where there is no such thing. */
  title: string;
  /** Whether what is left of the labels is so short that many fit side by side. */
  brief: boolean;
  offers: Offer[];
}

/** Labels are brief if no rest is longer than this many letters. */
const BRIEF = 14;

/** What a command is, as its game names it. */
export function kindOf(command: Json): string {
  if (typeof command === "string") return command;
  if (command !== null && typeof command === "object" && !Array.isArray(command)) {
    return Object.keys(command)[0] ?? "";
  }
  return "";
}

/** What is written without spaces between words: there a space stands inside a name. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words that all labels begin with, as far as they end between two words. */
export function commonStart(labels: readonly string[]): string {
  if (labels.some((label) => WITHOUT_SPACES.test(label))) return "";
  const [first = "", ...rest] = labels.map((label) => label.split(" "));
  if (first === "" || rest.length === 0) return "";
  const differs = (word: string, idx: number) => rest.some((words) => words[idx] !== word);
  const end = first.findIndex(differs);
  return first.slice(0, end === -1 ? first.length - 1 : end).join(" ");
}

/** Offers whose label has all the words that are looked for. */
export function searched(offers: readonly Offer[], wanted: string): Offer[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    const label = (offer.label ?? "").toLowerCase();
    return words.every((word) => label.includes(word));
  });
}

/** Offers by kind, in the order in which kinds appear; those of a kind of their own come first. */
export function grouped(offers: readonly Offer[]): Group[] {
  const kinds = new Map<string, Offer[]>();
  for (const offer of offers) {
    const kind = kindOf(offer.command);
    kinds.set(kind, [...(kinds.get(kind) ?? []), offer]);
  }
  const single = [...kinds.values()].filter((same) => same.length === 1).flat();
  const several = [...kinds].filter(([, same]) => same.length > 1);
  const groups = several.map(([kind, same]) => groupOf(kind, same));
  const alone = { kind: "", title: "", brief: false, offers: single };
  return single.length > 0 ? [alone, ...groups] : groups;
}

function groupOf(kind: string, offers: Offer[]): Group {
  const title = commonStart(offers.map((offer) => offer.label ?? ""));
  // A warning needs room beside what it is about.
  const short = (offer: Offer) => restOf(offer, title).length <= BRIEF && !offer.warning;
  const brief = title !== "" && offers.every(short);
  return { kind, title, brief, offers };
}

/** What is left of a label after the words that its group begins with. */
export function restOf(offer: Offer, title: string): string {
  return (offer.label ?? "").slice(title.length).trim();
}

/** A choice as it is read out: its label, and the warning that belongs to it. */
export function spokenOf(offer: Offer): string | undefined {
  return offer.warning ? sentences([offer.label ?? "", offer.warning]) : offer.label;
}
