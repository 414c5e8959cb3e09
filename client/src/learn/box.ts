/** Boxes on the screen. Pure. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;

/** How much room two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(right(one), right(other)) - Math.max(one.left, other.left);
  const height = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Whether two boxes share any room. */
export const meet = (one: Box, other: Box): boolean => shared(one, other) > 0;

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
