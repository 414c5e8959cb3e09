/** What the operator tells everybody is seen at once, and moves nothing. */

import type { Page, WebSocketRoute } from "playwright-core";
import { seatAll } from "./lobby.ts";
import { expect, test } from "./test.ts";

/** Lets a test speak to the page as its server. To be done before the page is loaded. */
async function behind(page: Page): Promise<(message: object) => void> {
  const ends: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/api\/socket(\?|$)/, (end) => {
    ends.push(end);
    end.connectToServer();
  });
  return (message) => ends.at(-1)?.send(JSON.stringify(message));
}

test("an announcement in the middle of a match moves nothing", async ({ guests }) => {
  for (const phone of [false, true]) {
    const page = await guests.visit({ phone });
    const say = await behind(page);
    await seatAll({ game: "king-of-tokyo" }, [page, await guests.visit()]);
    const tray = page.getByRole("region", { name: "Dice and decisions" });
    const places = async () => [await tray.boundingBox(), await page.locator("h1").boundingBox()];
    await tray.waitFor();
    await page.getByText("Connected").waitFor();
    const before = await places();
    say({ is: "announcements", announcements: [{ id: 7, text: "Restart at noon" }] });
    const told = page.getByText("Restart at noon");
    await told.waitFor();
    expect(await places()).toEqual(before);
    await page.getByLabel("Announcements").getByRole("button", { name: "Close" }).click();
    await told.waitFor({ state: "detached" });
    expect(await places()).toEqual(before);
  }
});
