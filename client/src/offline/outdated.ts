/** A page that was open while the server got a newer one: its parts are gone. */

import { session } from "../storage.ts";

const KEPT = "tokyo-reloaded";
/** A page that has just been reloaded is not outdated, in milliseconds. */
const LATELY = 30_000;

/** Whether loading the page again may help: not twice in a row. */
export function mayReload(last: string | null, now: number): boolean {
  return last === null || now - Number(last) > LATELY;
}

/** Loads the page again where a part of it cannot be found any more. */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || !mayReload(session.get(KEPT), Date.now())) return;
    event.preventDefault();
    session.set(KEPT, String(Date.now()));
    location.reload();
  });
}
