/** Two browsers and a spectator, from the invitation to the end. */

import type { Page } from "playwright-core";
import type { Guests } from "./browser.ts";
import { Traveller } from "./dangan.ts";
import { sitDown } from "./lobby.ts";
import { Player, playOut, TRAY, verdict } from "./play.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

interface Company {
  host: Page;
  friend: Page;
  watcher: Page;
}

/** The host sends a link, a friend follows it and sits down, somebody else only looks on. */
async function meet(
  guests: Guests,
  game: string,
  prepare: (host: Page) => Promise<void>,
): Promise<Company> {
  const host = await guests.visit({ at: `/play/${game}` });
  await host.getByRole("radio", { name: "With friends" }).check();
  await prepare(host);
  await host.getByRole("button", { name: "Play with friends" }).click();
  await host.waitForURL(/\/table\//);
  expect(await host.getByRole("button", { name: "Start" }).isDisabled()).toBe(true);
  const friend = await guests.visit({ at: host.url() });
  await sitDown(friend, "Mika");
  const watcher = await guests.visit({ at: host.url() });
  await host.getByRole("heading", { name: "Everyone is here" }).waitFor();
  await host.getByRole("button", { name: "Start" }).click();
  await watcher.getByText("You are watching.").waitFor();
  // Who is connected is shown at the players' plates, in words.
  await host.getByRole("list", { name: "Players" }).getByText("online").waitFor();
  return { host, friend, watcher };
}

/** Two browsers know that they are one of the two; the third only that there is a winner. */
async function sameEnd({ host, friend, watcher }: Company): Promise<void> {
  const seen = await verdict(watcher);
  expect(seen).toMatch(/wins|share/);
  const told = [await verdict(host), await verdict(friend)];
  expect(told.filter((text) => text === seen || text === "You win!")).toHaveLength(2);
  if (!seen.includes("share")) expect(told.filter((text) => text === "You win!")).toHaveLength(1);
}

test("King of Tokyo", async ({ guests }) => {
  const company = await meet(guests, "king-of-tokyo", async (host) => {
    await host.getByRole("radio", { name: "2", exact: true }).check();
  });
  const { host, friend, watcher } = company;
  await playOut([new Player(host, KING, TRAY), new Player(friend, KING, TRAY)]);
  await sameEnd(company);
  expect(await watcher.getByRole("button", { name: /^(Keep the dice|Roll)/ }).count()).toBe(0);
});

test("Tokyo Dangan", async ({ guests }) => {
  const company = await meet(guests, "tokyo-dangan", async (host) => {
    await host.getByRole("radio", { name: "2", exact: true }).check();
    await host.getByText("Rules and options").click();
    await host.getByLabel(/after this many rounds/).fill("5");
  });
  const { host, friend, watcher } = company;
  // Destinations are secret: who looks on sees none before the end.
  await watcher.getByRole("grid", { name: /^Map of/ }).waitFor();
  expect(await watcher.getByRole("button", { name: /your destination/ }).count()).toBe(0);
  await Promise.all([new Traveller(host).playOut(), new Traveller(friend).playOut()]);
  await sameEnd(company);
});

test("somebody who is quick to sit down is asked for a name, too", async ({ guests }) => {
  const host = await guests.visit({ at: "/play/king-of-tokyo" });
  await host.getByRole("radio", { name: "With friends" }).check();
  await host.getByRole("button", { name: "Play with friends" }).click();
  await host.waitForURL(/\/table\//);
  const friend = await guests.visit();
  // The server says who somebody is only after they have clicked.
  let tell = (): void => {};
  const clicked = new Promise<void>((done) => (tell = done));
  await friend.route("**/api/me", async (route) => {
    await clicked;
    await route.continue();
  });
  await friend.goto(host.url());
  await friend.getByRole("button", { name: "Sit here" }).first().click();
  tell();
  await friend.getByLabel("What should the others call you?").fill("Mika");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("listitem").filter({ hasText: "Mika" }).waitFor();
});
