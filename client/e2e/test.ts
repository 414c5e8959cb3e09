/** A test with a house, a browser, and guests. */

import { test as plain } from "vitest";
import { Guests, openBrowser } from "./browser.ts";
import { DEEP } from "./deep.ts";
import { House } from "./house.ts";

export { expect } from "vitest";

export const test = plain
  .extend("house", { scope: "file" }, async ({}, { onCleanup }) => {
    const house = await House.open();
    onCleanup(() => house.close());
    return house;
  })
  .extend("browser", { scope: "file" }, async ({}, { onCleanup }) => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("guests", async ({ house, browser, task }, { onCleanup }) => {
    const guests = new Guests(browser, house.url);
    onCleanup(async () => {
      const complaints = await guests.leave(task.name, task.result?.state === "fail");
      if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join("\n")}`);
    });
    return guests;
  });

/** A long test of what others show in less time, each in its own way: only in deep runs. */
export const deepTest = test.runIf(DEEP);
