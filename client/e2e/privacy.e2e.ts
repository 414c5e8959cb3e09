/** What the privacy page promises: afterwards nothing is left in this browser. */

import { seatAll } from "./lobby.ts";
import { expect, test } from "./test.ts";

test("deleting one's data leaves nothing in the browser", async ({ guests }) => {
  const pages = [await guests.visit({ hints: true }), await guests.visit()] as const;
  await seatAll({ game: "king-of-tokyo" }, [...pages]);
  const [page] = pages;
  await page.evaluate(() => {
    localStorage.setItem("muted-people", '[["0a1b2c3d4e5f","Bo"]]');
    sessionStorage.setItem("tokyo-reloaded", "1");
  });
  const kept = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await kept()).toContain("muted-people");
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Delete my data…" }).click();
  await page.getByRole("button", { name: "Delete my data", exact: true }).click();
  await page.getByText("Your data is deleted.").waitFor();
  expect(await kept()).toEqual([]);
});
