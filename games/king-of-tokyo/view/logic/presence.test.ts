import { expect, test } from "vitest";
import { Presence } from "./presence.svelte.ts";

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = "visible";
  focused = true;
  hasFocus = () => this.focused;
}

test("somebody is here while the page is seen and has the focus", () => {
  const [page, frame] = [new Page(), new EventTarget()];
  const presence = new Presence(page, frame);
  expect(presence.here).toBe(true);
  page.focused = false;
  frame.dispatchEvent(new Event("blur"));
  expect(presence.here).toBe(false);
  page.focused = true;
  frame.dispatchEvent(new Event("focus"));
  expect(presence.here).toBe(true);
  page.visibilityState = "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(presence.here).toBe(false);
});

test("a page that is opened behind another has nobody, and a closed one hears nothing", () => {
  const [page, frame] = [new Page(), new EventTarget()];
  page.focused = false;
  const presence = new Presence(page, frame);
  expect(presence.here).toBe(false);
  presence.close();
  page.focused = true;
  frame.dispatchEvent(new Event("focus"));
  expect(presence.here).toBe(false);
});
