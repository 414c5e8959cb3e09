/**
 * Who the bots are: each level is a family of its own, the same in all games. A new level needs a
 * line here, a picture in `art`, and its words.
 */

import type { Sitter } from "../match/wire.ts";
import names from "./names.json";

/** What bots of a level are. */
export interface Family {
  /** Its picture in `art`, and the key of its words. */
  kind: string;
  /** The colours of its members' fur, feathers or shells. */
  furs: readonly string[];
}

/** By level, weakest first. Programs' own levels have none. */
const FAMILIES: Readonly<Record<string, Family>> = {
  easy: { kind: "tanuki", furs: ["#b98d5d", "#8d7a66", "#c9a06a", "#9c7650"] },
  normal: { kind: "cat", furs: ["#e08a3c", "#7c5c45", "#9aa0ab", "#c9b48a"] },
  hard: { kind: "fox", furs: ["#e2803a", "#f4efe6", "#d9a05a", "#b9c0cc"] },
  expert: { kind: "crane", furs: ["#fffaf0", "#d9e1e6", "#f3dcd2", "#e9dfc4"] },
  master: { kind: "turtle", furs: ["#7f9563", "#a48a57", "#6d8b8c", "#8b7f78"] },
};

/** The levels that people can choose, weakest first. */
export const LEVELS: readonly string[] = Object.keys(FAMILIES);

/** The family of a level, by its key; nothing for levels of programs. */
export function kindOf(level: string): string | undefined {
  return FAMILIES[level]?.kind;
}

const NAMES: Readonly<Record<string, readonly string[]>> = names;

function namesOf(level: string): readonly string[] {
  return NAMES[level] ?? names.plain;
}

/** A name for each of these bots, no two alike and none like those that are taken. */
export function botNames(levels: readonly string[], taken: readonly string[] = []): string[] {
  const given = [...taken];
  return levels.map((level) => {
    const name = namesOf(level).find((one) => !given.includes(one)) ?? `Bot ${given.length + 1}`;
    given.push(name);
    return name;
  });
}

/** A bot with a character. */
export interface Character {
  kind: string;
  fur: string;
}

/** Who a bot is; nobody where a program plays, or a bot in somebody's place. */
export function characterOf(
  bot: Pick<Sitter, "name" | "why"> & { bot?: string | null },
): Character | null {
  const family = FAMILIES[bot.bot ?? ""];
  if (family === undefined || bot.why !== undefined) return null;
  // A bot with another name belongs to the family all the same.
  const idx = Math.max(0, namesOf(bot.bot ?? "").indexOf(bot.name));
  return { kind: family.kind, fur: family.furs[idx % family.furs.length] ?? "" };
}
