/** Who may chat, and who hears whom: a host, a player, and somebody who only watches. */

import type { Page } from "playwright-core";
import { takesCare } from "./care.ts";
import { part, seatAll } from "./lobby.ts";
import { expect, test } from "./test.ts";

const lines = (page: Page) => page.getByRole("list", { name: "Chat" });

async function openChat(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /^Chat/ }).click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Write a message").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test("the host chooses who can chat, and mutes; a reader hides", async ({ guests }) => {
  const [host, player, watcher] = [
    await guests.visit(),
    await guests.visit(),
    await guests.visit(),
  ];
  // The page has its cookie by then: otherwise the name would be somebody else's.
  await watcher.getByText("You play as").waitFor();
  await watcher.request.post("/api/me", { data: { name: "Eve" } });
  await watcher.request.post("/api/me/avatar", { data: { avatar: "lantern" } });
  const key = await seatAll({ game: "king-of-tokyo", private: false }, [host, player]);
  await watcher.goto(`/table/${key}`);
  for (const page of [host, player, watcher]) await openChat(page);

  await watcher.getByText("Only players can chat at this table.").waitFor();
  await host.getByRole("combobox", { name: "Who can chat" }).selectOption("Everyone");
  await say(watcher, "Hello from outside!");
  for (const page of [host, player]) {
    const line = lines(page).getByRole("listitem").filter({ hasText: "Hello from outside!" });
    await line.locator("img").waitFor();
  }

  await player.getByRole("button", { name: "Options for messages from Eve" }).click();
  expect(await player.getByRole("button", { name: "Mute Eve for everyone" }).count()).toBe(0);
  await player.getByRole("button", { name: "Hide messages from Eve" }).click();
  await lines(player).getByText("Hello from outside!").waitFor({ state: "detached" });
  await player.reload();
  await openChat(player);
  await player.getByRole("button", { name: "Show messages from Eve again" }).waitFor();
  expect(await lines(player).getByText("Hello from outside!").count()).toBe(0);
  await takesCare(player, "a chat with somebody hidden");
  await player.getByRole("button", { name: "Show messages from Eve again" }).click();
  const heard = lines(player).getByRole("listitem").filter({ hasText: "Hello from outside!" });
  await heard.locator("img").waitFor();

  await host.getByRole("button", { name: "Options for messages from Eve" }).click();
  await host.getByRole("button", { name: "Mute Eve for everyone" }).click();
  await watcher.getByText("The host has muted you at this table.").waitFor();
  await takesCare(host, "a chat with somebody muted");
  await host.getByRole("button", { name: "Let Eve chat again" }).click();
  await say(watcher, "Thank you!");
  await lines(host).getByText("Thank you!").waitFor();
});

test("a long lobby is shown page by page, and by game", async ({ guests }) => {
  const [host, page] = [await guests.visit(), await guests.visit()];
  for (let nth = 0; nth < 20; nth += 1) {
    const game = nth === 0 ? "izakaya" : "king-of-tokyo";
    const { commitment } = part();
    const answer = await host.request.post("/api/tables", { data: { game, seats: 2, commitment } });
    expect(answer.ok()).toBe(true);
  }
  await page.reload();
  const joins = page.getByRole("link", { name: /^Join:/ });
  await joins.first().waitFor();
  expect(await joins.count()).toBe(8);
  await page.getByRole("button", { name: "Show more: Open tables" }).click();
  await joins.nth(15).waitFor();
  expect(await joins.count()).toBe(16);
  await takesCare(page, "a long lobby");
  await page.getByRole("combobox", { name: "Game" }).selectOption("Izakaya");
  await joins.nth(1).waitFor({ state: "detached" });
  expect(await joins.count()).toBe(1);
  await page.getByRole("combobox", { name: "Time limit" }).selectOption("Days per move");
  await page.getByText("No tables match your filter.").first().waitFor();
});
