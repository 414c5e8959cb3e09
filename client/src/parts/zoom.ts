/** How large a picture is shown: 1 fits its frame. */

export const LEAST = 1;
export const MOST = 4;
const STEP = 1.5;

export function within(zoom: number): number {
  return Math.min(MOST, Math.max(LEAST, zoom));
}

export const larger = (zoom: number): number => within(zoom * STEP);
export const smaller = (zoom: number): number => within(zoom / STEP);

/**
 * Where a frame has to be scrolled to so that the point under the fingers stays there: `at` is
 * the point's place in the frame, `scroll` how far the frame is scrolled now.
 */
export function scrollFor(scroll: number, at: number, before: number, after: number): number {
  return Math.max(0, ((scroll + at) * after) / before - at);
}
