import { beforeEach, expect, test, vi } from "vitest";
import type { DistantLists } from "./lists.ts";

type Words = typeof import("./words.svelte.ts");
let words: Words;
let kept: Record<string, string>;

beforeEach(async () => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => (kept[key] = text),
  });
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.resetModules();
  words = await import("./words.svelte.ts");
});

/** Lists that arrive when they are let, and write down what was fetched. */
function lists(): { lists: DistantLists; fetched: string[]; let: Record<string, () => void> } {
  const fetched: string[] = [];
  const arrive: Record<string, () => void> = {};
  const one = (language: string) => () => {
    fetched.push(language);
    return new Promise<string>((done) => {
      arrive[language] = () => done(`hello = Hello in ${language}\n`);
    });
  };
  const all = Object.fromEntries(words.LANGUAGES.map((tag) => [`./words/${tag}.ftl`, one(tag)]));
  return { lists: all, fetched, let: arrive };
}

const turn = () => new Promise((done) => setTimeout(done));

test("a room fetches the language that is spoken and no other, and is shown with its words", async () => {
  const room = lists();
  const say = words.wordsOf(room.lists);
  let shown = "";
  const loading = words.withWords(Promise.resolve()).then(() => (shown = say("hello")));
  await turn();
  expect([room.fetched, shown]).toEqual([["en"], ""]);
  room.let["en"]?.();
  await loading;
  expect(shown).toBe("Hello in en");
  expect(say("nothing")).toBe("nothing");
});

test("another language is spoken when every room knows it, even one opened meanwhile", async () => {
  const [early, late] = [lists(), lists()];
  const say = words.wordsOf(early.lists);
  const first = words.speak("en");
  early.let["en"]?.();
  await first;
  const changed = words.speak("fr");
  await turn();
  const sayLate = words.wordsOf(late.lists);
  early.let["fr"]?.();
  await vi.waitFor(() => expect(late.fetched).toEqual(["fr"]));
  expect([words.spoken(), say("hello")]).toEqual(["en", "Hello in en"]);
  late.let["fr"]?.();
  await changed;
  expect([say("hello"), sayLate("hello")]).toEqual(["Hello in fr", "Hello in fr"]);
  expect([kept["tokyo-language"], document.documentElement.lang]).toEqual(["fr", "fr"]);
});

test("somebody who changes their mind hears the last language they asked for", async () => {
  const room = lists();
  words.wordsOf(room.lists);
  const [french, english] = [words.speak("fr"), words.speak("en")];
  await turn();
  room.let["en"]?.();
  await english;
  room.let["fr"]?.();
  await french;
  expect([words.spoken(), kept["tokyo-language"]]).toEqual(["en", "en"]);
});

test("a language out of reach changes nothing, and can be asked for again", async () => {
  let reachable = false;
  const fetched = () =>
    reachable ? Promise.resolve("hello = Bonjour\n") : Promise.reject(new Error("offline"));
  const say = words.wordsOf({ "./fr.ftl": fetched });
  await expect(words.speak("fr")).rejects.toThrow("offline");
  expect([words.spoken(), kept["tokyo-language"]]).toEqual(["en", undefined]);
  reachable = true;
  await words.speak("fr");
  expect(say("hello")).toBe("Bonjour");
});

test("a sign after a space never begins a line", async () => {
  const source = "ask = Où { $where } ?\nquote = Oui : « non »\n";
  const say = words.wordsOf({ "./fr.ftl": () => Promise.resolve(source) });
  await words.speak("fr");
  expect(say("ask", { where: "ici" })).toBe("Où ici\u00a0?");
  expect(say("quote")).toBe("Oui\u00a0: «\u00a0non\u00a0»");
});
