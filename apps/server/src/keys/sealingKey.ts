import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, type Hmac } from 'node:crypto';

const formatVersion = 1;
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

/** Sealed bytes that this key, under this context, did not make: another key, another place, or damage. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/**
 * A 256-bit secret that can be used but not looked at: it prints, logs and serialises as its name only.
 * Sealed form: version byte 1, 12-byte nonce, ciphertext, 16-byte tag (AES-256-GCM, the context as additional data).
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

  /**
   * The nonce is a MAC of the value, so that equal values look equal and can be compared inside the database
   * (the construction of SIV, RFC 5297, with HMAC-SHA-256 and GCM). Whoever sees the database learns which rows are equal.
   */
  sealForLookup(plain: Uint8Array, context: string): Buffer {
    const nonce = this.derive('lookup nonce').mac(context, plain).subarray(0, nonceBytes);
    return this.derive('lookup text').#sealWith(nonce, plain, context);
  }

  /** @throws SealBroken */
  open(sealed: Uint8Array, context: string): Buffer {
    if (sealed.byteLength < 1 + nonceBytes + tagBytes || sealed[0] !== formatVersion) throw new SealBroken('not a sealed value');
    const end = sealed.byteLength - tagBytes;
    const decipher = createDecipheriv('aes-256-gcm', this.#bytes, sealed.subarray(1, 1 + nonceBytes));
    decipher.setAAD(Buffer.from(context, 'utf8'));
    decipher.setAuthTag(sealed.subarray(end));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes, end)), decipher.final()]);
    } catch {
      throw new SealBroken('sealed under another key or context, or damaged');
    }
  }

  /** @throws SealBroken */
  openLookup(sealed: Uint8Array, context: string): Buffer {
    return this.derive('lookup text').open(sealed, context);
  }

  /** HKDF-SHA-256: a key for one purpose, from which this one cannot be computed back. */
  derive(purpose: string): SealingKey {
    let key = this.#derived.get(purpose);
    if (key === undefined) {
      key = new SealingKey(new Uint8Array(hkdfSync('sha256', this.#bytes, 'boreal', purpose, keyBytes)));
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
    return createHmac('sha256', this.#bytes).update(context).update('\0');
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
    return this.derive(purpose).#bytes.toString('base64url');
  }

  toJSON(): string {
    return 'SealingKey';
  }

  toString(): string {
    return 'SealingKey';
  }

  #sealWith(nonce: Buffer, plain: Uint8Array, context: string): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.#bytes, nonce);
    cipher.setAAD(Buffer.from(context, 'utf8'));
    return Buffer.concat([Buffer.of(formatVersion), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }
}
