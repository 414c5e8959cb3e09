/** Names and seeds that nobody can guess. */

/** This many random bytes, as hexadecimal digits. `randomUUID` is missing outside https. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
