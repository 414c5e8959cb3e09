/**
 * The service worker: keeps the page and the games, so that both work without a server, and tells
 * whose turn it is while no page is open.
 */

/// <reference lib="webworker" />
import { countTurns } from "../push/count.ts";
import { pathOf, readMessage } from "../push/message.ts";
import { answerTo, type Kept } from "./answer.ts";

declare const self: ServiceWorkerGlobalScope;

/** What the page is made of, put in by the build. */
const kept = JSON.parse("__OFFLINE__") as Kept;
const SHELL = `tokyo-shell-${kept.version}`;
const GAMES = "tokyo-games";
/** A network that says nothing for this long counts as none, in milliseconds. */
const PATIENCE = 4_000;

self.addEventListener("install", (event) => {
  const keep = async () => {
    await (await caches.open(SHELL)).addAll(kept.shell);
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([tidyUp(), self.clients.claim()]));
});

/** Forgets what belongs to older pages. */
async function tidyUp(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith("tokyo-shell-") && name !== SHELL) await caches.delete(name);
  }
  const games = await caches.open(GAMES);
  for (const request of await games.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!kept.games.includes(pathname + search)) await games.delete(request);
  }
}

/** The page asks for all games when it has nothing else to do, and whose turn it is at a table. */
self.addEventListener("message", (event) => {
  if (event.data === "count-turns") event.waitUntil(countTurns());
  if (event.data === "keep-games") event.waitUntil(keepGames(event.source));
});

async function keepGames(asker: Client | ServiceWorker | MessagePort | null): Promise<void> {
  try {
    const games = await caches.open(GAMES);
    for (const game of kept.games) {
      if (!(await games.match(game))) await games.add(game);
    }
    asker?.postMessage("kept-games");
  } catch {
    asker?.postMessage("kept-nothing");
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  switch (answerTo(kept, url, request.mode === "navigate")) {
    case "document":
      event.respondWith(document(request));
      break;
    case "shell":
      event.respondWith(fromCache(SHELL, request));
      break;
    case "game":
      event.respondWith(fromCache(GAMES, request));
      break;
    case "network":
      break;
  }
});

/** The newest page if there is a network, else the kept one. */
async function document(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    const page = await caches.match("/index.html");
    return page ?? Response.error();
  }
}

async function fromCache(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** A match waits for the person who uses this device. */
self.addEventListener("push", (event) => {
  const { title, options } = readMessage(event.data?.text(), self.location.origin);
  const shown = self.registration.showNotification(title, options);
  event.waitUntil(Promise.all([shown, countTurns()]));
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const { url } = (notification.data ?? {}) as { url?: unknown };
  event.waitUntil(show(pathOf(url, self.location.origin)));
});

/** Shows the page at that path: where it is open already, or in a window of its own. */
async function show(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
