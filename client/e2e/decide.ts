/** Makes somebody's decisions through a socket of its own, whatever table the page shows. */

import type { Page } from "playwright-core";

/** What came of it. */
export interface Decided {
  over: boolean;
  /** What was said against commands, in the guest's language. */
  refusals: string[];
}

interface Task {
  key: string;
  lang: string;
  most: number;
}

/** Runs in the page: answers this many questions with one of the offers, or all. */
function answer({ key, lang, most }: Task): Promise<Decided> {
  /** No answer of a server takes this long, in milliseconds. */
  const PATIENCE = 60_000;
  interface Heard {
    is: string;
    why?: string;
    message?: string;
    awaiting?: { over?: object };
    ask?: { decision: number; offers: { command: unknown }[] };
  }
  return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/socket`);
    const refusals: string[] = [];
    const name = Math.random().toString(36).slice(2);
    let asked: Heard["ask"];
    let before: unknown;
    let count = 0;
    let tries = 0;
    const timer = setTimeout(() => fail(new Error("nothing is asked")), PATIENCE);
    const end = (over: boolean) => {
      clearTimeout(timer);
      socket.close();
      done({ over, refusals });
    };
    const send = (command: unknown) => {
      tries += 1;
      const id = `${name}-${tries}`;
      before = command;
      socket.send(JSON.stringify({ do: "command", id, decision: asked?.decision, command }));
    };
    const choose = () => {
      const offers = asked?.offers ?? [];
      send(offers[Math.floor(Math.random() * offers.length)]?.command);
    };
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", table: key, lang }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const heard = JSON.parse(data) as Heard;
      if (heard.is === "refused") {
        refusals.push(heard.why ?? "");
        return choose();
      }
      if (heard.is === "error") return fail(new Error(heard.message));
      if (heard.is !== "welcome" && heard.is !== "update") return;
      if (heard.awaiting?.over !== undefined) return end(true);
      if (heard.ask === undefined || heard.ask.decision === asked?.decision) return;
      if (count === most) return end(false);
      asked = heard.ask;
      count += 1;
      // What was good for one question is mostly refused as an answer to the next.
      if (count === 2) send(before);
      else choose();
    };
    socket.onerror = () => fail(new Error("the socket failed"));
  });
}

/** Answers this many of a guest's questions at a table; all of them where nothing else is said. */
export function decide(page: Page, key: string, most = Infinity, lang = "fr"): Promise<Decided> {
  // What crosses to the page is JSON, which knows no infinity.
  return page.evaluate(answer, { key, lang, most: Math.min(most, Number.MAX_SAFE_INTEGER) });
}

/** Ends a match between one guest and bots at once, without a result. */
export async function endNow(page: Page, key: string): Promise<void> {
  await page.evaluate(
    (table) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        socket.onerror = () => fail(new Error("the socket failed"));
        socket.onopen = () => {
          socket.send(JSON.stringify({ do: "hello", table }));
          socket.send(JSON.stringify({ do: "propose", id: "end", motion: "end" }));
        };
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          if ((JSON.parse(data) as { is: string }).is === "ack") {
            socket.close();
            done();
          }
        };
      }),
    key,
  );
}
