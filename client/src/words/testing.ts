/** For tests: a browser whose reader reads English, with an empty memory. */

import { vi } from "vitest";

/** Loads what is tested, and the words that it says. */
export async function inEnglish<T>(load: () => Promise<T>): Promise<T> {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  const { withWords } = await import("./words.svelte.ts");
  return withWords(load());
}
