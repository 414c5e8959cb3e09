/** Tokyo Highway by hand, with the real pointer: a steady hand builds, a clumsy one pays. */

import type { Page } from "playwright-core";
import { Carrier, type City } from "./carrier.ts";
import { plainly, resume } from "./highway.ts";
import { expect, test } from "./test.ts";

/** The beginning of a match of two with steady hands. */
const CUT = { record: "hand/two-steady", lines: 0, seat: 0 };
/** How far from its base a column is put up, in millimetres. */
const AWAY = 106;
/** What falls is shown frame by frame, and software pictures are slow. */
const PATIENCE = { timeout: 40_000 };

async function begin(page: Page): Promise<Carrier> {
  await resume(page, CUT);
  const hand = new Carrier(page);
  await hand.turn();
  return hand;
}

/** The first column of a player: its entrance. */
function entrance(city: City, seat: number): { x: number; y: number } {
  const disc = city.discs.find(({ owner }) => owner === seat);
  if (disc === undefined) throw new Error(`player ${seat} has no entrance`);
  return { x: disc.at.x, y: -disc.at.z };
}

/** A column of two pieces, and a road to it from the entrance. */
async function builds(hand: Carrier): Promise<void> {
  const { x, y } = entrance(await hand.city(), CUT.seat);
  const before = await hand.me.left("Roads");
  for (const storey of [0, 1]) {
    await hand.carry("grey", { x, y: y + AWAY, z: storey * 10 + 6 });
    await hand.drop();
    const own = async () => {
      const { discs } = await hand.city();
      return discs.filter(({ owner }) => owner === CUT.seat).length;
    };
    await expect.poll(own, PATIENCE).toBe(2 + storey);
    await hand.turn();
  }
  await hand.carry("road", { x, y: y + AWAY / 2, z: 18 });
  await hand.drop();
  await expect.poll(() => hand.me.left("Roads"), PATIENCE).toBe(before - 1);
}

/** Runs in the page: presses that button, and tells what the prompt says then. */
async function overTheFall(button: HTMLElement): Promise<(string | undefined)[]> {
  button.click();
  await new Promise((done) => requestAnimationFrame(done));
  const prompt = button.closest("section");
  return [...(prompt?.children ?? [])].map((line) => line.textContent?.trim());
}

/** Sweeps a piece across the opponent's ramp: what falls is paid for, and stands again. */
async function knocks(hand: Carrier): Promise<void> {
  const before = await hand.city();
  const { x, y } = entrance(before, 1);
  const out = Math.sign(x) * 55;
  const [from, to] = [
    { x: x + out, y: y + 45, z: 12 },
    { x: x + out, y: y - 60, z: 12 },
  ];
  const at = await hand.carry("grey", from);
  await hand.sweep(at, from, to);
  await hand.drop();
  const prompt = hand.me.prompt;
  await prompt.getByText(/knocked/).waitFor(PATIENCE);
  await prompt.getByText("Everything is back as it was.").waitFor();
  await prompt.getByText(/^Aki owes/).waitFor();
  // While the fall is seen again, nothing lies over it but the button that ends that.
  const over = await prompt.getByRole("button", { name: "How it fell" }).evaluate(overTheFall);
  expect(over).toEqual(["How it fell"]);
  await prompt.getByText(/^Aki owes/).waitFor(PATIENCE);
  await prompt.getByRole("button", { name: /^Pay/ }).first().click();
  await prompt.getByText(/^Aki paid/).waitFor();
  await hand.turn();
  expect(await hand.city()).toEqual(before);
}

test("a steady hand builds a column and a road; a clumsy one knocks a road over and pays", async ({
  guests,
}) => {
  const hand = await begin(await guests.visit({ finds: plainly, sharp: true }));
  await builds(hand);
  await hand.turn();
  await knocks(hand);
});
