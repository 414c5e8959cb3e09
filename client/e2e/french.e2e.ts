/** In French: the page switches at once, and nothing of the English lists is seen any more. */

import type { Page } from "playwright-core";
import { decide, endNow } from "./decide.ts";
import { plainly } from "./highway.ts";
import { Lists, shelved } from "./lists.ts";
import { seatAll } from "./lobby.ts";
import { Reader } from "./reader.ts";
import { keepPlayed } from "./resume.ts";
import { atTable, gamesOn } from "./sights.ts";
import { expect, test } from "./test.ts";
import { showAll } from "./texts.ts";

const lists = new Lists();

test("the lists tell English from French", () => {
  const english = ["Your turn", "Hana’s turn", "Check the dice", "Wood: 3 of 68 pieces"];
  expect(english.filter((text) => !lists.isEnglish(text))).toEqual([]);
  const others = ["À vous", "Tokyo Highway", "Normal", "Hana", "3", "Tables ouvertes", "Place 2"];
  expect(others.filter((text) => lists.isEnglish(text))).toEqual([]);
});

/** The languages whose words this page has asked for. */
async function languagesFetched(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map((entry) => entry.name),
  );
  return files.flatMap((file) => /\/assets\/words-([a-z]+)-/.exec(file)?.[1] ?? []);
}

test("the language is the browser's, and can be changed", async ({ guests }) => {
  const page = await guests.visit({ language: "fr" });
  await page.getByText("Cinq jeux de société de Tokyo.").waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
  expect(await languagesFetched(page)).toEqual(["fr"]);
  await page.getByLabel("Langue").selectOption("en");
  await page.getByText("Five tabletop games from Tokyo.").waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await page.reload();
  await page.getByText("Five tabletop games from Tokyo.").waitFor();
  await page.getByLabel("Language").selectOption("fr");
  await page.getByText("Cinq jeux de société de Tokyo.").waitFor();
});

test("pages to read and to choose speak French", async ({ guests }) => {
  const page = await guests.visit({ language: "fr" });
  const reader = new Reader(page);
  const games = await gamesOn(page);
  await reader.read("home");
  await page.getByRole("button", { name: "changer" }).click();
  await reader.read("a name");
  for (const { id, title } of games) {
    await page.goto(`/play/${id}`);
    await page.getByText("Règles et options").click();
    await reader.read(`new ${id}`);
    await page.getByRole("radio", { name: "Entre amis" }).check();
    await reader.read(`new ${id} with friends`);
    await page.goto(`/rules/${id}`);
    await page.getByRole("heading", { name: `Comment jouer à ${title}` }).waitFor();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await reader.read(`guide to ${id}`);
    await page.getByRole("link", { name: /^Toutes les règles/ }).click();
    await page.getByRole("heading", { name: new RegExp(`^Règles (de |d’)${title}$`) }).waitFor();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await reader.read(`rules of ${id}`);
  }
  for (const at of ["/solo/tokyo-dangan", "/solo/tokyo-jutaku", "/me"]) {
    await page.goto(at);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await showAll(page);
    await reader.read(at);
  }
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Effacer mes données" }).click();
  await reader.read("privacy");
  await page.goto("/settings");
  await page.getByRole("heading", { name: "Réglages" }).waitFor();
  await reader.read("settings");
  await page.goto("/perdu");
  await page.getByRole("heading", { name: "Cette page n’existe pas" }).waitFor();
  await reader.read("lost");
  expect(reader.wrong).toEqual({});
});

test("the analysis of a match speaks French", async ({ guests }) => {
  const page = await guests.visit({ language: "fr" });
  const reader = new Reader(page);
  await keepPlayed(page, "king-of-tokyo", { record: "two-greedy", seat: 0 });
  await page.goto("/analysis/alone/played");
  await page.getByText("L’analyse est terminée.").waitFor({ timeout: 90_000 });
  await showAll(page);
  await reader.read("analysis");
  expect(reader.wrong).toEqual({});
});

const menu = (page: Page) => page.getByRole("button", { name: "Menu" }).click();
const asked = (page: Page) => page.getByRole("alertdialog");

