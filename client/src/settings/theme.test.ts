import { beforeAll, expect, test, vi } from "vitest";

let theme: typeof import("./theme.ts");
const dataset: Record<string, string> = {};

beforeAll(async () => {
  const kept = new Map([["tokyo-theme", "dark"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("document", { documentElement: { dataset } });
  theme = await import("./theme.ts");
});

test("what was chosen last time is shown at once", () => {
  expect(theme.theme.now).toBe("dark");
  expect(dataset["theme"]).toBe("dark");
});

test("the button goes round all of them, and the device decides where nothing is chosen", () => {
  expect(theme.after("auto")).toBe("light");
  expect(theme.after("light")).toBe("dark");
  expect(theme.after("dark")).toBe("auto");
  theme.theme.choose("auto");
  expect(dataset["theme"]).toBeUndefined();
  expect(localStorage.getItem("tokyo-theme")).toBe("auto");
});
