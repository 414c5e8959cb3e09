import { expect, test } from "vitest";
import { Steady } from "./steady.svelte.ts";

interface Row {
  key: string;
  free: number;
}

const rows = (...keys: string[]): Row[] => keys.map((key) => ({ key, free: 1 }));
const keys = (list: Steady<Row>) => list.shown.map((row) => row.key).join("");

function list(...shown: string[]): Steady<Row> {
  const steady = new Steady<Row>((row) => row.key);
  steady.offer(rows(...shown));
  return steady;
}

test("a list that nobody points at shows what there is", () => {
  const steady = list("a", "b");
  steady.offer(rows("c", "b", "a"));
  expect([keys(steady), steady.news]).toEqual(["cba", 0]);
});

test("nothing is inserted, removed or reordered under a pointer", () => {
  const steady = list("a", "b", "c");
  steady.hold("pointer", true);
  steady.offer(rows("x", "c", "y", "a"));
  expect([keys(steady), steady.news]).toEqual(["abc", 2]);
  steady.hold("pointer", false);
  expect([keys(steady), steady.news]).toEqual(["xcya", 0]);
});

test("what is known of a row changes where it stands", () => {
  const steady = list("a", "b");
  steady.hold("pointer", true);
  steady.offer([{ key: "b", free: 0 }]);
  expect(steady.shown).toEqual([
    { key: "a", free: 1 },
    { key: "b", free: 0 },
  ]);
});

test("it stands still for pointer and focus alike, until both have gone", () => {
  const steady = list("a");
  steady.hold("pointer", true);
  steady.hold("focus", true);
  steady.offer(rows("b"));
  steady.hold("pointer", false);
  expect(keys(steady)).toBe("a");
  steady.hold("focus", false);
  expect(keys(steady)).toBe("b");
});

test("what somebody asks for is shown at once", () => {
  const steady = list("a");
  steady.hold("pointer", true);
  steady.offer(rows("b", "a"));
  steady.show();
  expect([keys(steady), steady.news]).toEqual(["ba", 0]);
  steady.expect();
  steady.offer(rows("b", "a", "c"));
  expect(keys(steady)).toBe("bac");
  steady.offer(rows("d"));
  expect(keys(steady)).toBe("bac");
});
