import { beforeAll, expect, test, vi } from "vitest";

// The address of the page is read when the module is.
vi.stubGlobal("location", { pathname: "/", hash: "" });
let routeOf: typeof import("./router.svelte.ts").routeOf;
beforeAll(async () => {
  ({ routeOf } = await import("./router.svelte.ts"));
});

test.each([
  ["/", { page: "home" }],
  ["/play/king-of-tokyo", { page: "new", game: "king-of-tokyo" }],
  ["/alone/izakaya/a-1", { page: "alone", game: "izakaya", match: "a-1" }],
  ["/table/62b4", { page: "table", table: "62b4" }],
  ["/rules/izakaya", { page: "rules", game: "izakaya", clause: null }],
  ["/play", { page: "lost", path: "/play" }],
  ["/play/a/b/c", { page: "lost", path: "/play/a/b/c" }],
  ["/play/%3Cb%3E", { page: "lost", path: "/play/%3Cb%3E" }],
])("%s has its page", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test("a link can point at a clause", () => {
  expect(routeOf("/rules/izakaya", "#4.2")).toMatchObject({ clause: "4.2" });
  expect(routeOf("/rules/izakaya", "#<b>")).toMatchObject({ clause: null });
});
