import { beforeEach, expect, test, vi } from "vitest";
import { dropToken, seatLink, takeToken, tokenOf } from "./seat.ts";

const TOKEN = "0a1b2c3d4e5f";
const replaceState = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("history", { state: null, replaceState });
  replaceState.mockClear();
});

test("a link to a seat is read again", () => {
  const link = new URL(seatLink("https://house", "62b4", TOKEN));
  expect(link.pathname).toBe("/table/62b4");
  expect(tokenOf(link.search, link.hash)).toBe(TOKEN);
  expect(tokenOf(`?seat=${TOKEN}`, "")).toBe(TOKEN);
  expect(tokenOf("", "#seat=<b>")).toBeNull();
  expect(tokenOf("", "")).toBeNull();
});

test("the token leaves the address, and is still known after a reload", () => {
  vi.stubGlobal("location", { pathname: "/table/62b4", search: "", hash: `#seat=${TOKEN}` });
  expect(takeToken("62b4")).toBe(TOKEN);
  expect(replaceState).toHaveBeenCalledWith(null, "", "/table/62b4");
  vi.stubGlobal("location", { pathname: "/table/62b4", search: "", hash: "" });
  expect(takeToken("62b4")).toBe(TOKEN);
  expect(takeToken("other")).toBeNull();
  dropToken("62b4");
  expect(takeToken("62b4")).toBeNull();
});
