/** When the page has nothing better to do. */
export function whenIdle(act: () => void): void {
  // Not every browser tells; soon will do.
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act);
}
