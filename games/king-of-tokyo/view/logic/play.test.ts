import { beforeEach, expect, test, vi } from "vitest";
import { inEnglish } from "@shell/words/testing.ts";
import type { Change, Match } from "../match.ts";
import { views } from "../samples.ts";
import type { View } from "../types.ts";
import { USUAL } from "./habits.ts";
import { judgementOf } from "./judgement.ts";
import { Presence } from "./presence.svelte.ts";

vi.stubGlobal("matchMedia", () => ({ matches: true }));
const { Play } = await inEnglish(() => import("./play.svelte.ts"));

class Page extends EventTarget {
  visibilityState = "visible" as const;
  focused = true;
  hasFocus = () => this.focused;
}

const viewAt = (beat: number) =>
  ({
    ...views[0],
    beat,
    asked: 0,
    stack: [{ yield: { seat: 0 } }],
  }) as unknown as View;

let page: Page;
let frame: EventTarget;
let play: InstanceType<typeof Play>;
let watchers: ((change: Change) => void)[];

const match = {
  seat: 0,
  standing: { view: viewAt(5), version: 5 },
  ask: { decision: 7, offers: [{ command: "yield" }, { command: "stay" }] },
  pending: new Map(),
  must: [0],
  stage: () => () => undefined,
  show: () => undefined,
  watch: (watcher: (change: Change) => void) => {
    watchers.push(watcher);
    return () => undefined;
  },
};

/** The match as it stands, with a view that the rules have judged. */
function stand(view: View, decision: number, before: View | null): void {
  match.standing = { view, version: match.standing.version + 1 };
  match.ask = { ...match.ask, decision };
  const standing = { ...match.standing, ask: match.ask } as unknown as Change["standing"];
  for (const watcher of watchers) watcher({ before, after: view, events: [], standing, own: true });
  play.answers.judgement = judgementOf(view, []);
}

beforeEach(() => {
  watchers = [];
  [page, frame] = [new Page(), new EventTarget()];
  match.standing = { view: viewAt(5), version: 5 };
  match.ask.decision = 7;
  play = new Play(match as unknown as Match, new Presence(page, frame));
  play.habits = { ...USUAL, stayFrom: 1 };
  play.answers.judgement = judgementOf(match.standing.view, []);
});

test("a habit answers what was judged, and only that", () => {
  expect(play.habitual?.why).toBe("stay-from");
  play.answers.judgement = judgementOf(viewAt(5), []);
  expect(play.habitual).toBeNull();
  play.answers.judgement = null;
  expect(play.habitual).toBeNull();
});

test("a habit answers only on the page that somebody is at", () => {
  page.focused = false;
  frame.dispatchEvent(new Event("blur"));
  expect(play.habitual).toBeNull();
  page.focused = true;
  frame.dispatchEvent(new Event("focus"));
  expect(play.habitual).not.toBeNull();
});

test("in a lesson nothing is done by habit", () => {
  expect(play.habitual).not.toBeNull();
  const lesson = { ...match, taught: true };
  const taught = new Play(lesson as unknown as Match, new Presence(page, frame));
  taught.habits = play.habits;
  taught.answers.judgement = judgementOf(match.standing.view, []);
  expect(taught.habitual).toBeNull();
});

test("a decision that was hushed stays the player's when the connection comes back", () => {
  play.hush();
  expect(play.habitual).toBeNull();
  stand(viewAt(5), 7, null);
  expect(play.habitual).toBeNull();
  stand(viewAt(6), 8, match.standing.view);
  expect(play.habitual).not.toBeNull();
});

test("what was taken back is decided by hand, even after a new welcome", () => {
  stand(viewAt(4), 8, match.standing.view);
  expect(play.habitual).toBeNull();
  stand(viewAt(4), 8, null);
  expect(play.habitual).toBeNull();
});
