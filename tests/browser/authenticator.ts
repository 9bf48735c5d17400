import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code of an authenticator app now (RFC 6238: SHA-1, 30 seconds, six figures). */
export function codeOf(secret: string, at = Date.now()): string {
  const bits = Array.from(secret.toUpperCase().replaceAll("=", ""))
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

const step = 30_000;
const usedUntil = new Map<string, number>();

/**
 * A code that was not used yet: each opens one session. The server takes the next one already, so two people on one account
 * seldom wait; whoever signs in a third time within half a minute does.
 */
export async function freshCode(secret: string): Promise<string> {
  const next = Math.max((usedUntil.get(secret) ?? 0) + 1, Math.floor(Date.now() / step));
  usedUntil.set(secret, next);
  const early = (next - 1) * step - Date.now();
  if (early > 0) await new Promise((later) => setTimeout(later, early));
  return codeOf(secret, next * step);
}
