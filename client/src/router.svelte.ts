/** Which page is shown: the address is the only truth. */

/** A match that was played: on a server, in this browser, or opened from a file. */
export type Source = { from: "table" | "alone"; match: string } | { from: "file" };

/** The end of the addresses of such a match. */
export function pastOf(of: Source): string {
  if (of.from === "file") return "file";
  return of.from === "alone" ? `alone/${of.match}` : of.match;
}

type Past<P extends string> = Source & { page: P };

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "solo"; game: string }
  | { page: "learn"; game: string }
  | { page: "alone"; game: string; match: string }
  | { page: "device"; game: string; match: string }
  | { page: "table"; table: string }
  | Past<"replay">
  | Past<"analysis">
  | { page: "verify"; table: string }
  | { page: "privacy" }
  | { page: "me" }
  | { page: "settings" }
  | { page: "rules"; game: string; part: "guide" | "clauses"; clause: string | null }
  | { page: "lost"; path: string };

const WORD = /^[a-z0-9-]{1,64}$/i;

/** Reads an address. Whatever it is, there is a page for it. */
export function routeOf(path: string, hash = ""): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, third] = parts;
  const lost: Route = { page: "lost", path };
  if (parts.length > 3 || !parts.every((part) => WORD.test(part))) return lost;
  if (first === undefined) return { page: "home" };
  if (second === undefined) {
    const own = first === "privacy" || first === "settings" || first === "me";
    return own ? { page: first } : lost;
  }
  if (third !== undefined) {
    if (first === "alone" || first === "device") {
      return { page: first, game: second, match: third };
    }
    if (first === "rules" && third === "clauses") return rulesRoute(second, "clauses", hash);
    if ((first === "replay" || first === "analysis") && second === "alone") {
      return { page: first, from: "alone", match: third };
    }
    return lost;
  }
  switch (first) {
    case "play":
      return { page: "new", game: second };
    case "learn":
      return { page: "learn", game: second };
    case "solo":
      return { page: "solo", game: second };
    case "table":
      return { page: "table", table: second };
    case "replay":
    case "analysis":
      if (second === "file") return { page: first, from: "file" };
      return { page: first, from: "table", match: second };
    case "verify":
      return { page: "verify", table: second };
    case "rules":
      return rulesRoute(second, "guide", hash);
    default:
      return lost;
  }
}

/** A link to a clause opens the clauses, whatever the address says before it. */
function rulesRoute(game: string, part: "guide" | "clauses", hash: string): Route {
  const clause = /^#(\d+\.\d+)$/.exec(hash)?.[1] ?? null;
  const among = clause !== null || hash.startsWith("#chapter-");
  return { page: "rules", game, part: among ? "clauses" : part, clause };
}

let here = $state.raw(routeOf(location.pathname, location.hash));

/** The page that is shown. */
export function route(): Route {
  return here;
}

function look(): void {
  here = routeOf(location.pathname, location.hash);
}

/** Goes to another page without reloading. */
export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** Writes into the address what a link to just this would have to say; the page stays. */
export function note(query: URLSearchParams): void {
  const text = query.toString();
  history.replaceState(history.state, "", location.pathname + (text === "" ? "" : `?${text}`));
}

/** Lets links of the house and the browser's own buttons change the page. */
export function followLinks(): void {
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", (click) => {
    const plain = click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey;
    const link = (click.target as Element | null)?.closest("a");
    if (!plain || click.defaultPrevented || !link || link.target || link.hasAttribute("download")) {
      return;
    }
    const to = new URL(link.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api")) return;
    // Within a page the browser knows best: it moves the focus too.
    const within = to.pathname === location.pathname && to.search === location.search;
    if (within && to.hash !== "") return;
    click.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
