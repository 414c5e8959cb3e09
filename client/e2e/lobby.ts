/** Tables made by the server's own interface, where the way to a table is not what is tested. */

import type { Page } from "playwright-core";

export interface Wish {
  game: string;
  setup?: Record<string, unknown>;
  /** Levels of the bots that sit there too. */
  bots?: string[];
  private?: boolean;
}

async function post(page: Page, path: string, data: object): Promise<{ key: string }> {
  const answer = await page.request.post(`/api/${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { key: string };
}

/** Seats these guests in this order, and starts; everybody then looks at the table. */
export async function seatAll(wish: Wish, people: Page[]): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error("somebody has to be the host");
  const { bots = [], setup = {}, game } = wish;
  const fresh = { game, setup, bots, seats: people.length + bots.length };
  const { key } = await post(host, "tables", { ...fresh, private: wish.private ?? true });
  for (const other of others) await post(other, `tables/${key}/join`, {});
  await post(host, `tables/${key}/start`, {});
  await Promise.all(people.map((page) => page.goto(`/table/${key}`)));
  return key;
}
