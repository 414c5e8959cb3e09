import { beforeAll, expect, test } from "vitest";
import { inEnglish } from "../words/testing.ts";
import type { KeptAnalysis } from "./kept.ts";
import type { Shelf } from "./study.svelte.ts";
import { toldOf, Workers } from "./testing.ts";

let module: typeof import("./study.svelte.ts");
beforeAll(async () => {
  module = await inEnglish(() => import("./study.svelte.ts"));
});

const TASK = { game: "toy", module: "toy", record: "{}", language: "en" };

/** A shelf that shows what lies on it. */
function shelf(kept: KeptAnalysis | null = null): Shelf & { kept: KeptAnalysis | null } {
  return {
    kept,
    read() {
      return this.kept;
    },
    write(next) {
      this.kept = next;
    },
  };
}

function open(kept: KeptAnalysis | null = null, everybody = false) {
  const [workers, place] = [new Workers(), shelf(kept)];
  return { workers, place, study: new module.Study(TASK, everybody, place, workers.begin) };
}

const half: KeptAnalysis = {
  ...{ language: "en", everybody: false, done: false, stopped: false },
  analysis: toldOf(500),
};

test("an analysis comes to its end and is kept", () => {
  const { study, workers, place } = open();
  expect([study.progress, study.told]).toEqual(["runs", null]);
  workers.ears?.told(toldOf(300), false);
  expect([study.share, study.told?.progress]).toEqual([0.3, 300]);
  expect(place.kept).toBeNull();
  workers.ears?.told(toldOf(1000), true);
  expect([study.progress, study.share]).toEqual(["done", 1]);
  expect(place.kept).toMatchObject({ done: true, analysis: { progress: 1000 } });
  expect(workers.said).toEqual(["close"]);
});

test("it can be held, left, and gone on with", () => {
  const { study, workers, place } = open();
  workers.ears?.told(toldOf(300), false);
  study.hold();
  expect(study.progress).toBe("held");
  expect(place.kept).toMatchObject({ done: false, stopped: true });
  study.goOn();
  expect(workers.said).toEqual(["hold", "go on"]);
  study.close();
  expect(place.kept).toMatchObject({ done: false, stopped: false });

  // On the next visit it goes on by itself, and what was known stays in sight.
  const later = open(place.kept);
  expect([later.study.progress, later.study.told?.progress]).toEqual(["runs", 300]);
  later.workers.ears?.told(toldOf(100), false);
  expect([later.study.share, later.study.told?.progress]).toEqual([0.1, 300]);
  later.workers.ears?.told(toldOf(301), false);
  expect(later.study.told?.progress).toBe(301);
});

test("what was held stays held until somebody wants it", () => {
  const { study, workers } = open({ ...half, stopped: true });
  expect([study.progress, study.share, workers.tasks.length]).toEqual(["held", 0.5, 0]);
  study.goOn();
  expect([study.progress, workers.tasks.length]).toEqual(["runs", 1]);
});

test("what is done is shown at once; in another language it is done again", () => {
  const done = { ...half, done: true, analysis: toldOf(1000) };
  const same = open(done);
  expect([same.study.progress, same.workers.tasks.length]).toEqual(["done", 0]);
  const other = open({ ...done, language: "fr" });
  expect([other.study.progress, other.study.told]).toEqual(["runs", null]);
});

test("bots are graded when somebody asks for it, and then for good", () => {
  const { study, workers, place } = open({ ...half, done: true, analysis: toldOf(1000) });
  study.includeBots();
  expect(workers.tasks).toMatchObject([{ everybody: true }]);
  expect(study.told?.progress).toBe(1000);
  workers.ears?.told(toldOf(1000), true);
  expect(place.kept?.everybody).toBe(true);
  expect(open(place.kept).study.everybody).toBe(true);
  // Who asks for all from the beginning is not content with less.
  expect(open({ ...half, done: true }, true).workers.tasks).toMatchObject([{ everybody: true }]);
});

test("an analysis is not kept for what it is not", () => {
  const { study, workers, place } = open({ ...half, done: true, analysis: toldOf(1000) });
  study.includeBots();
  workers.ears?.told(toldOf(100), false);
  study.hold();
  expect(place.kept).toMatchObject({ everybody: false, done: true, stopped: false });
});

test("what goes wrong is told, and can be tried again", () => {
  const { study, workers } = open();
  workers.ears?.broken("no such game");
  expect([study.progress, study.fault]).toEqual(["broken", "no such game"]);
  study.again();
  expect([study.progress, study.fault, workers.tasks.length]).toEqual(["runs", null, 2]);
});
