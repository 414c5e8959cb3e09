/**
 * Reads a guide: the few forms of Markdown that guides are written in, and no others.
 *
 * Headings, paragraphs, quotes, lists, pictures; in a line bold, terms in italics, links to
 * clauses, and words with their reading: `{敷地|しきち}`. Whatever else stands there is shown as it is written: no HTML gets through.
 */

export type Inline =
  | { is: "text"; text: string }
  | { is: "ruby"; text: string; reading: string }
  | { is: "strong"; inside: Inline[] }
  | { is: "term"; text: string; reading?: string }
  | { is: "clause"; text: string; clause: string };

export interface Picture {
  /** Its file, from the game's folder. */
  file: string;
  alt: string;
  caption: string;
}

export type Block =
  | { is: "heading"; level: 1 | 2 | 3; inside: Inline[] }
  | { is: "paragraph"; inside: Inline[] }
  | { is: "quote"; inside: Inline[] }
  | { is: "list"; ordered: boolean; items: Inline[][] }
  | { is: "pictures"; pictures: Picture[] };

const PICTURE = /!\[([^\]]*)\]\(([^\s)]+)(?:\s+"([^"]*)")?\)/g;
const INLINE = /\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(#(\d+\.\d+)\)|\{([^{}|]+)\|([^{}|]+)\}/g;
const RUBY = /^\{([^{}|]+)\|([^{}|]+)\}$/;

/** The parts of a line. */
export function inlines(line: string): Inline[] {
  const parts: Inline[] = [];
  const plain = (words: string) => {
    if (words !== "") parts.push({ is: "text", text: words });
  };
  let end = 0;
  for (const match of line.matchAll(INLINE)) {
    plain(line.slice(end, match.index));
    const [whole, strong, term, words, clause, text, reading] = match;
    if (strong !== undefined) parts.push({ is: "strong", inside: inlines(strong) });
    else if (term !== undefined) parts.push(termOf(term));
    else if (text !== undefined) parts.push({ is: "ruby", text, reading: reading ?? "" });
    else parts.push({ is: "clause", text: words ?? "", clause: clause ?? "" });
    end = match.index + whole.length;
  }
  plain(line.slice(end));
  return parts;
}

/** A term, perhaps with its reading. */
function termOf(words: string): Inline {
  const [, text, reading] = RUBY.exec(words) ?? [];
  if (text === undefined || reading === undefined) return { is: "term", text: words };
  return { is: "term", text, reading };
}

function picturesOf(line: string): Block {
  const found = [...line.matchAll(PICTURE)];
  const pictures = found.map(([, alt = "", file = "", caption = ""]) => ({ file, alt, caption }));
  return { is: "pictures", pictures };
}

/** What an item of a list says, and whether the list has numbers. */
function itemOf(line: string): { ordered: boolean; text: string } | null {
  const item = /^(?:(-)|\d+\.)\s+(.*)$/.exec(line);
  return item ? { ordered: item[1] === undefined, text: item[2] ?? "" } : null;
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  const book: Block[] = [];
  let fresh = true;
  for (const line of text.split("\n").map((line) => line.trim())) {
    const before = fresh ? undefined : book.at(-1);
    const heading = /^(#{1,3})\s+(.*)$/.exec(line);
    const item = itemOf(line);
    fresh = line === "" || heading !== null;
    if (line === "") continue;
    if (heading) {
      const level = (heading[1]?.length ?? 1) as 1 | 2 | 3;
      book.push({ is: "heading", level, inside: inlines(heading[2] ?? "") });
    } else if (item) {
      const inside = inlines(item.text);
      if (before?.is === "list" && before.ordered === item.ordered) before.items.push(inside);
      else book.push({ is: "list", ordered: item.ordered, items: [inside] });
    } else if (line.startsWith("![")) {
      book.push(picturesOf(line));
    } else {
      const is = line.startsWith(">") ? "quote" : "paragraph";
      const inside = inlines(line.replace(/^>\s*/, ""));
      // A line that follows at once goes on with what was said.
      if (before?.is === is) before.inside.push({ is: "text", text: " " }, ...inside);
      else book.push({ is, inside });
    }
  }
  return book;
}

/** All terms of a text, in order. */
export function termsIn(text: string): string[] {
  const within = (parts: readonly Inline[]): string[] =>
    parts.flatMap((part) => {
      if (part.is === "term") return [part.text];
      return part.is === "strong" ? within(part.inside) : [];
    });
  return blocks(text).flatMap((block) => {
    if (block.is === "pictures") return [];
    return block.is === "list" ? block.items.flatMap(within) : within(block.inside);
  });
}
