import { beforeEach, expect, test, vi } from "vitest";
import { haptics } from "../settings/haptics.ts";
import { loudness, sounds, volume } from "../settings/sound.ts";
import { play } from "./play.ts";

const sing = vi.hoisted(() => vi.fn());
const wasTouched = vi.hoisted(() => vi.fn());
vi.mock("./mixer.ts", () => ({ sing }));
vi.mock("../touch.ts", () => ({ wasTouched }));

const vibrate = vi.fn();
const page = { visibilityState: "visible" };

beforeEach(() => {
  vi.stubGlobal("navigator", { vibrate });
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  wasTouched.mockReturnValue(true);
  page.visibilityState = "visible";
  sounds.choose("on");
  haptics.choose("on");
  sing.mockClear();
  vibrate.mockClear();
});

/** The names of what is heard when these are played. */
async function heard(...names: ("turn" | "wood")[]): Promise<string[]> {
  for (const name of names) {
    play(name);
    await vi.dynamicImportSettled();
  }
  return sing.mock.calls.map(([wanted]) => (wanted as { sound: string }).sound);
}

test("what is played is heard", async () => {
  expect(await heard("turn", "wood")).toEqual(["turn", "wood"]);
});

test("nothing is heard before somebody touches the page, or when it is muted", async () => {
  wasTouched.mockReturnValue(false);
  expect(await heard("turn")).toEqual([]);
  wasTouched.mockReturnValue(true);
  sounds.choose("off");
  expect(await heard("turn")).toEqual([]);
});

test("people who look elsewhere hear only that it is their turn", async () => {
  page.visibilityState = "hidden";
  expect(await heard("wood", "turn")).toEqual(["turn"]);
});

test("what is felt has a switch of its own", () => {
  sounds.choose("off");
  play({ sound: "wood", buzz: "placed" });
  expect(vibrate).toHaveBeenCalledOnce();
  haptics.choose("off");
  play({ sound: "wood", buzz: "placed" });
  expect(vibrate).toHaveBeenCalledOnce();
});

test("muted is nothing at all, whatever the volume", () => {
  volume.choose(100);
  expect(loudness()).toBe(1);
  volume.choose(50);
  expect(loudness()).toBe(0.25);
  sounds.choose("off");
  expect(loudness()).toBe(0);
});
