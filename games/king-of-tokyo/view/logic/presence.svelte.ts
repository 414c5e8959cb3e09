/** Whether somebody is at this very page: only there do habits act, in one of a seat's tabs. */

interface Page extends EventTarget {
  readonly visibilityState: DocumentVisibilityState;
  hasFocus(): boolean;
}

export class Presence {
  here = $state(false);
  readonly #page: Page;
  readonly #frame: EventTarget;
  readonly #look = (): void => {
    this.here = this.#page.visibilityState === "visible" && this.#page.hasFocus();
  };

  constructor(page: Page = document, frame: EventTarget = window) {
    this.#page = page;
    this.#frame = frame;
    this.#look();
    page.addEventListener("visibilitychange", this.#look);
    frame.addEventListener("focus", this.#look);
    frame.addEventListener("blur", this.#look);
  }

  close(): void {
    this.#page.removeEventListener("visibilitychange", this.#look);
    this.#frame.removeEventListener("focus", this.#look);
    this.#frame.removeEventListener("blur", this.#look);
  }
}
