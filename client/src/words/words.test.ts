import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { complete, folders, gaps, sourcesOf, spokenIn } from "../../build/languages.ts";
import { LEVELS } from "../characters/cast.ts";
import type { Arg } from "../match/wire.ts";
import { keysIn, placeablesIn } from "./lists.ts";
import { REASONS } from "./reasons.ts";
import { inEnglish } from "./testing.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
/** What each language says in the shell. */
const shell = sourcesOf(ROOT, "client/src/words");
const english = shell.get("en") ?? "";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no language lacks anything, on the page or in a game", () => {
  expect(spokenIn(ROOT).length).toBeGreaterThan(1);
  const missing = gaps(ROOT).map(({ language, folder, keys }) => `${language}: ${folder}: ${keys}`);
  expect(missing).toEqual([]);
});

test("the goal at the table is the one that the guide begins with", () => {
  const guided = folders(ROOT).filter((folder) => existsSync(`${ROOT}/${folder}/../GUIDE.md`));
  const lists = guided.filter((folder) => folder.endsWith("/words") && !folder.includes("/view/"));
  expect(lists.length).toBeGreaterThan(0);
  for (const folder of lists) {
    for (const [language, source] of sourcesOf(ROOT, folder)) {
      const name = language === "en" ? "GUIDE.md" : `GUIDE.${language}.md`;
      const guide = readFileSync(`${ROOT}/${folder}/../${name}`, "utf8").replaceAll("'", "’");
      const goal = /^goal = (.*)$/m.exec(source)?.[1];
      expect(/^> (.*)$/m.exec(guide)?.[1], `${language}: ${folder}`).toBe(goal);
    }
  }
});

test("a game is called the same on its box as in the terminal and in notifications", () => {
  const boxes = folders(ROOT).filter((folder) => folder.endsWith("/view/box"));
  expect(boxes.length).toBeGreaterThan(0);
  const titles = (folder: string) =>
    [...sourcesOf(ROOT, folder)].map(([language, source]) => {
      return [language, /^title = (.+)$/m.exec(source)?.[1]];
    });
  for (const box of boxes) {
    const told = titles(box.replace("/view/box", "/words"));
    expect(titles(box), box).toEqual(told);
    const facts = readFileSync(`${ROOT}/${box}/../facts.ts`, "utf8");
    expect(told[0], box).toEqual(["en", /title: "(.+)"/.exec(facts)?.[1]]);
    expect(told.flat(), box).not.toContain(undefined);
  }
});

