/** The bots' portraits, all our own: fetched when one is shown. */

const found = import.meta.glob<string>("./art/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A portrait by the kind of its character. */
export function artOf(kind: string): string {
  return found[`./art/${kind}.svg`] ?? "";
}
