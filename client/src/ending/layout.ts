/** Where things go on a picture: pure. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

/** The largest size of that shape that fits. */
export function within(width: number, height: number, most: Size): Size {
  const scale = Math.min(most.width / width, most.height / height);
  return { width: width * scale, height: height * scale };
}

/** A text in lines that fit. Scripts without spaces are broken between letters. */
export function wrapped(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of partsOf(text)) {
    if (line !== "" && !fits((line + word).trimEnd())) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  return line.trimEnd() === "" ? lines : [...lines, line.trimEnd()];
}

/** Words with the space behind them; letters where words have no space between them. */
function partsOf(text: string): string[] {
  return text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/gu) ?? [];
}
