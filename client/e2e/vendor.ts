/** Stands in for a browser's vendor: takes push messages, and reads them as the browser would. */

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A message that arrived. */
export interface Posted {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a page finds in place of what its browser would have subscribed to. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export class Vendor {
  readonly posted: Posted[] = [];
  readonly #browser: ECDH = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #server: Server;

  private constructor() {
    this.#browser.generateKeys();
    this.#server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const { url = "", headers } = request;
        this.posted.push({ path: url, headers, body: Buffer.concat(parts) });
        answer.writeHead(201).end();
      });
    });
  }

  static async open(): Promise<Vendor> {
    const vendor = new Vendor();
    vendor.#server.listen(0, "127.0.0.1");
    await once(vendor.#server, "listening");
    return vendor;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get device(): Device {
    const p256dh = this.#browser.getPublicKey().toString("base64url");
    return { endpoint: `${this.url}/push/one`, p256dh, auth: this.#auth.toString("base64url") };
  }

  close(): void {
    this.#server.close();
  }

  /** What the browser reads, by RFC 8291 and RFC 8188. */
  read(body: Buffer): string {
    const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body[20] ?? 0];
    const sender = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    if (record.length >= size) throw new Error("one record, and a smaller one than is allowed");
    const shared = this.#browser.computeSecret(sender);
    const whose = Buffer.concat([
      Buffer.from("WebPush: info\0"),
      this.#browser.getPublicKey(),
      sender,
    ]);
    const derive = (from: Uint8Array, by: Uint8Array, info: Uint8Array | string, bytes: number) =>
      Buffer.from(hkdfSync("sha256", from, by, info, bytes));
    const input = derive(shared, this.#auth, whose, 32);
    const key = derive(input, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(input, salt, "Content-Encoding: nonce\0", 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    // After the text comes the mark of the last record, then zeros.
    const end = plain.lastIndexOf(2);
    if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("no last record");
    return plain.subarray(0, end).toString();
  }
}

/** What a server says of itself, by RFC 8292, if its signature is good. */
export function claimsOf(authorization: string): { key: string; claims: Record<string, unknown> } {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token?.split(".") ?? [];
  const point = Buffer.from(key ?? "", "base64url");
  const part = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(1), y: part(33) };
  const good = verify(
    "sha256",
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!good) throw new Error("the signature is not good");
  const read = (text: string) =>
    JSON.parse(Buffer.from(text, "base64url").toString()) as Record<string, unknown>;
  if (read(header)["alg"] !== "ES256") throw new Error("not signed as vendors want it");
  return { key: key ?? "", claims: read(claims) };
}
