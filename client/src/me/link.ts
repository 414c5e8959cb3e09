/** The link that carries a guest to another device: its secret stands where no server sees it. */

const SECRET = /^[0-9a-f]{64}$/;

/** The link with a secret. What comes after `#` is never sent to anybody. */
export function carryLink(origin: string, secret: string): string {
  return `${origin}/me#carry=${secret}`;
}

/** The secret in an address, if there is one. */
export function secretIn(hash: string): string | null {
  const secret = new URLSearchParams(hash.replace(/^#/, "")).get("carry");
  return secret !== null && SECRET.test(secret) ? secret : null;
}

/** Takes the secret out of the address, where it could be copied or stay in the history. */
export function takeSecret(): string | null {
  const secret = secretIn(location.hash);
  if (secret !== null) history.replaceState(history.state, "", location.pathname);
  return secret;
}
