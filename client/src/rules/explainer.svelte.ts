/** Explains terms: on hover, on focus, and on a tap, until something else is looked at. */

/** How long the pointer may be on its way from a term to its explanation, in milliseconds. */
const WAY_MS = 200;

export class Explainer {
  readonly id = "explained-term";
  /** The term that is explained now. */
  word = $state<string | null>(null);
  /** The term's element, which the explanation stands by. */
  anchor = $state.raw<HTMLElement | null>(null);
  /** Whether somebody pressed the term: then it stays when the pointer leaves. */
  #pinned = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly entries: ReadonlyMap<string, string>) {}

  knows(word: string): boolean {
    return this.entries.has(word);
  }

  get text(): string {
    return this.word === null ? "" : (this.entries.get(this.word) ?? "");
  }

  show(anchor: HTMLElement, word: string): void {
    clearTimeout(this.#leaving);
    if (this.word !== word) this.#pinned = false;
    this.word = word;
    this.anchor = anchor;
  }

  hide(): void {
    clearTimeout(this.#leaving);
    this.word = null;
    this.anchor = null;
    this.#pinned = false;
  }

  /** A finger has no way of hovering: it presses. */
  near(event: PointerEvent, word: string): void {
    if (event.pointerType === "mouse") this.show(event.currentTarget as HTMLElement, word);
  }

  /** The pointer may move on to the explanation itself. */
  far(): void {
    if (this.#pinned || this.word === null) return;
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.hide(), WAY_MS);
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }

  press(anchor: HTMLElement, word: string): void {
    if (this.#pinned && this.word === word) {
      this.hide();
      return;
    }
    this.show(anchor, word);
    this.#pinned = true;
  }
}
