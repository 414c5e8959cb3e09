/** What is new every day: the puzzle, the row of days, the result to share, the day's best. */

import { violations } from "./axe.ts";
import { Puzzler, solutionOf } from "./puzzler.ts";
import { expect, test } from "./test.ts";

const today = () => new Date().toISOString().slice(0, 10);

test("today's puzzle is solved by clicks, shared, counted and listed for others", async ({
  guests,
}) => {
  const page = await guests.visit();
  await page.evaluate(() =>
    fetch("/api/me", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Hoshi" }),
    }),
  );
  const before = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
  await page.evaluate((day) => {
    const done = { actions: 5, best: false, ms: 60_000, on: day };
    localStorage.setItem("tokyo-days-tokyo-dangan", JSON.stringify({ [day]: done }));
  }, before);
  await page.getByTestId("today-tokyo-dangan").click();
  await page.getByRole("heading", { name: "Puzzle of the day" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForURL(/\/table\//);

  const solution = solutionOf(today());
  const puzzler = new Puzzler(page);
  await puzzler.counted(0);
  const [first] = solution;
  if (first === undefined) throw new Error("a puzzle needs something to do");
  await puzzler.act(first);
  await puzzler.counted(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^Undo/ }).first().click();
  await puzzler.counted(0);
  await puzzler.solve(solution);

  await page.getByText(`${solution.length} actions: nobody can do better!`).first().waitFor();
  await page.keyboard.press("Escape");
  const shared = await page.getByTestId("day-text").textContent();
  expect(shared).toContain("🟩".repeat(solution.length));
  expect(shared).toContain("2 days in a row");
  expect(shared).not.toMatch(/\b[a-f][1-9]\b/);

  const other = await guests.visit({ at: "/solo/tokyo-dangan", phone: true });
  const best = other.getByTestId("day-best");
  await best.getByText("Anonymous", { exact: true }).first().waitFor();
  await page.request.post("/api/me/shown", { data: { shown: true } });
  await other.reload();
  await other.getByTestId("day-best").getByText("Hoshi").waitFor();
  expect(await other.getByTestId("day-best").textContent()).toContain(`${solution.length} actions`);
  expect(await violations(other)).toEqual([]);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.goto("/");
  await page.getByTestId("today-tokyo-dangan").getByText("done").waitFor();
});
