/** Which page is shown: the address is the only truth. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "alone"; game: string; match: string }
  | { page: "table"; table: string }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "lost"; path: string };

const WORD = /^[a-z0-9-]{1,64}$/i;

/** Reads an address. Whatever it is, there is a page for it. */
export function routeOf(path: string, hash = ""): Route {
  const [first, second, third, ...rest] = path.split("/").filter((part) => part !== "");
  const lost: Route = { page: "lost", path };
  if (rest.length > 0) return lost;
  if (first === undefined) return { page: "home" };
  if (second === undefined || !WORD.test(second)) return lost;
  if (first === "alone" && third !== undefined && WORD.test(third)) {
    return { page: "alone", game: second, match: third };
  }
  if (third !== undefined) return lost;
  if (first === "play") return { page: "new", game: second };
  if (first === "table") return { page: "table", table: second };
  if (first === "rules") {
    const clause = /^#(\d+\.\d+)$/.exec(hash)?.[1] ?? null;
    return { page: "rules", game: second, clause };
  }
  return lost;
}

let here = $state(routeOf(location.pathname, location.hash));

/** The page that is shown. */
export function route(): Route {
  return here;
}

function look(): void {
  here = routeOf(location.pathname, location.hash);
}

/** Goes to another page without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
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
    click.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
