import { beforeAll, expect, test, vi } from "vitest";
import english from "./en.ftl?raw";
import french from "./fr.ftl?raw";

const keys = (source: string) =>
  source.split("\n").flatMap((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? []);

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every language says the same things, each once", () => {
  expect(keys(french)).toEqual(keys(english));
  expect(new Set(keys(english)).size).toBe(keys(english).length);
});

test("whatever is said has words", () => {
  const known = new Set(keys(english));
  const said = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\bsay\("([a-z0-9-]+)"/g)].map((found) => found[1] ?? ""),
  );
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

let faults: typeof import("./faults.ts");
beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  faults = await import("./faults.ts");
});

test("a refusal has the words of the rules, or those of the table", () => {
  const { refusalText } = faults;
  expect(refusalText({ why: "Too far", clause: "3.1" })).toBe("Too far");
  expect(refusalText({ why: "not now" })).toBe("not now");
  expect(refusalText({ why: "x", clause: "3.1", decision: 4 })).toContain("Too late");
});

test("a fault that the page knows has its own words, another one those of the server", () => {
  expect(faults.faultText({ code: "frozen", message: "x" })).toContain("can’t continue");
  expect(faults.faultText({ code: "strange", message: "as it was said" })).toBe("as it was said");
  expect(faults.thrownText(new Error("plain"))).toBe("plain");
  expect(faults.thrownText("text")).toBe("text");
});

test("what the operator decided is told with its end and its reason", () => {
  const text = (code: string, message: string) => faults.faultText({ code, message });
  expect(text("banned", "you are banned from this server")).toBe(
    "You are banned from this server.",
  );
  expect(
    text("banned", "you are banned from this server until 2026-11-20 14:03 UTC: no: insults"),
  ).toBe("You are banned from this server. Until 2026-11-20 14:03 UTC. Reason: no: insults");
  expect(text("closed", "the operator closed this table: Spam")).toBe(
    "The operator closed this table. Reason: Spam",
  );
});

test("every box says what its game is about, in every language", () => {
  const boxes = import.meta.glob<string>("../../../games/*/view/box/*.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  const said = Object.entries(boxes);
  expect(said.length).toBeGreaterThanOrEqual(10);
  for (const [file, source] of said) expect(keys(source), file).toEqual(["about"]);
});
