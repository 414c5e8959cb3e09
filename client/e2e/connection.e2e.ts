/** What happens to a match when pages are reloaded, and connections break. */

import type { Guests } from "./browser.ts";
import { linesOf, reaches, whoActs } from "./company.ts";
import { seatAll } from "./lobby.ts";
import { Player, playOut, TRAY } from "./play.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";
import { Wire } from "./wire.ts";

/** Two at a table of King of Tokyo, each on a wire that can be cut; who acts comes first. */
async function sit(guests: Guests) {
  const pages = [await guests.visit(), await guests.visit()];
  const wires = await Promise.all(pages.map((page) => Wire.between(page)));
  await seatAll({ game: "king-of-tokyo" }, pages);
  const players = pages.map((page) => new Player(page, KING, TRAY));
  const [actor, other] = await whoActs(players);
  const wire = wires[players.indexOf(actor)];
  if (other === undefined || wire === undefined) throw new Error("two sit here");
  return { actor, other, wire };
}

test("a page that is reloaded in mid-turn shows the same, and goes on", async ({ guests }) => {
  const { actor, other } = await sit(guests);
  const { page } = actor;
  await page.getByRole("button", { name: /^Die 1: / }).click();
  await page.getByRole("button", { name: /^Roll 5 dice/ }).click();
  await page.getByText("1 reroll left").waitFor();
  const dice = page.getByRole("group", { name: "Dice" }).getByRole("button");
  const names = () =>
    dice.evaluateAll((all) => all.map((die) => die.ariaLabel?.replace(/^Die \d: /, "")).sort());
  const before = await names();
  expect(before).toHaveLength(6);
  await page.reload();
  await page.getByText("1 reroll left").waitFor();
  expect(await names()).toEqual(before);
  await actor.step();
  await playOut([actor, other]);
});

test("a command whose answer is lost acts once", async ({ guests }) => {
  const { actor, other, wire } = await sit(guests);
  wire.loses = "answers";
  await actor.page.getByRole("button", { name: /^Keep the dice/ }).click();
  // The server has done it: the other one sees it. The player who did it does not know.
  await expect.poll(() => linesOf(other.page, / keeps /)).toBe(1);
  await actor.page
    .getByText(/sending…/i)
    .first()
    .waitFor();
  await wire.cut();
  await reaches(actor.page, "Connection lost");
  wire.loses = "nothing";
  await reaches(actor.page, "Connected");
  await expect.poll(() => wire.commands.length).toBe(2);
  expect(new Set(wire.commands).size).toBe(1);
  await whoActs([actor, other]);
  expect(await linesOf(other.page, / keeps /)).toBe(1);
});

test("a command that is lost is sent again, and acts once", async ({ guests }) => {
  const { actor, other, wire } = await sit(guests);
  wire.loses = "commands";
  await actor.page.getByRole("button", { name: /^Keep the dice/ }).click();
  await expect.poll(() => wire.commands.length).toBe(1);
  await wire.cut();
  wire.loses = "nothing";
  await expect.poll(() => linesOf(other.page, / keeps /)).toBe(1);
  expect(wire.commands).toHaveLength(2);
  expect(new Set(wire.commands).size).toBe(1);
  await playOut([actor, other]);
});

test("what was answered cannot be answered again before the outcome is seen", async ({
  guests,
}) => {
  const { actor, other, wire } = await sit(guests);
  await actor.page.getByRole("tab", { name: "Chat" }).click();
  const release = wire.hold();
  const keep = actor.page.getByRole("button", { name: /^Keep the dice/, disabled: false });
  await keep.click();
  await expect.poll(() => linesOf(other.page, / keeps /)).toBe(1);
  // Nothing overtakes on a socket: a page that has heard this has heard the acknowledgement too.
  await other.page.getByRole("tab", { name: "Chat" }).click();
  await other.page.getByLabel("Write a message").fill("Well?");
  await other.page.getByRole("button", { name: "Send" }).click();
  await actor.page.getByRole("list", { name: "Chat" }).getByText("Well?").waitFor();
  expect(await keep.count()).toBe(0);
  release();
  await playOut([actor, other]);
});
