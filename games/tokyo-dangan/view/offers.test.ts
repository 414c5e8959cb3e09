import { expect, test } from "vitest";
import { Offers } from "./offers.ts";
import { commands } from "./samples.ts";

const asked = (offered: readonly unknown[]) => ({
  decision: 1,
  offers: offered.map((command) => ({ command: command as never })),
});

test("every kind of command is found again", () => {
  const offers = new Offers(asked(commands));
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands) expect(offers.find(command)).toEqual(command);
  expect(offers.find({ remove: { square: "f9" } })).toBeUndefined();
});

test("ground is known by kind, however the tile lies", () => {
  const offers = new Offers(
    asked([
      { place: { square: "b1", tile: "NE" } },
      { place: { square: "b1", tile: "SW" } },
      { place: { square: "b2", tile: "NS" } },
      { rotate: { square: "c3", tile: "NW" } },
    ]),
  );
  expect([...offers.groundFor("curve")]).toEqual(["b1"]);
  expect([...offers.groundFor("tee")]).toEqual([]);
  expect(offers.kindsFor("b2")).toEqual(["straight"]);
  expect([...offers.turnsOf("c3")]).toEqual(["NW"]);
  expect(offers.any).toBe(true);
});

test("who is not asked has nothing to choose", () => {
  expect(new Offers(null).any).toBe(false);
});

test("what brings the end of the match is said before it is done", () => {
  const run = {
    command: { move: { to: "b1" } } as never,
    warning: "Ends the match: you win.",
    wins: true,
  };
  const offers = new Offers({
    decision: 1,
    offers: [run, { command: "end" as never }],
  });
  expect(offers.endOf({ move: { to: "b1" } })).toBe("★ Ends the match: you win.");
  expect(offers.endOf("end")).toBeUndefined();
});
