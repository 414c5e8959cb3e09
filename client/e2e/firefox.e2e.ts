/** In Firefox: every game's first decisions, on this device and on the server. */

import { test as plain } from "vitest";
import { Visitor, openFirefox } from "./firefox.ts";
import { House } from "./house.ts";
import { part } from "./lobby.ts";
import { expect } from "./test.ts";

const test = plain
  .extend("house", { scope: "file" }, async ({}, { onCleanup }) => {
    const house = await House.open();
    onCleanup(() => house.close());
    return house;
  })
  .extend("firefox", { scope: "file" }, async ({}, { onCleanup }) => {
    const firefox = await openFirefox();
    onCleanup(() => firefox.close());
    return firefox;
  });

const CHOICES = 'section[aria-label="Your choices"] li button';
/** What is pressed first in each game, one after the other; the plain list where nothing is said. */
const FIRST: Record<string, readonly string[]> = {
  "King of Tokyo": ["button ::-p-text(Keep the dice)"],
  "Tokyo Dangan": ['button[aria-label^="Pick up"]', 'button[aria-label*="your tile fits here"]'],
};

for (const title of ["King of Tokyo", "Tokyo Dangan", "Tokyo Highway", "Tokyo Jutaku", "Izakaya"]) {
  test(`${title} begins`, async ({ firefox, house }) => {
    const visitor = await Visitor.to(firefox, house.url);
    await visitor.press(`button[aria-label="Play ${title} against bots now"]`);
    for (const selector of FIRST[title] ?? [CHOICES]) await visitor.press(selector);
    await expect.poll(() => visitor.acts(0)).toBeGreaterThan(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
}

test("a table on the server", async ({ firefox, house }) => {
  const visitor = await Visitor.to(firefox, house.url);
  // A guest with a name has a cookie, and the server knows them by it from now on.
  await visitor.page.waitForSelector("::-p-text(You play as)");
  const key = await visitor.page.evaluate(async ({ nonce, commitment }) => {
    const post = async (path: string, body: object) => {
      const init = { method: "POST", headers: { "content-type": "application/json" } };
      const answer = await fetch(`/api/tables${path}`, { ...init, body: JSON.stringify(body) });
      return (await answer.json()) as { key: string };
    };
    const fresh = { game: "king-of-tokyo", seats: 2, bots: ["random"], setup: {}, commitment };
    const { key } = await post("", { ...fresh, private: true, clock: null });
    await post(`/${key}/start`, {});
    await post(`/${key}/reveal`, { nonce });
    return key;
  }, part());
  await visitor.page.goto(`${house.url}/table/${key}`);
  await visitor.page.waitForSelector("::-p-text(Connected)");
  await visitor.press("button::-p-text(Menu)");
  await visitor.page.waitForSelector("dialog[open] ::-p-text(Copy the link to this table)");
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