test("a table on the server speaks French, from the invitation to a pause and an end", async ({
  guests,
}) => {
  const page = await guests.visit({ language: "fr", at: "/play/king-of-tokyo" });
  const reader = new Reader(page);
  await page.getByRole("radio", { name: "Entre amis" }).check();
  await page.getByRole("button", { name: "Jouer entre amis" }).click();
  await page.getByRole("button", { name: "Copier le lien pour les amis" }).waitFor();
  await page.getByRole("button", { name: "Ajouter un robot" }).first().click();
  await page.getByRole("button", { name: "Retirer" }).first().waitFor();
  await reader.read("waiting");
  const guest = await guests.visit({ language: "fr", phone: true, at: page.url() });
  await guest.getByRole("button", { name: "S’asseoir ici" }).first().click();
  const there = new Reader(guest);
  await there.read("waiting, as a guest");

  const friend = await guests.visit({ language: "fr" });
  const key = await seatAll({ game: "king-of-tokyo", clock: { "per-move": { seconds: 600 } } }, [
    page,
    friend,
  ]);
  await atTable(page);
  await menu(page);
  await reader.read("menu");
  await page.getByRole("button", { name: "Demander une pause" }).click();
  await asked(friend).waitFor();
  const other = new Reader(friend);
  await other.read("asked for a pause");
  await reader.read("asked for a pause, waiting");
  await asked(friend).getByRole("button", { name: "Accepter" }).click();
  await page.getByRole("heading", { name: "En pause" }).waitFor();
  await reader.read("paused");
  await guest.goto(`/table/${key}`);
  await guest.getByText("Vous regardez.").waitFor();
  await there.read("watching");
  await guest.goto(`/verify/${key}`);
  await guest.getByText("La partie n’est pas terminée").waitFor();
  await there.read("verify, too early");
  guests.expectTrouble(/status of 40\d/);
  await guest.goto(`/replay/${key}`);
  await guest.getByRole("alert").waitFor();
  await there.read("replay, too early");
  await guest.goto("/table/nothing");
  await guest.getByRole("heading", { level: 1 }).waitFor();
  await there.read("no table");
  expect([reader.wrong, other.wrong, there.wrong]).toEqual([{}, {}, {}]);
});

test("what the table and the server say no to is said in French", async ({ guests }) => {
  const page = await guests.visit({ language: "fr" });
  const reader = new Reader(page);
  await page.getByText(/^Invité [0-9a-f]{4}$/).waitFor();
  await reader.read("home of a guest without a name");
  guests.expectTrouble(/status of 4\d\d/);
  await page.getByRole("button", { name: "changer" }).click();
  await page.getByLabel("Votre nom").fill("\u200b");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Un nom a de 1 à 24 caractères visibles.").waitFor();
  await reader.read("no name");

  const friend = await guests.visit({ language: "fr" });
  await seatAll({ game: "king-of-tokyo", clock: { "per-move": { seconds: 600 } } }, [page, friend]);
  await atTable(page);
  for (const turn of ["first", "second"]) {
    await menu(page);
    await page.getByRole("button", { name: "Demander une pause" }).click();
    if (turn === "second") break;
    await asked(friend).getByRole("button", { name: "Refuser" }).click();
    await asked(friend).waitFor({ state: "detached" });
  }
  await page.getByText("Votre dernière demande a été refusée.").first().waitFor();
  await reader.read("turned down");
  expect(reader.wrong).toEqual({});
});

/** How each game is soon over. */
const SETUPS: Record<string, Record<string, unknown>> = {
  "tokyo-dangan": { round_cap: 3 },
};
/** Games against the clock take a minute at least: they are ended by agreement. */
const TIMED = ["tokyo-jutaku"];
/** What King of Tokyo shows on request: habits, help, the deck. */
const SHEETS = [/^Toujours/, /^Touches/, /^Pioche/];

/** Every sheet of a game's own table, one after the other. */
async function readSheets(reader: Reader, id: string): Promise<void> {
  const { page } = reader;
  for (const name of SHEETS) {
    const button = page.getByRole("button", { name }).first();
    if (id !== "king-of-tokyo" || (await button.count()) === 0) continue;
    await button.click();
    await page.locator("dialog[open]").waitFor();
    await reader.read(`${id}, ${name.source}`);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
}

for (const id of shelved()) {
  test(`${id} speaks French, from the first decision to its replay`, async ({ guests }) => {
    // Newcomers to a game get hints, which have to be French too.
    const page = await guests.visit({ language: "fr", finds: plainly, hints: true });
    const reader = new Reader(page);
    // A guest with a name is known to the server from now on.
    await page.getByRole("button", { name: "changer" }).waitFor();
    const setup = SETUPS[id] ?? {};
    const key = await seatAll({ game: id, setup, bots: ["random", "random"] }, [page]);
    await atTable(page);
    await reader.read(`${id}, at first`);
    await readSheets(reader, id);
    const few = await decide(page, key, 3);
    await showAll(page);
    await reader.read(`${id}, after a few decisions`);
    reader.judge(`${id}, refusals`, few.refusals);
    if (TIMED.includes(id)) await endNow(page, key);
    else expect((await decide(page, key)).over).toBe(true);
    await page.getByRole("link", { name: "Revoir", exact: true }).first().waitFor();
    await showAll(page);
    await reader.read(`${id}, over`);

    await page.goto(`/replay/${key}`);
    await page.getByText(/^0 \/ \d+$/).waitFor();
    await reader.read(`${id}, replay`);
    const eyes = page.getByLabel("Vu par");
    // At a table that takes the whole window it stands in a drawer.
    if (!(await eyes.isVisible()))
      await page.getByRole("button", { name: "Journal", exact: true }).click();
    await eyes.selectOption("all");
    await page.getByRole("button", { name: "Aller à la fin" }).click();
    await showAll(page);
    await reader.read(`${id}, end of the replay`);
    await page.goto(`/verify/${key}`);
    await page.getByText("Oui. Tout concorde.").waitFor();
    await reader.read(`${id}, verify`);
    await page.goto("/");
    await page.getByRole("heading", { name: "Parties terminées" }).waitFor();
    await reader.read(`home after ${id}`);
    expect(reader.wrong).toEqual({});
  });
}
