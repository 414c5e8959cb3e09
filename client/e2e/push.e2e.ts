/** A match by days: a player who is away is told that it is their turn, and is led to the match. */

import type { Page } from "playwright-core";
import { takesCare } from "./care.ts";
import { seatAll } from "./lobby.ts";
import { expect, test } from "./test.ts";
import { claimsOf, Vendor, type Device } from "./vendor.ts";

const BY_DAYS = {
  game: "tokyo-dangan",
  setup: { start: "seat-0" },
  clock: { "days-per-move": { days: 3 } },
};
const OFFER = "Should this device notify you when it’s your turn?";

/** Runs in a page: its browser subscribes to a vendor on this machine, which it could not find. */
function subscribesTo(device: Device): void {
  const { endpoint, p256dh, auth } = device;
  const KEPT = "test-subscribed";
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => {
      localStorage.removeItem(KEPT);
      return Promise.resolve(true);
    },
  };
  const found = () => (localStorage.getItem(KEPT) === null ? null : subscription);
  PushManager.prototype.subscribe = (options) => {
    localStorage.setItem(KEPT, String(options?.applicationServerKey));
    return Promise.resolve(subscription as unknown as PushSubscription);
  };
  PushManager.prototype.getSubscription = () =>
    Promise.resolve(found() as unknown as PushSubscription | null);
}

/** Runs in a page: notes whether anybody asks for permission, and what the icon shows. */
function notes(): void {
  const page = window as unknown as { asked: number; badges: number[] };
  page.asked = 0;
  page.badges = [];
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => {
    page.asked += 1;
    return ask();
  };
  navigator.setAppBadge = (count) => {
    page.badges.push(count ?? -1);
    return Promise.resolve();
  };
}

/** Plays somebody's whole turn, through a socket of its own. */
function playTurn(page: Page, table: string): Promise<void> {
  return page.evaluate(
    (key) =>
      new Promise<void>((done, fail) => {
        interface Heard {
          is: string;
          message?: string;
          ask?: { decision: number; offers: { command: unknown }[] };
        }
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        let tries = 0;
        socket.onerror = () => fail(new Error("the socket failed"));
        socket.onopen = () => socket.send(JSON.stringify({ do: "hello", table: key }));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const heard = JSON.parse(data) as Heard;
          if (heard.is === "error") return fail(new Error(heard.message));
          if (heard.is !== "welcome" && heard.is !== "update") return;
          const { ask } = heard;
          if (ask === undefined) {
            socket.close();
            return done();
          }
          tries += 1;
          // What ends the turn comes last.
          const command = ask.offers.at(-1)?.command;
          const id = `turn-${Date.now()}-${tries}`;
          socket.send(JSON.stringify({ do: "command", id, decision: ask.decision, command }));
        };
      }),
    table,
  );
}

/** Hands a message to the service worker of a page, as the browser would. */
async function deliver(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const found = new Promise<string>((done) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const first = registrations.find(({ isDeleted }) => !isDeleted);
      if (first) done(first.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await found;
  const { origin } = new URL(page.url());
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

/** What the device shows. */
function shown(page: Page): Promise<{ title: string; body: string }[]> {
  return page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
      getNotifications: () => registration.getNotifications(),
    }));
    return (await getNotifications()).map(({ title, body }) => ({ title, body }));
  });
}

/** Taps what the device shows; where that leads. Only a real tap may open a window. */
async function tap(page: Page): Promise<string[]> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error("there is no service worker");
  return worker.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const opened: string[] = [];
    scope.clients.openWindow = (url) => {
      opened.push(String(url));
      return Promise.resolve(null);
    };
    const [notification] = await scope.registration.getNotifications();
    if (!notification) return ["nothing is shown"];
    const event = new NotificationEvent("notificationclick", { notification });
    let done: Promise<unknown> = Promise.resolve();
    // An event that a script makes cannot be waited for otherwise.
    Object.defineProperty(event, "waitUntil", {
      value: (promise: Promise<unknown>) => (done = promise),
    });
    scope.dispatchEvent(event);
    await done;
    return opened;
  });
}

