import { expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";

const { commonStart, grouped, kindOf, restOf, searched, spokenOf } = await inEnglish(
  () => import("./offers.ts"),
);
const offer = (command: unknown, label: string) => ({ command: command as string, label });

test("a command's kind is its own name for itself", () => {
  expect(kindOf("pass")).toBe("pass");
  expect(kindOf({ build: { at: 1 } })).toBe("build");
  expect(kindOf(3)).toBe("");
});

test("a group is called by the words that its choices share", () => {
  expect(commonStart(["Bid 100 yen", "Bid 200 yen"])).toBe("Bid");
  expect(commonStart(["From #0 to N", "From #0 to E", "From #0 up"])).toBe("From #0");
  expect(commonStart(["Pass", "Stop"])).toBe("");
  expect(commonStart(["Pass"])).toBe("");
  expect(commonStart(["Pass on", "Pass on"])).toBe("Pass");
  // Where words have no spaces between them, those that there are stand inside names.
  expect(commonStart(["Ana Lee の手札を見る", "Ana Lee の駒を取る"])).toBe("");
  expect(commonStart(["木片2を取る", "木片3を取る"])).toBe("");
});

test("kinds stay together, and what stands alone comes first", () => {
  const groups = grouped([
    offer({ build: 1 }, "Build a"),
    offer({ sell: 1 }, "Sell a"),
    offer("pass", "Pass"),
    offer({ build: 2 }, "Build b"),
    offer({ sell: 2 }, "Sell b"),
  ]);
  expect(groups.map((group) => group.title)).toEqual(["", "Build", "Sell"]);
  expect(groups.map((group) => group.offers.length)).toEqual([1, 2, 2]);
});

test("a search finds all its words in any order", () => {
  const offers = [offer(1, "Start on a1: Ueno 3"), offer(2, "Start on b2: Ginza 3")];
  expect(searched(offers, "3 UENO")).toEqual([offers[0]]);
  expect(searched(offers, "  ")).toHaveLength(2);
  expect(searched(offers, "tokyo")).toEqual([]);
});

test("what is left of brief labels fits side by side", () => {
  const grabs = [2, 3].map((piece) => offer({ grab: piece }, `Grab piece ${piece}`));
  const roads = ["to height 2 over road 3", "to a junction"].map((to, idx) =>
    offer({ build: idx }, `From here ${to}`),
  );
  const [first, second] = grouped([...grabs, ...roads]);
  expect(first).toMatchObject({ title: "Grab piece", brief: true });
  expect(second).toMatchObject({ title: "From here to", brief: false });
  expect(restOf(grabs[0] ?? offer(0, ""), "Grab piece")).toBe("2");
});

test("a warning that a choice ends the match is read out, and has room", () => {
  const bids = [100, 200].map((yen) => ({
    command: { bid: { yen } },
    label: `Bid ${yen} yen`,
    ...(yen === 200 ? { warning: "Fills the pot." } : {}),
  }));
  expect(bids.map(spokenOf)).toEqual(["Bid 100 yen", "Bid 200 yen. Fills the pot."]);
  expect(grouped(bids).map((group) => group.brief)).toEqual([false]);
  expect(grouped(bids.map(({ command, label }) => ({ command, label })))[0]?.brief).toBe(true);
});
