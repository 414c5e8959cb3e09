/** Commands to check a match's seed by hand, with programs that are not ours. */

/** Context of the key derivation: see `Seed::of_table`. */
const CONTEXT = "tokyo-tabletop match seed";

/** A text as a shell takes it, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Eight bytes, the smallest first, as `printf` writes them. */
function bytesOf(length: number): string {
  const bytes = Array.from({ length: 8 }, (_, idx) => Math.floor(length / 256 ** idx) % 256);
  return bytes.map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}

/** Gives the digest of a secret. */
export function digestCommand(secret: string): string {
  return `printf %s ${quoted(secret)} | b3sum`;
}

/** Gives the commitment to a nonce: see `wire::seal`. */
export function commitmentCommand(nonce: string): string {
  return `printf %s ${quoted(`tokyo-tabletop nonce ${nonce}`)} | sha256sum`;
}

/** Gives the seed that a secret and nonces make. */
export function seedCommand(secret: string, nonces: readonly string[]): string {
  const size = (nonce: string) => new TextEncoder().encode(nonce).length;
  const parts = nonces.map(
    (nonce) => `printf '${bytesOf(size(nonce))}'; printf %s ${quoted(nonce)}`,
  );
  const input = [`printf %s ${quoted(secret)}`, ...parts].join("; ");
  return `(${input}) | b3sum --derive-key ${quoted(CONTEXT)}`;
}
