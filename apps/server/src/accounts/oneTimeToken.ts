import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a link. Only the hash is stored, so that nobody who sees the database can follow the link. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: tokenHash(token) };
}

export const tokenHash = (token: string): Buffer => createHash("sha256").update(token, "utf8").digest();
