/** Reads a game's RULES.md: chapters with numbered clauses. */

export interface Clause {
  number: string;
  text: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** Marks of emphasis say nothing that the words do not. */
const plain = (text: string) => text.replace(/[*`]/g, "");

export function chapters(text: string): Chapter[] {
  const book: Chapter[] = [];
  for (const line of text.split("\n")) {
    const title = /^##\s+(.*)$/.exec(line)?.[1];
    const clause = /^- \*\*(\d+\.\d+)\*\*\s+(.*)$/.exec(line);
    if (title !== undefined) book.push({ title: plain(title), clauses: [] });
    else if (clause?.[1] !== undefined && clause[2] !== undefined) {
      book.at(-1)?.clauses.push({ number: clause[1], text: plain(clause[2]) });
    }
  }
  return book.filter((chapter) => chapter.clauses.length > 0);
}
