/** Where a card can lie so that it covers nothing that is pointed at. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Room between the card, what is pointed at, and the edges. */
const GAP = 12;

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;

/** Whether two boxes share any room. */
export function meet(one: Box, other: Box): boolean {
  const across = one.left < right(other) && other.left < right(one);
  return across && one.top < bottom(other) && other.top < bottom(one);
}

/** The least box round all of them; nothing round none. */
export function round(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes;
  if (first === undefined) return null;
  return others.reduce((all, box) => {
    const [left, top] = [Math.min(all.left, box.left), Math.min(all.top, box.top)];
    const width = Math.max(right(all), right(box)) - left;
    return { left, top, width, height: Math.max(bottom(all), bottom(box)) - top };
  }, first);
}

const within = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/**
 * The upper left corner of a card of that size: right of what is pointed at, left of it, below it
 * or above it, wherever there is room, else in the corner of the window that is farthest from it.
 */
export function beside(pointed: readonly Box[], card: Size, window: Size): Omit<Box, keyof Size> {
  const [mostLeft, mostTop] = [window.width - card.width - GAP, window.height - card.height - GAP];
  const around = round(pointed);
  if (around === null) {
    return { left: Math.max(GAP, (window.width - card.width) / 2), top: Math.max(GAP, mostTop) };
  }
  const middle = within(GAP, around.top + (around.height - card.height) / 2, mostTop);
  const centre = within(GAP, around.left + (around.width - card.width) / 2, mostLeft);
  const low = around.top + around.height / 2 < window.height / 2;
  const near = around.left + around.width / 2 < window.width / 2;
  const corner = { left: near ? mostLeft : GAP, top: low ? mostTop : GAP };
  const places = [
    { left: right(around) + GAP, top: middle },
    { left: around.left - card.width - GAP, top: middle },
    { left: centre, top: bottom(around) + GAP },
    { left: centre, top: around.top - card.height - GAP },
  ];
  const fits = (place: { left: number; top: number }) =>
    place.left >= GAP && place.left <= mostLeft && place.top >= GAP && place.top <= mostTop;
  const free = [corner, { left: corner.left, top: low ? GAP : mostTop }];
  return (
    places.find(fits) ??
    free.find((place) => !pointed.some((box) => meet(box, { ...place, ...card }))) ??
    corner
  );
}
