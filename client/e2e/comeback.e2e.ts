/** Leaving and coming back: tomorrow, on another device, for another round; and finding each other. */

import { whoActs } from "./company.ts";
import { seatAll, sitDown } from "./lobby.ts";
import { ending, Player, TRAY } from "./play.ts";
import { Traveller } from "./dangan.ts";
import { KING } from "./tastes.ts";
import { expect, test } from "./test.ts";

test("a match against bots is found again on the first page", async ({ guests }) => {
  const page = await guests.visit();
  await page.getByRole("button", { name: "Play King of Tokyo against bots now" }).click();
  const king = new Player(page, KING, TRAY);
  expect(await king.step()).toBe(true);
  await king.look();
  const url = page.url();
  await page.goto("/");
  const matches = page.getByRole("region", { name: "Your matches" });
  await matches.getByRole("link", { name: "King of Tokyo" }).click();
  expect(page.url()).toBe(url);
  await king.playOut();
  await page.goto("/");
  const finished = page.getByRole("region", { name: "Finished matches" });
  await finished.getByText("finished", { exact: true }).waitFor();
  const forget = finished.getByRole("button", { name: /^Delete the King of Tokyo match/ });
  await forget.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await forget.click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete this match" }).click();
  await finished.waitFor({ state: "detached" });
});

test("an open table is found by others, who join or watch", async ({ guests }) => {
  const host = await guests.visit({ at: "/play/tokyo-dangan" });
  await host.getByRole("radio", { name: "With friends" }).check();
  await host.getByRole("radio", { name: "2", exact: true }).check();
  await host.getByRole("radio", { name: "Everyone" }).check();
  await host.getByRole("button", { name: "Play with friends" }).click();
  await host.getByText("Anyone can find and join this table.").waitFor();

  const friend = await guests.visit();
  await friend.getByRole("link", { name: /^Join: Tokyo Dangan/ }).click();
  await sitDown(friend, "Mika");
  await host.getByRole("button", { name: "Start", disabled: false }).click();
  await friend.getByRole("grid", { name: /^Map of/ }).waitFor();

  const watcher = await guests.visit();
  await watcher.getByRole("link", { name: /^Watch: Tokyo Dangan/ }).click();
  await watcher.getByText("You are watching.").waitFor();

  await friend.goto("/");
  await friend
    .getByRole("region", { name: "Your matches" })
    .getByText(/in progress|Your turn/)
    .waitFor();
});

test("the same seat on another device, by its link", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  await seatAll({ game: "tokyo-dangan", setup: { start: "seat-0" } }, [...pages]);
  const [page] = pages;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Continue on another device/ }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const phone = await guests.visit({ at: link, phone: true });
  const traveller = new Traveller(phone, "tap");
  expect(await traveller.turn()).toBe(true);
  // What lets somebody play does not stay in the address.
  expect(phone.url()).toMatch(/\/table\/[0-9a-f]+$/);
  await traveller.lay();
  await page.getByRole("img", { name: "2 actions left" }).waitFor();
});

test("what is said at the table is seen, and counted where it is not", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  await seatAll({ game: "king-of-tokyo" }, [...pages]);
  const [host, friend] = pages;
  await friend.getByRole("tab", { name: "Chat" }).waitFor();
  await host.getByRole("tab", { name: "Chat" }).click();
  await host.getByLabel("Write a message").fill("Konbanwa!");
  await host.getByRole("button", { name: "Send" }).click();
  await friend.getByRole("tab", { name: /^Chat 1/ }).click();
  await friend.getByRole("list", { name: "Chat" }).getByText("Konbanwa!").waitFor();
});

test("a bot in one's seat, giving up, and a rematch", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  await seatAll({ game: "king-of-tokyo" }, [...pages]);
  const [host, friend] = pages;
  const players = pages.map((page) => new Player(page, KING, TRAY));
  await whoActs(players);
  await friend.getByRole("button", { name: "Menu" }).click();
  await friend.getByRole("button", { name: "Let a bot play for me…" }).click();
  await friend.getByRole("button", { name: "Let a bot play for me", exact: true }).click();
  await friend.getByText("A bot is playing your seat.").waitFor();
  await friend.getByRole("button", { name: "Take my seat back" }).click();
  await friend.getByText("A bot is playing your seat.").waitFor({ state: "detached" });
  await friend.getByRole("button", { name: "Menu" }).click();
  await friend.getByRole("button", { name: /^Resign/ }).click();
  await friend.getByRole("button", { name: "Resign", exact: true }).click();
  await friend.getByText("You resigned.").waitFor();

  await players[0]?.playOut();
  await ending(host).getByRole("button", { name: "Rematch" }).click();
  await host
    .getByText("Waiting for more players")
    .or(host.getByRole("button", { name: "Start" }))
    .first()
    .waitFor();
  await friend.reload();
  await ending(friend).getByRole("link", { name: "Go to the rematch" }).click();
  await friend.getByRole("list", { name: "Players" }).waitFor();
});
