/** The number on the icon of the installed page: how many matches wait for its user. */

/** How many of somebody's matches wait for them. */
export function waitingOf(tables: readonly { your_turn: boolean }[]): number {
  return tables.filter((table) => table.your_turn).length;
}

/** Shows the number; nought takes it away. */
export function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  // Where the page is not installed there is no icon, and some browsers say so.
  navigator.setAppBadge(count).catch(() => undefined);
}

/** Has the service worker count again, where the page is an app of its own with an icon. */
export function countAgain(): void {
  if (!matchMedia("(display-mode: standalone)").matches) return;
  navigator.serviceWorker?.controller?.postMessage("count-turns");
}
