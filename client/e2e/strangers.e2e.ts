/** People who never met: only those who agree are listed, and they can be invited. */

import type { Page } from "playwright-core";
import type { Guests } from "./browser.ts";
import { takesCare } from "./care.ts";
import { known } from "./lobby.ts";
import { expect, test } from "./test.ts";

const online = (page: Page) => page.getByRole("region", { name: "Online now" });
const among = (page: Page, name: string) =>
  online(page).getByRole("listitem").filter({ hasText: name });

/** Whom the server lists for this guest. */
async function listedFor(page: Page): Promise<string[]> {
  const answer = await page.request.get("/api/people");
  const { people } = (await answer.json()) as { people: { name: string }[] };
  return people.map(({ name }) => name);
}

/** A name that nobody had before: people stay listed for a while after leaving. */
const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** Somebody with a name, on the page where they can agree to be shown. */
async function comes(guests: Guests, name: string, phone = false): Promise<Page> {
  const page = await guests.visit({ phone });
  await known(page);
  await page.request.post("/api/me", { data: { name } });
  await page.goto("/me");
  await page.getByRole("checkbox", { name: "Show me to others" }).waitFor();
  return page;
}

/** Chooses whether to be shown, and waits until the server knows. */
async function agrees(page: Page, to: string | RegExp, yes = true): Promise<void> {
  const box = page.getByRole("checkbox", { name: to });
  await box.waitFor();
  if ((await box.isChecked()) === yes) return;
  const told = page.waitForResponse("**/api/me/shown");
  await box.setChecked(yes);
  await told;
}

/** Agrees that people they have played with see them, and strangers too. */
async function isListed(page: Page): Promise<void> {
  await agrees(page, "Show me to others");
  await agrees(page, /^Strangers too/);
}

for (const phone of [false, true]) {
  test(`a stranger is seen and invited, ${phone ? "phone" : "desk"}`, async ({ guests }) => {
    const [akis, bens] = [fresh("Aki"), fresh("Ben")];
    const [aki, ben] = [await comes(guests, akis, phone), await comes(guests, bens)] as const;
    await isListed(ben);
    await aki.goto("/");
    await among(aki, bens).waitFor();
    // Aki sees, and is not seen.
    await online(aki)
      .getByRole("link", { name: /^Want to be listed/ })
      .waitFor();
    expect(await listedFor(ben)).not.toContain(akis);
    await takesCare(aki, "home with somebody online");

    await among(aki, bens)
      .getByRole("button", { name: `Invite ${bens}` })
      .click();
    const games = aki.getByRole("dialog", { name: `Invite ${bens} to…` });
    await takesCare(aki, "which game");
    await games.getByRole("button", { name: "Tokyo Dangan" }).click();
    await aki.getByRole("heading", { name: "Tokyo Dangan" }).waitFor();

    await ben.goto("/");
    await ben.getByText(`${akis} invited you`).waitFor();
    await takesCare(ben, "home with an invitation");
    await ben.getByRole("link", { name: `Join: Tokyo Dangan with ${akis}` }).click();
    await ben.getByRole("button", { name: "Sit here" }).first().click();
    await aki.getByRole("listitem").filter({ hasText: bens }).waitFor();
  });
}

test("the host of a waiting table asks strangers to come", async ({ guests }) => {
  const [hosts, chos] = [fresh("Hana"), fresh("Cho")];
  const [host, cho] = [await comes(guests, hosts), await comes(guests, chos)] as const;
  await isListed(cho);
  await host.goto("/play/izakaya");
  await host.getByRole("radio", { name: "With friends" }).check();
  await host.getByRole("button", { name: "Play with friends" }).click();
  await among(host, chos)
    .getByRole("button", { name: `Invite ${chos}` })
    .click();
  await among(host, chos).getByRole("status").getByText("Invited").waitFor();
  await takesCare(host, "a waiting table with somebody online");
  await cho.goto("/");
  await cho.getByText(`${hosts} invited you`).waitFor();
  await cho.getByRole("button", { name: `Block ${hosts}` }).click();
  await cho.getByText(`${hosts} invited you`).waitFor({ state: "detached" });
  expect(await listedFor(host), "somebody who blocks is not seen any more").not.toContain(chos);
});

test("without consent nobody is listed, and consent can be taken back", async ({ guests }) => {
  const dais = fresh("Dai");
  const [dai, eri] = [await comes(guests, dais), await comes(guests, fresh("Eri"))] as const;
  expect(await listedFor(eri)).not.toContain(dais);
  // To be shown to people one has played with is not yet to be shown to strangers.
  await agrees(dai, "Show me to others");
  expect(await listedFor(eri)).not.toContain(dais);
  await isListed(dai);
  await expect.poll(() => listedFor(eri)).toContain(dais);
  await agrees(dai, "Show me to others", false);
  await expect.poll(() => listedFor(eri)).not.toContain(dais);
  await eri.goto("/");
  await eri.getByRole("heading", { name: "Open tables" }).waitFor();
  expect(await among(eri, dais).count()).toBe(0);
});
