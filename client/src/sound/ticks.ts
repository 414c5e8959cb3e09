/** Buttons tick: softly, no matter how they were pressed. */

import { play } from "./play.ts";

const PRESSED = "button, summary, a.button, input[type=radio], input[type=checkbox]";

export function tickButtons(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(PRESSED)) play("tick");
  });
}
