import { expect, test } from "vitest";
import { gameOfRecord, openedRecord, openRecord } from "./file.ts";

const record = JSON.stringify({ format: "tokyo-tabletop record 1", game: "toy", lines: [] });

test("a record tells its game", () => {
  expect(gameOfRecord(record)).toBe("toy");
});

test.each(["", "[]", "{}", '{"game": "toy"}', "null"])("%j is no record", (text) => {
  expect(() => openRecord(text)).toThrow();
  expect(openedRecord()).toBeNull();
});

test("an opened record is remembered", () => {
  openRecord(record);
  expect(openedRecord()).toBe(record);
});
