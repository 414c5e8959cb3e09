/** When each line of a record was written, in match time: pure. */

interface Line {
  [deed: string]: { at_ms?: number } | string | number | null;
}

/** In milliseconds, the opening first; a line that says nothing was written with the one before. */
export function timesOf(record: string): number[] {
  const { lines } = JSON.parse(record) as { lines: Line[] };
  const times = [0];
  for (const line of lines) {
    const told = Object.values(line).find((deed) => typeof deed === "object" && deed !== null);
    const at = typeof told === "object" ? told?.at_ms : undefined;
    times.push(at ?? times.at(-1) ?? 0);
  }
  return times;
}
