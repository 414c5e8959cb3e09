/** Who answers a request of the page: the network, or what is kept. */

/** What the page is made of. */
export interface Kept {
  version: string;
  /** The page itself: paths. */
  shell: string[];
  /** What only games need: their modules, rules and pictures, and three.js. Paths with versions. */
  games: string[];
}

export type Answer = "document" | "shell" | "game" | "network";

export function answerTo(kept: Kept, url: URL, navigates: boolean): Answer {
  // Whatever the server says about tables must come from the server.
  if (url.pathname === "/api" || url.pathname.startsWith("/api/")) return "network";
  if (navigates) return "document";
  if (kept.shell.includes(url.pathname)) return "shell";
  return kept.games.includes(url.pathname + url.search) ? "game" : "network";
}
