import { expect, test, vi } from "vitest";
import { moduleFor, moduleOfRecord, setupOf } from "./modules.ts";

vi.mock("./shelf.ts", () => ({
  gameOf: (id: string) =>
    id === "go"
      ? { module: ({ deep }: { deep?: boolean }) => (deep ? "go-deep" : null) }
      : undefined,
}));

test("a match needs the module that its setup asks for", () => {
  expect(moduleFor("go", { deep: true })).toBe("go-deep");
  expect(moduleFor("go", {})).toBe("go");
  expect(moduleFor("go", undefined)).toBe("go");
  expect(moduleFor("unheard-of", {})).toBe("unheard-of");
});

test("the setup is found in what a match begins from, and in its record", () => {
  const setup = { deep: true };
  expect(setupOf({ setup, seats: [] })).toEqual(setup);
  expect(setupOf({ setup: {}, record: { setup } })).toEqual(setup);
  expect(setupOf({ seats: [], state: { setup } })).toEqual(setup);
  expect(setupOf({ setup: null, state: { setup }, lines: [] })).toEqual(setup);
  expect(setupOf(null)).toBe(undefined);
  expect(moduleOfRecord("go", JSON.stringify({ game: "go", setup }))).toBe("go-deep");
});
