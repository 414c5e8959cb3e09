/** Whether this device is told, with no page open, that a match by days waits for its guest. */

import * as api from "../lobby/api.ts";
import { local } from "../storage.ts";
import { spoken } from "../words/words.svelte.ts";

/**
 * `never`: this browser cannot, or not for this page. `denied`: its user has forbidden it to
 * this page.
 */
export type Calls = "never" | "denied" | "off" | "on";

/** Kept where somebody does not want to be asked again. */
const LATER = "tokyo-calls-later";

let state = $state<Calls>(first());
/** Whether it is known that this page has subscribed to nothing. */
let looked = $state(false);
let later = $state(local.get(LATER) !== null);

/** What can be said at once. */
function first(): Calls {
  const can = "serviceWorker" in navigator && "PushManager" in globalThis;
  if (!can || !("Notification" in globalThis)) return "never";
  return Notification.permission === "denied" ? "denied" : "off";
}

export function calls(): Calls {
  return state;
}

/** Whether somebody should be asked, where it matters to them. */
export function mayAsk(): boolean {
  // A page without permission cannot have subscribed to anything.
  const isSure = looked || Notification.permission === "default";
  return state === "off" && isSure && !later;
}

/** Does not ask again. */
export function askNoMore(): void {
  later = true;
  local.set(LATER, "1");
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Tells the server where this device is told, and in which language. */
async function report(device: PushSubscription): Promise<void> {
  const { endpoint, keys } = device.toJSON();
  const [p256dh, auth] = [keys?.["p256dh"] ?? "", keys?.["auth"] ?? ""];
  await api.subscribe({ endpoint: endpoint ?? "", p256dh, auth, lang: spoken() });
}

/** Finds out how things stand. The server is told again: it may have forgotten this device. */
export async function lookAtCalls(): Promise<void> {
  state = first();
  if (state !== "off" || Notification.permission !== "granted") return;
  try {
    const device = await subscription();
    if (device !== null) state = "on";
    looked = true;
    if (device !== null) await report(device);
  } catch {
    // Without a network nothing changes.
  }
}

/**
 * Turns it on. The browser asks for permission, which it allows only in answer to a click.
 *
 * @throws if the browser, its vendor or the server does not play along.
 */
export async function turnOn(): Promise<void> {
  const permission = await Notification.requestPermission();
  state = first();
  if (permission !== "granted") return;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  await report(await subscribe(pushManager, key));
  state = "on";
}

async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(wanted);
  } catch (error) {
    // What this browser subscribed to under another key of the server is of no use any more.
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(wanted);
  }
}

/** Turns it off, here and on the server. Nobody is asked again after that. */
export async function turnOff(): Promise<void> {
  const device = await subscription();
  if (device !== null) {
    await api.unsubscribe({ endpoint: device.endpoint });
    await device.unsubscribe();
  }
  askNoMore();
  state = first();
}

/** Forgets it here, where the server has forgotten everything already. */
export async function forgetCalls(): Promise<void> {
  if (first() === "never") return;
  const device = await subscription();
  await device?.unsubscribe();
  state = first();
  later = false;
}
