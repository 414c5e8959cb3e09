/** Who the bots are, and what they say. */

import { ending } from "./play.ts";
import { resumeAt } from "./resume.ts";
import { expect, test } from "./test.ts";

/** Runs in the page before it: what a bot says stays, however slow the machine is. */
function patiently(): void {
  const real = window.setTimeout;
  const patient = (call: () => void, ms = 0) => real(call, ms === 4_500 ? 600_000 : ms);
  window.setTimeout = patient as typeof setTimeout;
}

test("each level has its own family, and no two bots one name", async ({ guests }) => {
  const page = await guests.visit({ at: "/play/tokyo-dangan" });
  await page.getByRole("radio", { name: "4", exact: true }).check();
  const rows = page.getByRole("list", { name: "Bots", exact: true }).getByRole("listitem");
  const levels = ["easy", "hard", "hard"];
  for (const [idx, level] of levels.entries()) {
    await rows.nth(idx).getByRole("combobox").selectOption(level);
  }
  const kinds = () =>
    rows
      .locator("[data-character]")
      .evaluateAll((all) => all.map((one) => one.dataset["character"]));
  await expect.poll(kinds).toEqual(["tanuki", "fox", "fox"]);
  const names = await rows.locator("b").allTextContents();
  expect(new Set(names).size).toBe(3);
  await rows.first().getByText("Plays for fun").waitFor();
  const offered = rows.first().getByRole("combobox").getByRole("option");
  expect(await offered.allTextContents()).toEqual(["Easy", "Normal", "Hard", "Expert", "Master"]);
  await rows.first().getByRole("combobox").selectOption("master");
  await rows.first().getByText("The strongest of all").waitFor();
  await expect.poll(kinds).toEqual(["turtle", "fox", "fox"]);

  await page.getByRole("button", { name: "Play against bots" }).click();
  const players = page.getByRole("list", { name: "Players" });
  await players.getByText(names[1] ?? "").waitFor();
  await expect.poll(() => players.locator('[data-character="fox"]').count()).toBe(2);
});

test("a bot greets people who sit down, unless that is switched off", async ({ guests }) => {
  const page = await guests.visit({ finds: patiently });
  const remark = page.locator(".remark");
  await page.getByRole("button", { name: "Play Tokyo Dangan against bots now" }).click();
  await remark.waitFor();
  expect(await remark.getAttribute("aria-hidden")).toBe("true");
  expect(await remark.textContent()).toMatch(/Good luck|Just one game|I read the rules/);

  await page.goto("/settings");
  await page.getByRole("checkbox", { name: /^Bots talk/ }).uncheck();
  await page.goto("/play/tokyo-dangan");
  await page.getByRole("button", { name: "Play against bots" }).click();
  await page.getByRole("grid", { name: /^Map of/ }).waitFor();
  expect(await remark.count()).toBe(0);
});

test("the winner among the bots has the last word", async ({ guests }) => {
  const page = await guests.visit({ finds: patiently });
  await resumeAt(page, "tokyo-dangan", { record: "three-normal", lines: 36, seat: 0 });
  await page.getByRole("group", { name: "The winner" }).waitFor({ timeout: 60_000 });
  await page.keyboard.press("Escape");
  await ending(page).waitFor();
  await page
    .locator(".remark")
    .getByText(/^(Good fortune is a habit|A close one|I’ll be on my cushion)/)
    .waitFor();
});
