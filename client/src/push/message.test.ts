import { expect, test } from "vitest";
import { waitingOf } from "./badge.ts";
import { pathOf, readMessage } from "./message.ts";

const HOUSE = "https://games.example.org";

test("a message is shown in its own words and leads to its match", () => {
  const text = JSON.stringify({
    title: "Izakaya",
    body: "C’est à vous de jouer.",
    lang: "fr",
    url: "/table/abc",
    tag: "t1",
  });
  // The server fills messages up with spaces, so that all are of one length.
  const { title, options } = readMessage(`${text}   `, HOUSE);
  expect(title).toBe("Izakaya");
  expect(options).toMatchObject({ body: "C’est à vous de jouer.", lang: "fr", tag: "t1" });
  expect(options.data).toEqual({ url: "/table/abc" });
});

test("whatever else comes is shown too, and leads home", () => {
  for (const odd of [undefined, "", "[]", "null", "7", '{"title":7}', "not JSON"]) {
    const { title, options } = readMessage(odd, HOUSE);
    expect([title, options.data.url]).toEqual(["Tokyo Tabletop", "/"]);
  }
});

test("a message never leads to another house", () => {
  expect(pathOf("/table/abc", HOUSE)).toBe("/table/abc");
  expect(pathOf(`${HOUSE}/table/abc`, HOUSE)).toBe("/table/abc");
  for (const elsewhere of ["https://other.org/x", "//other.org/x", "javascript:alert(1)", 7, {}]) {
    expect(pathOf(elsewhere, HOUSE)).toBe("/");
  }
});

test("only matches that wait for me are counted", () => {
  expect(waitingOf([])).toBe(0);
  expect(waitingOf([{ your_turn: true }, { your_turn: false }, { your_turn: true }])).toBe(2);
});
