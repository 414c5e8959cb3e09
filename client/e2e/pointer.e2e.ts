/** Nothing moves under the pointer: a real one, which stays where it was put. */

import type { Locator, Page } from "playwright-core";
import { known, part, seatAll, sitDown } from "./lobby.ts";
import { expect, test } from "./test.ts";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return box;
}

/** Puts the pointer onto something; tells what lies under it whenever that is asked. */
async function pointAt(page: Page, locator: Locator): Promise<() => Promise<string>> {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(locator);
  const at = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(at.x, at.y);
  return () =>
    page.evaluate(({ x, y }) => {
      const under = document.elementFromPoint(x, y)?.closest("button, a, li");
      return under?.textContent?.replace(/\s+/g, " ").trim() ?? "nothing";
    }, at);
}

async function openTable(page: Page, more: object): Promise<string> {
  await known(page);
  const { commitment } = part();
  const data = { game: "king-of-tokyo", seats: 3, commitment, ...more };
  const answer = await page.request.post("/api/tables", { data });
  return ((await answer.json()) as { key: string }).key;
}

for (const allowed of [true, false]) {
  const how = allowed ? "copied" : "shown to be copied by hand";
  test(`the link is ${how}, and the way out stays where it was`, async ({ guests }) => {
    const page = await guests.visit({
      finds: () => {
        // Reading the address bar is all that is left where a page may not write to the clipboard.
        Object.defineProperty(navigator, "clipboard", {
          value: {
            writeText: async () => (window.name === "no" ? Promise.reject(Error("no")) : null),
          },
        });
      },
    });
    await page.evaluate((name) => (window.name = name), allowed ? "yes" : "no");
    await page.goto(`/table/${await openTable(page, {})}`);
    const copy = page.getByRole("button", { name: /Copy the link for friends|Copied/ });
    const leave = page.getByRole("button", { name: "Leave the table" });
    const before = [await boxOf(copy), await boxOf(leave)];
    await copy.click();
    if (allowed) await page.getByRole("status").getByText("Copied").waitFor();
    else await page.getByRole("textbox", { name: "Copy the link for friends" }).waitFor();
    expect([await boxOf(copy), await boxOf(leave)]).toEqual(before);
    const [first, second] = before as [(typeof before)[0], (typeof before)[0]];
    expect(second.x - (first.x + first.width), "and stands apart").toBeGreaterThan(40);
  });
}

test("friends come and go, and the buttons of the host stay", async ({ guests }) => {
  const host = await guests.visit();
  const key = await openTable(host, { seats: 2 });
  await host.goto(`/table/${key}`);
  const under = await pointAt(host, host.getByRole("button", { name: "Copy the link" }));
  const friend = await guests.visit({ at: `/table/${key}` });
  await sitDown(friend, "Mika");
  await host.getByRole("heading", { name: "Everyone is here" }).waitFor();
  expect(await under()).toContain("Copy the link");
  await friend.getByRole("button", { name: "Leave the table" }).click();
  await friend.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await host.getByRole("heading", { name: "Everyone is here" }).count()).toBe(1);
  await friend.getByRole("button", { name: "Leave the table" }).click();
  await friend.getByRole("dialog").getByRole("button", { name: "Leave the table" }).click();
  await host.getByRole("heading", { name: "1 of 2 seats free" }).waitFor();
  expect(await under()).toContain("Copy the link");
});

test("nobody is removed by a slip of the hand", async ({ guests }) => {
  const host = await guests.visit();
  const key = await openTable(host, { seats: 2 });
  await host.goto(`/table/${key}`);
  const friend = await guests.visit({ at: `/table/${key}` });
  await sitDown(friend, "Mika");
  await host.getByRole("button", { name: /^Remove / }).click();
  await host.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  expect(await host.getByRole("heading", { name: "Everyone is here" }).count()).toBe(1);
});

test("a list of tables stands still while somebody points at it", async ({ guests }) => {
  const [host, page] = [await guests.visit(), await guests.visit()] as const;
  await openTable(host, { game: "izakaya" });
  await page.clock.install();
  await page.goto("/");
  const section = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Open tables" }) });
  const rows = section.getByRole("listitem");
  await rows.first().waitFor();
  const under = await pointAt(page, rows.first().getByRole("link"));
  const first = (await rows.first().textContent()) ?? "";
  expect(first).toContain("Izakaya");
  await openTable(host, { game: "tokyo-dangan" });
  // The page looks again every fifteen seconds.
  await page.clock.runFor(15_000);
  const news = section.getByRole("button", { name: "Show 1 new" });
  await news.waitFor();
  expect(await rows.first().textContent()).toBe(first);
  expect(await under()).toBe("Join");
  await page.mouse.move(2, 2);
  await rows.filter({ hasText: "Tokyo Dangan" }).waitFor();
  expect(await rows.first().textContent()).toContain("Tokyo Dangan");
  expect(await news.count()).toBe(0);
});

test("what is told on a phone does not cover what is in use", async ({ guests }) => {
  const [asker, phone] = [await guests.visit(), await guests.visit({ phone: true })] as const;
  await seatAll({ game: "king-of-tokyo" }, [asker, phone]);
  const title = phone.getByRole("heading", { level: 1 });
  await title.waitFor();
  for (const low of [true, false]) {
    // Something to touch at the lower edge of what can be seen, or at the upper one.
    await phone.evaluate((low) => {
      document.querySelector("#in-use")?.remove();
      const button = document.createElement("button");
      button.id = "in-use";
      const side = low ? "bottom: 110px" : "top: 20px";
      button.setAttribute(
        "style",
        `position: fixed; ${side}; left: 120px; z-index: 4; height: 44px`,
      );
      button.textContent = "In use";
      document.body.append(button);
    }, low);
    const used = phone.locator("#in-use");
    await used.tap();
    await asker.getByRole("button", { name: "Menu" }).click();
    await asker.getByRole("button", { name: "Ask for a pause" }).click();
    const told = phone.getByRole("alertdialog", { name: /asks for a pause/ });
    await told.waitFor();
    const [one, other] = [await boxOf(used), await boxOf(told)];
    const apart = one.y + one.height <= other.y || other.y + other.height <= one.y;
    expect(apart, low ? "at the lower edge" : "at the upper edge").toBe(true);
    // What is told is in sight all the same, and can be answered.
    await told.getByRole("button", { name: "Agree" }).tap();
    await asker.getByRole("button", { name: "Continue now" }).click();
    await phone.getByRole("alertdialog").getByRole("button", { name: "Agree" }).tap();
    await asker.getByRole("button", { name: "Continue now" }).waitFor({ state: "detached" });
  }
});
