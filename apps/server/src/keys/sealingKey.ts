import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, type Hmac } from "node:crypto";

const plainFormat = 1;
const paddedFormat = 2;
const nonceBytes = 12;
const tagBytes = 16;
export const keyBytes = 32;

/** Random bytes are asked for many at a time, which costs a tenth; each is used once. */
let nonces = Buffer.alloc(0);

function nextNonce(): Buffer {
  if (nonces.byteLength < nonceBytes) nonces = randomBytes(512 * nonceBytes);
  const nonce = nonces.subarray(0, nonceBytes);
  nonces = nonces.subarray(nonceBytes);
  return nonce;
}

const lengthBytes = 4;
/** A text is filled up to the first of these that holds it, with its length before it; beyond the last, to a multiple of the last. */
const sizeClasses = [128, 512, 2048] as const;

/** How many bytes are sealed for a text of this length: what a reader of the database sees of the length. */
function paddedLength(bytes: number): number {
  const needed = bytes + lengthBytes;
  const largest = sizeClasses[2];
  return sizeClasses.find((size) => needed <= size) ?? Math.ceil(needed / largest) * largest;
}

/** Sealed bytes that this key, under this context, did not make: another key, another place, or damage. */
export class SealBroken extends Error {
  override readonly name = "SealBroken";
}

/**
 * A 256-bit secret that can be used but not looked at: it prints, logs and serialises as its name only.
 * Sealed form: a byte for the format, 12-byte nonce, ciphertext, 16-byte tag (AES-256-GCM, the context as additional data).
 * Format 1 seals the bytes as they are, so its length tells theirs: for keys and other bytes of one fixed length, and for rows of
 * before format 2. Format 2 seals `[u32 length][bytes][zeros]` up to a size class (ADR 0103).
 */
export class SealingKey {
  readonly #bytes: Buffer;
  readonly #derived = new Map<string, SealingKey>();

  constructor(bytes: Uint8Array) {
    if (bytes.byteLength !== keyBytes) throw new RangeError(`a key has ${keyBytes} bytes`);
    this.#bytes = Buffer.from(bytes);
  }

  static random(): SealingKey {
    return new SealingKey(randomBytes(keyBytes));
  }

  /** A random nonce each time: equal values look different. `context` must be given again to open. */
  seal(plain: Uint8Array, context: string): Buffer {
    return this.#sealWith(nextNonce(), plain, context);
  }

  /** The same, with a length that tells the size class only: for whatever a person says. */
  sealPadded(plain: Uint8Array, context: string): Buffer {
    const padded = Buffer.alloc(paddedLength(plain.byteLength));
    padded.writeUInt32BE(plain.byteLength);
    padded.set(plain, lengthBytes);
    return this.#sealWith(nextNonce(), padded, context, paddedFormat);
  }

  /**
   * The nonce is a MAC of the value, so that equal values look equal and can be compared inside the database
   * (the construction of SIV, RFC 5297, with HMAC-SHA-256 and GCM). Whoever sees the database learns which rows are equal.
   */
  sealForLookup(plain: Uint8Array, context: string): Buffer {
    const nonce = this.derive("lookup nonce").mac(context, plain).subarray(0, nonceBytes);
    return this.derive("lookup text").#sealWith(nonce, plain, context);
  }

  /** Opens both formats. @throws SealBroken */
  open(sealed: Uint8Array, context: string): Buffer {
    const format = sealed[0];
    if (sealed.byteLength < 1 + nonceBytes + tagBytes || (format !== plainFormat && format !== paddedFormat))
      throw new SealBroken("not a sealed value");
    const text = this.#openAs(format, sealed, context);
    return format === plainFormat ? text : unpadded(text);
  }

  #openAs(format: number, sealed: Uint8Array, context: string): Buffer {
    const end = sealed.byteLength - tagBytes;
    const decipher = createDecipheriv("aes-256-gcm", this.#bytes, sealed.subarray(1, 1 + nonceBytes));
    decipher.setAAD(boundTo(context, format));
    decipher.setAuthTag(sealed.subarray(end));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes, end)), decipher.final()]);
    } catch {
      throw new SealBroken("sealed under another key or context, or damaged");
    }
  }

  /** @throws SealBroken */
  openLookup(sealed: Uint8Array, context: string): Buffer {
    return this.derive("lookup text").open(sealed, context);
  }

  /** HKDF-SHA-256: a key for one purpose, from which this one cannot be computed back. */
  derive(purpose: string): SealingKey {
    let key = this.#derived.get(purpose);
    if (key === undefined) {
      key = new SealingKey(new Uint8Array(hkdfSync("sha256", this.#bytes, "boreal", purpose, keyBytes)));
      this.#derived.set(purpose, key);
    }
    return key;
  }

  /** HMAC-SHA-256 over `context`, a zero byte and the data. */
  mac(context: string, data: Uint8Array | string): Buffer {
    return this.startMac(context).update(data).digest();
  }

  /** The same for data that comes in pieces: `update` it, then `digest`. */
  startMac(context: string): Hmac {
    return createHmac("sha256", this.#bytes).update(context).update("\0");
  }

  /** This key sealed under another one. */
  wrappedBy(outer: SealingKey, context: string): Buffer {
    return outer.seal(this.#bytes, context);
  }

  /** @throws SealBroken */
  static unwrap(outer: SealingKey, wrapped: Uint8Array, context: string): SealingKey {
    return new SealingKey(outer.open(wrapped, context));
  }

  /** Text for a library that wants its secret as a string. Not for storing. */
  secretFor(purpose: string): string {
    return this.derive(purpose).#bytes.toString("base64url");
  }

  toJSON(): string {
    return "SealingKey";
  }

  toString(): string {
    return "SealingKey";
  }

  #sealWith(nonce: Buffer, plain: Uint8Array, context: string, format = plainFormat): Buffer {
    const cipher = createCipheriv("aes-256-gcm", this.#bytes, nonce);
    cipher.setAAD(boundTo(context, format));
    return Buffer.concat([Buffer.of(format), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Whether bytes were sealed before lengths were hidden. */
export const tellsItsLength = (sealed: Uint8Array): boolean => sealed[0] === plainFormat;

/** The format is part of what is authenticated, so that one cannot be passed off as the other. */
const boundTo = (context: string, format: number): Buffer =>
  Buffer.from(format === plainFormat ? context : `${context}\0${format}`, "utf8");

function unpadded(text: Buffer): Buffer {
  const length = text.byteLength < lengthBytes ? Infinity : text.readUInt32BE();
  if (length > text.byteLength - lengthBytes) throw new SealBroken("sealed with a length that it does not have");
  return text.subarray(lengthBytes, lengthBytes + length);
}
