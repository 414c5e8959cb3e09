/** Tables made by the server's own interface, where the way to a table is not what is tested. */

import { createHash, randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { expect } from "vitest";

export interface Wish {
  game: string;
  setup?: Record<string, unknown>;
  /** Levels of the bots that sit there too. */
  bots?: string[];
  private?: boolean;
  clock?: object;
}

/** Waits until the server knows who this is: before that, every request makes a guest of its own. */
export async function known(page: Page): Promise<void> {
  await expect.poll(() => page.context().cookies()).not.toEqual([]);
}

async function post(page: Page, path: string, data: object): Promise<{ key: string }> {
  const answer = await page.request.post(`/api/${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { key: string };
}

/** A part of the seed, and the commitment to it. */
export function part(): { nonce: string; commitment: string } {
  const nonce = randomBytes(16).toString("hex");
  const commitment = createHash("sha256").update(`tokyo-tabletop nonce ${nonce}`).digest("hex");
  return { nonce, commitment };
}

/** Seats these guests in this order, and starts; everybody then looks at the table. */
export async function seatAll(wish: Wish, people: Page[]): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error("somebody has to be the host");
  const { bots = [], setup = {}, clock = null, game } = wish;
  await Promise.all(people.map(known));
  const parts = people.map((page) => ({ page, ...part() }));
  const committed = (page: Page) => ({
    commitment: parts.find((part) => part.page === page)?.commitment,
  });
  const fresh = {
    game,
    setup,
    bots,
    clock,
    seats: people.length + bots.length,
    ...committed(host),
  };
  const { key } = await post(host, "tables", { ...fresh, private: wish.private ?? true });
  for (const other of others) await post(other, `tables/${key}/join`, committed(other));
  await post(host, `tables/${key}/start`, {});
  for (const { page, nonce } of parts) await post(page, `tables/${key}/reveal`, { nonce });
  await Promise.all(people.map((page) => page.goto(`/table/${key}`)));
  return key;
}

/** Sits down as somebody who has never given a name: that is asked for first, and only once. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Sit here" }).first().click();
  await page.getByLabel("What should the others call you?").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("listitem").filter({ hasText: name }).waitFor();
}
