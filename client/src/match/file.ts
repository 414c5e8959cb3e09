/** A record that was opened from a file: known until the page is loaded again. */

let opened: string | null = null;

/** The game that a record is of; what is wrong with it is thrown. */
export function gameOfRecord(text: string): string {
  const { game, format } = JSON.parse(text) as { game?: unknown; format?: unknown };
  const known = typeof format === "string" && format.startsWith("tokyo-tabletop record");
  if (typeof game !== "string" || !known) throw new SyntaxError("no record");
  return game;
}

/** Remembers a record, if it is one. */
export function openRecord(text: string): void {
  gameOfRecord(text);
  opened = text;
}

export function openedRecord(): string | null {
  return opened;
}
