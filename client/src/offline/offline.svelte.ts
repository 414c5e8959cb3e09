/** Whether this page can be opened and played without a network. */

/** `insecure`: browsers keep pages only from HTTPS or from this very machine. */
export type Offline = "no" | "insecure" | "preparing" | "ready";

let state = $state<Offline>("no");

export function offline(): Offline {
  return state;
}

/** Lets a service worker keep the page, and then the games, while nothing else is to be done. */
export async function keepOffline(): Promise<void> {
  if (!isSecureContext) state = "insecure";
  if (!("serviceWorker" in navigator)) return;
  state = "preparing";
  navigator.serviceWorker.addEventListener("message", (event) => {
    if (event.data === "kept-games") state = "ready";
    if (event.data === "kept-nothing") state = "no";
  });
  // A newer page brings a newer worker, and the games have to be kept again.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    state = "preparing";
    navigator.serviceWorker.controller?.postMessage("keep-games");
  });
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage("keep-games");
  } catch {
    // Without a service worker the page still works while there is a network.
    state = "no";
  }
}
