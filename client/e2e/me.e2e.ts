/** A guest's own page: who they are, what they played and with whom, and another device. */

import type { Page } from "playwright-core";
import { decide } from "./decide.ts";
import { known, seatAll } from "./lobby.ts";
import { ending } from "./play.ts";
import { expect, test } from "./test.ts";

async function callMe(page: Page, name: string): Promise<void> {
  await known(page);
  await page.request.post("/api/me", { data: { name } });
}

/** The id in a guest's cookie: what the database knows them by. */
async function guestId(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "tokyo-guest")?.value.split(".")[0] ?? "";
}

const nameOf = async (page: Page) =>
  ((await (await page.request.get("/api/me")).json()) as { name: string }).name;

const choose = async (page: Page, picture: string) => {
  const radio = page.getByRole("radio", { name: picture });
  // What can be pressed is the picture; the radio button itself is for keys and readers.
  await page.getByTitle(picture).click();
  await expect.poll(() => radio.isChecked()).toBe(true);
};

test("a personal link carries a guest to another browser, once, and asks first", async ({
  guests,
}) => {
  const first = await guests.visit();
  await callMe(first, "Hanako");
  await first.goto("/me");
  await choose(first, "Tanuki");
  const revoke = first.getByRole("button", { name: "Revoke the link" });
  expect(await revoke.count()).toBe(0);
  await first.getByRole("button", { name: "Make a personal link" }).click();
  await revoke.waitFor();
  await first.getByRole("img", { name: "QR code of the link" }).waitFor();
  const link = await first.getByText(/\/me#carry=[0-9a-f]{64}$/).innerText();

  const second = await guests.visit();
  await callMe(second, "Somebody else");
  await second.goto(link);
  await second.getByText("Do you want to play as Hanako on this device?").waitFor();
  expect(second.url(), "the secret is gone from the address").not.toContain("carry");
  expect(await nameOf(second), "nothing happens before one agrees").toBe("Somebody else");
  await second.getByRole("button", { name: "Continue as Hanako" }).click();
  await second.getByText("You play as").waitFor();
  await expect.poll(() => nameOf(second)).toBe("Hanako");
  expect(await second.getByRole("radio", { name: "Tanuki" }).isChecked()).toBe(true);
  expect(await guestId(second)).toBe(await guestId(first));

  const third = await guests.visit();
  await known(third);
  guests.expectTrouble(/422/);
  await third.goto(link);
  await third.getByText("This link has been used or has expired.").waitFor();
});

test("people who played together find each other, and invite again", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  const [ann, bo] = pages;
  await callMe(ann, "Ann");
  await callMe(bo, "Bo");
  await bo.goto("/me");
  await choose(bo, "Goldfish");
  await bo.getByRole("checkbox", { name: "Show me to others" }).check();
  const key = await seatAll({ game: "king-of-tokyo" }, [...pages]);
  const seats = ann.getByRole("list", { name: "Players" });
  await seats.getByRole("listitem").filter({ hasText: "Bo" }).locator("img").waitFor();
  await Promise.all(pages.map((page) => decide(page, key, Infinity, "en")));

  await ann.goto(`/replay/${key}`);
  await seats.getByRole("listitem").filter({ hasText: "Bo" }).locator("img").waitFor();
  await ann.goto("/me");
  const matches = ann.getByRole("list", { name: "Finished matches" });
  await matches.getByRole("listitem").filter({ hasText: "King of Tokyo" }).waitFor();
  await ann.getByRole("row", { name: /^King of Tokyo 1 / }).waitFor();
  await ann.getByRole("row", { name: /^Bo 1 / }).waitFor();
  const people = ann.getByRole("list", { name: "People you’ve played with" });
  const entry = people.getByRole("listitem").filter({ hasText: "Bo" });
  await entry.getByText("online").waitFor();

  await bo.goto("/me");
  const annToBo = bo
    .getByRole("listitem")
    .filter({ hasText: "Ann" })
    .filter({ hasText: "together" });
  expect(await annToBo.innerText(), "Ann did not agree to be shown").not.toContain("online");
  await bo.goto("/");
  await entry.getByRole("button", { name: "Invite Bo to King of Tokyo" }).click();
  await ann.getByRole("heading", { name: "King of Tokyo" }).waitFor();
  await ann.getByRole("button", { name: "QR code" }).click();
  await ann.getByRole("img", { name: "QR code of the link" }).waitFor();
  await ann.keyboard.press("Escape");

  await bo.reload();
  await bo.getByText("Ann invited you").waitFor();
  await bo.getByRole("link", { name: "Join: King of Tokyo with Ann" }).click();
  await bo.getByRole("button", { name: "Sit here" }).first().click();
  await ann.getByRole("listitem").filter({ hasText: "Bo" }).locator("img").waitFor();

  await ann.goto("/me");
  await ann.getByRole("button", { name: "Block Bo" }).click();
  await ann.getByRole("button", { name: "Unblock Bo" }).waitFor();
  expect(await people.getByRole("listitem").count()).toBe(0);
});

test("pictures that people chose are in the result", async ({ guests }) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  for (const page of pages) {
    await known(page);
    await page.request.post("/api/me/avatar", { data: { avatar: "goldfish" } });
  }
  const key = await seatAll({ game: "tokyo-dangan", setup: { round_cap: 1 } }, [...pages]);
  await Promise.all(pages.map((page) => decide(page, key, Infinity, "en")));
  const places = ending(pages[0]).getByRole("listitem");
  await places.first().waitFor();
  for (const place of await places.all()) await place.locator("img").waitFor();
});

test("erasing one's data from one's own page leaves nothing in the database", async ({
  house,
  guests,
}) => {
  const pages = [await guests.visit(), await guests.visit()] as const;
  const [ann, bo] = pages;
  await callMe(ann, "Zebulon Quillfeather");
  await callMe(bo, "Bo");
  await ann.goto("/me");
  await choose(ann, "Kokeshi doll");
  await ann.getByRole("checkbox", { name: "Show me to others" }).check();
  await seatAll({ game: "king-of-tokyo" }, [...pages]);
  await ann.goto("/me");
  await ann.getByRole("button", { name: "Make a personal link" }).click();
  await ann.getByRole("button", { name: "Copy the personal link" }).waitFor();
  await ann.getByRole("button", { name: "Block Bo" }).click();
  await ann.getByRole("button", { name: "Unblock Bo" }).waitFor();
  const traces = [await guestId(ann), "Zebulon Quillfeather", "kokeshi"];
  for (const text of traces) expect(await house.holds(text), text).toBe(true);
  await ann.getByRole("button", { name: "Delete my data…" }).click();
  await ann.getByRole("button", { name: "Delete my data", exact: true }).click();
  await ann.getByText("Your data is deleted.").waitFor();
  for (const text of traces) expect(await house.holds(text), text).toBe(false);
});