test("a language is offered as soon as its files say everything", () => {
  const root = mkdtempSync(`${tmpdir()}/languages-`);
  const write = (path: string, text: string) => {
    mkdirSync(`${root}/${path.slice(0, path.lastIndexOf("/"))}`, { recursive: true });
    writeFileSync(`${root}/${path}`, text);
  };
  try {
    write("client/src/words/en.ftl", "yes = Yes\n");
    write("games/go/words/en.ftl", "go = Go\n");
    write("games/go/words/cards.en.ftl", "card-one = One\n");
    write("client/src/words/eo.ftl", "yes = Jes\n");
    write("games/go/words/eo.ftl", "go = Iru\n");
    expect(complete(root)).toEqual(["en"]);
    const missing = { language: "eo", folder: "games/go/words", keys: ["card-one"] };
    expect(gaps(root)).toEqual([missing]);
    write("games/go/words/cards.eo.ftl", "card-one = Unu\n");
    expect(complete(root)).toEqual(["en", "eo"]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("no language says anything twice, or anything that English does not", () => {
  for (const folder of folders(ROOT)) {
    const lists = sourcesOf(ROOT, folder);
    const known = new Set(keysIn(lists.get("en") ?? ""));
    for (const [language, source] of lists) {
      const keys = keysIn(source);
      const strange = keys.filter((key, idx) => !known.has(key) || keys.indexOf(key) !== idx);
      expect(strange, `${language}: ${folder}`).toEqual([]);
    }
  }
});

test("every reason that the house can give has words in every language, about what it tells", () => {
  expect(Object.keys(REASONS).length).toBeGreaterThan(100);
  for (const [language, source] of shell) {
    const placeables = placeablesIn(source);
    for (const [key, told] of Object.entries(REASONS)) {
      const asked = placeables.get(key);
      expect(asked, `${language}: ${key}`).toBeDefined();
      expect([...(asked ?? [])].filter((name) => !told.includes(name))).toEqual([]);
    }
  }
});

test("whatever is said has words", () => {
  const known = new Set(keysIn(english));
  const said = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bsay\("([a-z0-9-]+)"/g)].map((found) => found[1] ?? ""),
  );
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

let faults: typeof import("./faults.ts");
beforeAll(async () => {
  faults = await inEnglish(() => import("./faults.ts"));
});

test("a refusal has the words of the rules, or those of the table", () => {
  const { refusalText } = faults;
  expect(refusalText({ why: "Too far", clause: "3.1" })).toBe("Too far");
  const proposed = { key: "denied-proposed", args: [["name", "Ann"] as [string, Arg]] };
  expect(refusalText({ why: "x", reason: proposed })).toBe(
    "There is already a request from Ann. Answer that first.",
  );
  expect(refusalText({ why: "not now" })).toBe("not now");
  expect(refusalText({ why: "not now", reason: { key: "denied-new-reason" } })).toBe("not now");
  expect(refusalText({ why: "x", clause: "3.1", decision: 4 })).toContain("Too late");
});

test("a fault is said by its key, or by its code, or as the server said it", () => {
  const { faultText, thrownText } = faults;
  const reason = { key: "fault-frozen", args: [["why", "x"] as [string, Arg]] };
  expect(faultText({ code: "frozen", message: "x", reason })).toContain("can’t continue");
  expect(faultText({ code: "unreachable", message: "x" })).toContain("Can’t reach the server");
  expect(faultText({ code: "strange", message: "as it was said" })).toBe("as it was said");
  expect(thrownText(Object.assign(new Error("x"), { code: "wrong", reason }))).toContain("rules");
  expect(thrownText(new Error("plain"))).toBe("plain");
  expect(thrownText("text")).toBe("text");
});

test("a cause is said where there are words for it, and left to programmers elsewhere", async () => {
  const { knownText } = faults;
  const { Fault } = await import("../lobby/api.ts");
  expect(knownText(new Fault("no-record", "x"))).toBe("This match was not recorded.");
  expect(knownText(new Fault("no-canvas", "x"))).toBe("This browser can’t draw pictures.");
  const reason = { key: "fault-over" };
  expect(knownText(new Fault("conflict", "x", reason))).toBe("The match is over.");
  expect(knownText(new Fault("strange", "x"))).toBeNull();
  expect(knownText(new TypeError("x is undefined"))).toBeNull();
  expect(knownText("text")).toBeNull();
});

test("what the operator decided is told with its end and its reason", () => {
  const text = (key: string, ...args: [string, Arg][]) =>
    faults.faultText({ code: "x", message: "x", reason: { key, args } });
  expect(text("fault-banned")).toBe("You are banned from this server.");
  const until = text("fault-banned", ["until_s", 1795183380], ["reason", "no: insults"]);
  expect(until).toMatch(/^You are banned from this server\. Until .*2026.*\. Reason: no: insults$/);
  expect(text("fault-closed", ["reason", "Spam"])).toBe(
    "The operator closed this table. Reason: Spam",
  );
});

test("a guest without a name is called so in the reader's language", async () => {
  const { nameText } = await import("./names.ts");
  expect(nameText("#ab12")).toBe("Guest ab12");
  expect(nameText("Guest 09af")).toBe("Guest 09af");
  expect(["Ann", "#1", "Guest of Ann", "#ab12x"].map(nameText)).toEqual([
    "Ann",
    "#1",
    "Guest of Ann",
    "#ab12x",
  ]);
});

test("every box says what its game is about, in every language", () => {
  const boxes = import.meta.glob<string>("../../../games/*/view/box/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const facts = import.meta.glob<{ figures: readonly string[] }>("../../../games/*/view/facts.ts", {
    eager: true,
    import: "facts",
  });
  const said = Object.entries(boxes);
  expect(said.length).toBeGreaterThanOrEqual(10);
  for (const [file, source] of said) {
    // What can be chosen to play with is named on the box too, what is new every day or for a
    // first match, and what levels are.
    const chosen = facts[file.replace(/box\/.*$/, "facts.ts")]?.figures.length ?? 0;
    const wanted = ["title", "about", ...(chosen > 0 ? ["figure", "figure-name"] : [])];
    const levels = LEVELS.map((level) => `level-${level}`);
    const free = ["daily", "daily-about", "first", ...levels];
    expect(
      keysIn(source).filter((key) => !free.includes(key)),
      file,
    ).toEqual(wanted);
    const told = ["daily", "daily-about"].map((key) => keysIn(source).includes(key));
    expect(new Set(told).size, `${file} says what is new, and what to do with it`).toBe(1);
    const described = keysIn(source).filter((key) => levels.includes(key));
    expect([[], levels], `${file} describes every level, or none`).toContainEqual(described);
  }
});
