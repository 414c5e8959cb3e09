/** A seat token in a link: the browser that opens it continues in that seat. */

import { local } from "../storage.ts";

const KEPT = "tokyo-seat-";
const TOKEN = /^[\w.~:-]{8,200}$/;

/** The token that an address carries, after `#seat=` or `?seat=`. */
export function tokenOf(search: string, hash: string): string | null {
  const told =
    new URLSearchParams(hash.replace(/^#/, "")).get("seat") ??
    new URLSearchParams(search).get("seat");
  return told !== null && TOKEN.test(told) ? told : null;
}

/** The link to a seat. What comes after `#` is never sent to anybody. */
export function seatLink(origin: string, table: string, token: string): string {
  return `${origin}/table/${table}#${new URLSearchParams({ seat: token }).toString()}`;
}

/**
 * Takes the token out of the address, where it could be copied by mistake, and keeps it here.
 * Without one in the address, the kept one counts.
 */
export function takeToken(table: string): string | null {
  const told = tokenOf(location.search, location.hash);
  if (told === null) return local.get(KEPT + table);
  local.set(KEPT + table, told);
  history.replaceState(history.state, "", location.pathname);
  return told;
}

/** Forgets the token: it no longer works. */
export function dropToken(table: string): void {
  local.remove(KEPT + table);
}