test("a message arrives, sealed, and opens the match", async ({ guests }) => {
  const vendor = await Vendor.open();
  try {
    const [ann, bo] = [await guests.visit(), await guests.visit({ keeps: true })] as const;
    await bo.context().grantPermissions(["notifications"]);
    await bo.context().addInitScript(subscribesTo, vendor.device);
    await bo.context().addInitScript(notes);
    const table = await seatAll(BY_DAYS, [ann, bo]);
    await bo.getByText(OFFER).waitFor();
    await bo.getByRole("button", { name: "Notify me" }).click();
    await bo.getByText("This device will notify you").waitFor();

    // The page that Bo closes is not told any more.
    await bo.goto("/settings");
    const toggle = bo.getByLabel("Notify me when it’s my turn");
    await expect.poll(() => toggle.isChecked()).toBe(true);
    await playTurn(ann, table);
    await expect.poll(() => vendor.posted.length).toBe(1);
    const [posted] = vendor.posted;
    expect(posted?.path).toBe("/push/one");
    expect(posted?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: String(3 * 24 * 60 * 60),
    });
    const { key, claims } = claimsOf(String(posted?.headers.authorization));
    expect(claims["aud"]).toBe(vendor.url);
    expect(Number(claims["exp"]) * 1_000).toBeGreaterThan(Date.now());
    expect(key).toBe(await bo.evaluate(() => localStorage.getItem("test-subscribed")));
    const text = vendor.read(posted!.body);
    expect(JSON.parse(text)).toEqual({
      title: "Tokyo Dangan",
      body: "It’s your turn.",
      lang: "en",
      url: `/table/${table}`,
      tag: posted?.headers["topic"],
    });

    await deliver(bo, text);
    const message = { title: "Tokyo Dangan", body: "It’s your turn." };
    await expect.poll(() => shown(bo)).toEqual([message]);
    expect(await tap(bo)).toEqual([`/table/${table}`]);
    expect(await shown(bo)).toEqual([]);
    await bo.goto(`/table/${table}`);
    await expect.poll(() => bo.title()).toMatch(/Your turn/);

    // What waits is counted, and turning it off turns it off.
    await bo.goto("/");
    await expect.poll(() => bo.title()).toBe("(1) Your turn · Tokyo Tabletop");
    const badges = () => bo.evaluate(() => (window as unknown as { badges: number[] }).badges);
    await expect.poll(async () => (await badges()).at(-1)).toBe(1);
    await bo.goto("/settings");
    await expect.poll(() => toggle.isChecked()).toBe(true);
    await toggle.click();
    await expect.poll(() => toggle.isChecked()).toBe(false);
    const data = (await (await bo.request.get("/api/me/data")).json()) as { pushes: unknown[] };
    expect(data.pushes).toEqual([]);
    expect(vendor.posted.length).toBe(1);
  } finally {
    vendor.close();
  }
});

for (const phone of [false, true]) {
  test(`nobody is asked before they want to be, ${phone ? "phone" : "desk"}`, async ({
    guests,
  }) => {
    const [ann, bo] = [await guests.visit(), await guests.visit({ phone })] as const;
    await bo.context().grantPermissions(["notifications"]);
    await bo.context().addInitScript(notes);
    const table = await seatAll(BY_DAYS, [ann, bo]);
    const offer = bo.getByText(OFFER);
    await offer.waitFor();
    await takesCare(bo, `asked, ${phone ? "phone" : "desk"}`);
    expect(await bo.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
    await bo.getByRole("button", { name: "Not now" }).click();
    await offer.waitFor({ state: "detached" });
    await bo.goto(`/table/${table}`);
    await bo.getByRole("grid", { name: /^Map of/ }).waitFor();
    expect(await offer.count()).toBe(0);
    // Where moves take minutes, nobody is asked either.
    const fast = { ...BY_DAYS, clock: { "per-move": { seconds: 90 } } };
    await bo.evaluate(() => localStorage.clear());
    await seatAll(fast, [ann, bo]);
    await bo.getByRole("grid", { name: /^Map of/ }).waitFor();
    expect(await offer.count()).toBe(0);
  });
}
