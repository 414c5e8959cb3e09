/** Who may chat at a table, as its page needs it. */

import type { Speakers, TableChat } from "./wire.ts";

export const SPEAKERS: readonly Speakers[] = ["players", "everyone", "nobody"];

/** What a page needs to know and to do about the chat of a table. */
export interface TableTalk {
  chat: TableChat;
  /** Whether the reader is the host. */
  host: boolean;
  /** The reader's public id, once it is known. */
  self: string | null;
  choose(who: Speakers): void;
  mute(speaker: string, mute: boolean): void;
}

/** Why the reader cannot write; nothing if they can. */
export function silence(chat: TableChat, seat: number | null): string | null {
  if (chat.who === "nobody") return "chat-off";
  if (chat.who === "players" && seat === null) return "chat-players-only";
  return chat.muted ? "chat-muted" : null;
}
