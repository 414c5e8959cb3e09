/** Stands between a page and the server, and can lose what goes through. */

import type { Page, WebSocketRoute } from "playwright-core";

interface Said {
  do: string;
  id?: string;
}

export class Wire {
  /** What is lost on the way from now on. */
  loses: "nothing" | "commands" | "answers" = "nothing";
  /** Every command that the page sent, also those that were lost. */
  readonly commands: string[] = [];
  #ends: WebSocketRoute[] = [];
  #held: (() => void)[] | null = null;

  /** To be done before the page that is meant is loaded. */
  static async between(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/api\/socket(\?|$)/, (end) => wire.#join(end));
    return wire;
  }

  /** Keeps back what happened, but not that it was heard, until the answer is called. */
  hold(): () => void {
    this.#held = [];
    return () => {
      for (const send of this.#held ?? []) send();
      this.#held = null;
    };
  }

  /** Both ends see the connection go. */
  async cut(): Promise<void> {
    const ends = this.#ends;
    this.#ends = [];
    await Promise.all(ends.map((end) => end.close({ code: 4000, reason: "cut" })));
  }

  #join(page: WebSocketRoute): void {
    const server = page.connectToServer();
    this.#ends.push(page, server);
    page.onMessage((message) => {
      const said = JSON.parse(String(message)) as Said;
      if (said.do === "command" && said.id !== undefined) this.commands.push(said.id);
      if (said.do !== "command" || this.loses !== "commands") server.send(message);
    });
    server.onMessage((message) => {
      const { is } = JSON.parse(String(message)) as { is: string };
      if (this.#held !== null && is === "update") this.#held.push(() => page.send(message));
      else if (this.loses !== "answers") page.send(message);
    });
  }
}
