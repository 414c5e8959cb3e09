/** What the operator tells everybody. */

import type { Announcement } from "../match/wire.ts";
import * as api from "./api.ts";

/** Without a socket the server is asked again after this long, in milliseconds, while somebody looks. */
const AGAIN = 30_000;

let told = $state.raw<readonly Announcement[]>([]);
/** What was announced before the page was there: nothing moves when it is shown. */
let first: ReadonlySet<number> | null = null;
/** What this tab was told to hide. */
let hidden = $state.raw<ReadonlySet<number>>(new Set());

/** What is announced and not hidden. */
export function announcements(): Announcement[] {
  return told.filter((announcement) => !hidden.has(announcement.id));
}

/** All that is announced now. */
export function announce(all: readonly Announcement[]): void {
  first ??= new Set(all.map(({ id }) => id));
  told = all;
}

/** Whether something was announced while the page was being used. */
export function isLate({ id }: Announcement): boolean {
  return first !== null && !first.has(id);
}

/** Hides one until the page is loaded again. */
export function hide(id: number): void {
  hidden = new Set(hidden).add(id);
}

async function look(): Promise<void> {
  try {
    announce((await api.house()).announcements);
  } catch {
    // Somebody who cannot reach the server has other worries; what was told last stays.
  }
}

/** Asks now and then, until the answer is called. */
export function watchNotices(): () => void {
  void look();
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") void look();
  }, AGAIN);
  return () => clearInterval(timer);
}
