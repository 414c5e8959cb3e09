/** Whether somebody has used this page yet: before that it neither sounds nor buzzes. */

let touched = false;

/** Notices the first touch, from now on. What scripts do is none. */
export function awaitTouch(): void {
  for (const kind of ["pointerdown", "keydown"]) {
    addEventListener(kind, ({ isTrusted }) => (touched ||= isTrusted), { capture: true });
  }
}

/** A finger that only lies on the page may be about to scroll: browsers know when it has pressed. */
export function wasTouched(): boolean {
  return touched && (navigator.userActivation?.hasBeenActive ?? true);
}
