import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { rc4 } from "./streamCipher.ts";
import { DamagedPdf, isString, type PdfDict } from "./values.ts";

// ISO 32000-1, 7.6.3.3: what fills up a password of fewer than 32 bytes; here the empty one.
const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");

export const md5 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash("md5");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

type OlderLock = {
  readonly dict: PdfDict;
  readonly owner: Buffer;
  readonly permissions: number;
  readonly id: Buffer;
  readonly revision: number;
  readonly keyBytes: number;
};

/** Algorithm 2 of ISO 32000-1 with the empty password. */
function keyUpToRevision4({ dict, owner, permissions, id, revision, keyBytes: bytes }: OlderLock): Buffer {
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(permissions | 0);
  const open = revision >= 4 && dict.get("EncryptMetadata") === false ? [Buffer.from([255, 255, 255, 255])] : [];
  let key = md5(padding, owner.subarray(0, 32), allowed, id, ...open).subarray(0, bytes);
  for (let round = 0; revision >= 3 && round < 50; round += 1) key = md5(key).subarray(0, bytes);
  return key;
}

/** Algorithms 4 and 5: what U begins with when the password is the empty one. */
export function proofOf(key: Buffer, id: Buffer, revision: number): Buffer {
  if (revision < 3) return rc4(key, padding);
  let proof = rc4(key, md5(padding, id));
  for (let round = 1; round <= 19; round += 1) proof = rc4(Buffer.from(key.map((byte) => byte ^ round)), proof);
  return proof;
}

/** Algorithm 2.B of ISO 32000-2, for the empty password; revision 5 stops after the first hash. */
function hardenedHash(salt: Buffer, revision: number): Buffer {
  let hash = createHash("sha256").update(salt).digest();
  if (revision < 6) return hash;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv("aes-128-cbc", hash.subarray(0, 16), hash.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => hash)));
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = createHash(remainder === 0 ? "sha256" : remainder === 1 ? "sha384" : "sha512")
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}

function keyOfRevision6(dict: PdfDict, user: Buffer, revision: number): Buffer | undefined {
  const wrapped = dict.get("UE");
  if (!isString(wrapped) || wrapped.bytes.length < 32 || user.length < 48)
    throw new DamagedPdf("the lock is not described");
  if (!hardenedHash(user.subarray(32, 40), revision).equals(user.subarray(0, 32))) return undefined;
  const opener = createDecipheriv(
    "aes-256-cbc",
    hardenedHash(user.subarray(40, 48), revision),
    Buffer.alloc(16),
  ).setAutoPadding(false);
  return opener.update(wrapped.bytes.subarray(0, 32));
}

/** The key of a file that opens without a password; `undefined` when it asks for one. */
export function fileKeyOf(dict: PdfDict, id: Buffer, keyBytes: number): Buffer | undefined {
  const [owner, user, permissions, revision] = [dict.get("O"), dict.get("U"), dict.get("P"), dict.get("R")];
  if (!isString(owner) || !isString(user) || typeof permissions !== "number" || typeof revision !== "number")
    throw new DamagedPdf("the lock is not described");
  if (revision >= 5) return keyOfRevision6(dict, user.bytes, revision);
  const key = keyUpToRevision4({ dict, owner: owner.bytes, permissions, id, revision, keyBytes });
  const proof = proofOf(key, id, revision);
  const compared = revision < 3 ? 32 : 16;
  return proof.subarray(0, compared).equals(user.bytes.subarray(0, compared)) ? key : undefined;
}
