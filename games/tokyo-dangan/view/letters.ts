/** Whether this device can write a word: boxes instead of letters help nobody. */

const known = new Map<string, boolean>();

/** Draws a letter and tells what it looks like. */
function lookOf(letter: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 24;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (pen === null) return "";
  pen.font = "18px sans-serif";
  pen.fillText(letter, 2, 19);
  return pen.getImageData(0, 0, 24, 24).data.join();
}

export function hasLettersFor(word: string): boolean {
  const letter = [...word][0];
  if (letter === undefined) return false;
  let can = known.get(letter);
  if (can === undefined) {
    // No device has this one: it is free for private use.
    can = lookOf(letter) !== lookOf("\u{10fffd}");
    known.set(letter, can);
  }
  return can;
}
