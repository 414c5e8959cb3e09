/**
 * How many matches wait for the user of this device, as the service worker counts them. Nothing
 * here is shared with the page, because the worker has to be one file.
 */

import type { Listing } from "../match/wire.ts";

/** More than these are not counted. */
const MOST = 100;

/** Asks the server, and shows the number on the icon. */
export async function countTurns(): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  try {
    const answer = await fetch(`/api/tables?which=mine&limit=${MOST}`);
    if (!answer.ok) return;
    const { tables } = (await answer.json()) as Listing;
    await navigator.setAppBadge(tables.filter((table) => table.your_turn).length);
  } catch {
    // Without a network, or an icon, the number stays as it was.
  }
}
