import { beforeAll, expect, test, vi } from "vitest";

// The address of the page is read when the module is.
vi.stubGlobal("location", { pathname: "/replay/62b4", hash: "" });
const replaceState = vi.fn();
vi.stubGlobal("history", { state: null, replaceState });
let router: typeof import("./router.svelte.ts");
beforeAll(async () => {
  router = await import("./router.svelte.ts");
});

test.each([
  ["/", { page: "home" }],
  ["/play/king-of-tokyo", { page: "new", game: "king-of-tokyo" }],
  ["/solo/tokyo-jutaku", { page: "solo", game: "tokyo-jutaku" }],
  ["/alone/izakaya/a-1", { page: "alone", game: "izakaya", match: "a-1" }],
  ["/device/izakaya/a-1", { page: "device", game: "izakaya", match: "a-1" }],
  ["/table/62b4", { page: "table", table: "62b4" }],
  ["/replay/62b4", { page: "replay", from: "table", match: "62b4" }],
  ["/replay/alone/a-1", { page: "replay", from: "alone", match: "a-1" }],
  ["/replay/file", { page: "replay", from: "file" }],
  ["/analysis/62b4", { page: "analysis", from: "table", match: "62b4" }],
  ["/analysis/alone/a-1", { page: "analysis", from: "alone", match: "a-1" }],
  ["/analysis/file", { page: "analysis", from: "file" }],
  ["/analysis", { page: "lost", path: "/analysis" }],
  ["/verify/62b4", { page: "verify", table: "62b4" }],
  ["/privacy", { page: "privacy" }],
  ["/me", { page: "me" }],
  ["/rules/izakaya", { page: "rules", game: "izakaya", part: "guide", clause: null }],
  ["/rules/izakaya/clauses", { page: "rules", game: "izakaya", part: "clauses", clause: null }],
  ["/play", { page: "lost", path: "/play" }],
  ["/play/a/b", { page: "lost", path: "/play/a/b" }],
  ["/play/a/b/c", { page: "lost", path: "/play/a/b/c" }],
  ["/play/%3Cb%3E", { page: "lost", path: "/play/%3Cb%3E" }],
  ["/elsewhere/a", { page: "lost", path: "/elsewhere/a" }],
])("%s has its page", (path, route) => {
  expect(router.routeOf(path)).toEqual(route);
});

test("a link can point at a clause", () => {
  const clause = { part: "clauses", clause: "4.2" };
  expect(router.routeOf("/rules/izakaya", "#4.2")).toMatchObject(clause);
  expect(router.routeOf("/rules/izakaya/clauses", "#4.2")).toMatchObject(clause);
  expect(router.routeOf("/rules/izakaya", "#<b>")).toMatchObject({ clause: null });
});

test("what a link has to say is written into the address", () => {
  router.note(new URLSearchParams({ step: "3", as: "all" }));
  expect(replaceState).toHaveBeenLastCalledWith(null, "", "/replay/62b4?step=3&as=all");
  router.note(new URLSearchParams());
  expect(replaceState).toHaveBeenLastCalledWith(null, "", "/replay/62b4");
});
