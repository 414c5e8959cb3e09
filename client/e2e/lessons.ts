/** How each game's lesson is done, step by step: pressing what is pointed at is enough. */

import { expect } from "vitest";
import { Architect } from "./highway.ts";
import { Builder } from "./jutaku.ts";
import type { Learner } from "./learner.ts";

type Does = Parameters<Learner["finish"]>[0];

/** Holds all dice of those faces, and rolls the rest. */
async function hold(learner: Learner, faces: readonly string[]): Promise<void> {
  const loose = learner.page
    .locator('[data-point="dice"] button[aria-pressed="false"]')
    .and(learner.page.locator(faces.map((face) => `:has(.${face})`).join(", ")));
  while ((await loose.count()) > 0) await learner.press(loose.first());
  await learner.press(learner.part("roll"));
}

const king = (learner: Learner): Does => {
  const keeps = [["three", "claw", "energy"], ["claw"]];
  return async ({ asks }) => {
    if (asks.includes("roll")) return hold(learner, keeps.shift() ?? []);
    await learner.press(learner.part(asks.at(-1) ?? ""));
  };
};

const dangan = (learner: Learner): Does => {
  return async ({ asks, step }) => {
    for (const name of asks.filter((name) => !["turn", "rotate"].includes(name))) {
      await learner.press(learner.part(name));
    }
    // A tile that lies wrong is turned.
    if (asks.includes("turn")) {
      if (asks.some((name) => name.startsWith("tile-"))) {
        await learner.press(learner.part("place"));
      }
      const open = learner.page.locator(`[data-testid="coach"][data-step="${step}"]`);
      const rotate = learner.part("rotate");
      for (let n = 0; n < 2 && (await open.count()) > 0; n += 1) {
        if (!(await learner.part("turn").isVisible())) {
          await learner.press(learner.part(asks[0] ?? ""));
        }
        await learner.press(learner.part("turn"));
        if (await rotate.isVisible()) return learner.press(rotate);
      }
    }
  };
};

/** The first choice of the drawer, which a lesson keeps short. */
async function byList(learner: Learner, key: string): Promise<void> {
  const tab = learner.page.locator(`.drawer .tab[aria-keyshortcuts="${key}"]`);
  if ((await tab.getAttribute("aria-expanded")) === "false") {
    if (learner.way === "keys") await learner.page.keyboard.press(key);
    else await learner.press(tab);
  }
  const of = learner.page.locator(`.tab[aria-keyshortcuts="${key}"]`);
  const drawer = learner.page.locator(".drawer").filter({ has: of });
  await learner.press(drawer.locator("li button").first());
}

/** The roads of the lesson: from where, to where (hundredths of a millimetre), for how many cars. */
const ROADS = [
  { base: 2, x: -18_000, y: 15_000, storeys: 3, cars: 0 },
  { base: 4, x: 12_634, y: 5_107, storeys: 2, cars: 1 },
  { base: 4, x: 3_880, y: 18_227, storeys: 2, cars: 2 },
] as const;

const highway = (learner: Learner): Does => {
  const build = learner.part("build").locator(".button.main");
  if (learner.way === "keys") {
    return async () => {
      await byList(learner, "b");
      await learner.press(build);
    };
  }
  const me = new Architect(learner.page, learner.way);
  const earned = learner.page.locator(".crossing.earns");
  let next = 0;
  return async ({ asks }) => {
    const road = ROADS[next];
    if (road === undefined) throw new Error(`nothing to build: ${asks.join(" ")}`);
    next += 1;
    await me.pullTo(road.base, road.x, road.y, road.storeys);
    // A finger is less exact: where it does not fit like this, it may a piece lower.
    const shut = build.and(learner.page.locator('[aria-disabled="true"]'));
    const lower = learner.part("build").locator(".stepper button").first();
    for (let n = 0; n < 2 && (await shut.count()) > 0; n += 1) await learner.press(lower);
    await expect.poll(() => earned.count()).toBe(road.cars);
    await learner.press(build);
  };
};

const izakaya = (learner: Learner): Does => {
  /** A finger first looks at what it would do, and then does it. */
  const decide = async (name: string) => {
    await learner.press(learner.part(name));
    if (learner.way === "tap") await learner.press(learner.part("confirm"));
  };
  return async ({ asks }) => {
    if (asks.includes("purse")) {
      const purse = learner.part("purse");
      for (let n = 0; n < 3; n += 1) {
        await learner.press(purse.locator(".deeds .button.small").nth(1));
      }
      return learner.press(purse.locator(".button.main"));
    }
    if (asks.includes("corner-2-2") || asks.includes("colour-red")) {
      await learner.press(learner.part("colour-red"));
      return decide("corner-2-2");
    }
    if (asks.includes("price")) {
      await learner.press(learner.part("price"));
      await learner.press(learner.part("colour-yellow"));
      return decide("colour-blue");
    }
    if (asks.includes("architect")) {
      await learner.press(learner.part("architect"));
      await learner.press(learner.part("piece-0"));
      return learner.press(learner.part("confirm"));
    }
    await byList(learner, "b");
  };
};

/** The square, the rectangle beside it, and the small square on top. */
const HOUSE = [
  { floor: 1, pose: { piece: 2, flip: false, rotation: 0, x: 30_000, y: 34_000 } },
  { floor: 1, pose: { piece: 3, flip: false, rotation: 0, x: 28_000, y: 24_000 } },
  { floor: 2, pose: { piece: 0, flip: false, rotation: 0, x: 30_000, y: 34_000 } },
] as const;

const jutaku = (learner: Learner): Does => {
  const builder = new Builder(learner.page, learner.way === "tap");
  const { keyboard } = learner.page;
  const keys = learner.way === "keys";

  async function take(piece: number): Promise<void> {
    if (!keys) return builder.pickUp(piece);
    for (let n = 0; n < 80 && (await builder.cursor()) !== piece; n += 1) {
      await keyboard.press("ArrowRight");
    }
    await keyboard.press("Enter");
  }

  /** A millimetre with each key; a magnet may hold the piece back, or pull it on. */
  async function push(to: { x: number; y: number }): Promise<void> {
    for (let n = 0; n < 40; n += 1) {
      const { pose: held } = await builder.told("own");
      const [right, up] = [to.x - (held?.x ?? 0), to.y - (held?.y ?? 0)];
      if (Math.abs(right) > 500) await keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
      else if (Math.abs(up) > 500) await keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
      else break;
    }
    await keyboard.press("Enter");
  }

  return async ({ asks }) => {
    if (asks.includes("stop")) return learner.press(learner.part("stop"));
    if (asks.includes("map")) return learner.press(learner.part("map").locator(".open").first());
    const wanted = HOUSE.find(({ pose }) => asks.includes(`pile-piece-${pose.piece}`));
    if (wanted === undefined) throw new Error(`nothing to build: ${asks.join(" ")}`);
    const { floor, pose } = wanted;
    if ((await builder.told("own")).hand !== pose.piece) await take(pose.piece);
    if (!asks.some((name) => name.startsWith("lay-"))) return;
    await (keys ? push(pose) : builder.lay(pose, floor));
  };
};

export const LESSONS = {
  "king-of-tokyo": king,
  "tokyo-dangan": dangan,
  "tokyo-highway": highway,
  "tokyo-jutaku": jutaku,
  izakaya,
} satisfies Readonly<Record<string, (learner: Learner) => Does>>;
