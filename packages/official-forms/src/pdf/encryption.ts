import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { fileKeyOf, md5 } from "./fileKey.ts";
import { rc4 } from "./streamCipher.ts";
import { DamagedPdf, isDict, isName, type PdfDict } from "./values.ts";

type Turn = (bytes: Buffer, number: number, generation: number) => Buffer;
type Method = { readonly open: Turn; readonly close: Turn };

/** How the strings and streams of one file are locked, once its key is known. */
export type Lock = { readonly strings: Method; readonly streams: Method };

/** Opened only with a password that we do not have, or locked in a way that we do not know. */
export class LockedPdf extends Error {
  constructor() {
    super("locked PDF");
    this.name = "LockedPdf";
  }
}

const inTheOpen: Method = { open: (bytes) => bytes, close: (bytes) => bytes };

const objectKey = (key: Buffer, number: number, generation: number, salt: Buffer): Buffer =>
  md5(
    key,
    Buffer.from([number & 255, (number >> 8) & 255, (number >> 16) & 255, generation & 255, (generation >> 8) & 255]),
    salt,
  ).subarray(0, Math.min(16, key.length + 5));

function withRc4(key: Buffer): Method {
  const turn: Turn = (bytes, number, generation) => rc4(objectKey(key, number, generation, Buffer.alloc(0)), bytes);
  return { open: turn, close: turn };
}

function withAes(
  algorithm: "aes-128-cbc" | "aes-256-cbc",
  keyFor: (number: number, generation: number) => Buffer,
): Method {
  return {
    open(bytes, number, generation) {
      if (bytes.length === 0) return bytes;
      if (bytes.length < 32 || bytes.length % 16 !== 0) throw new DamagedPdf("a locked part has a wrong length");
      try {
        const cipher = createDecipheriv(algorithm, keyFor(number, generation), bytes.subarray(0, 16));
        return Buffer.concat([cipher.update(bytes.subarray(16)), cipher.final()]);
      } catch {
        throw new DamagedPdf("a locked part cannot be opened");
      }
    },
    close(bytes, number, generation) {
      const start = randomBytes(16);
      const cipher = createCipheriv(algorithm, keyFor(number, generation), start);
      return Buffer.concat([start, cipher.update(bytes), cipher.final()]);
    },
  };
}

const salt = Buffer.from("sAlT");

/** The method that a crypt filter names (7.6.5); `undefined` for one that we do not know. */
function methodOf(filter: string, filters: PdfDict, key: Buffer): Method | undefined {
  if (filter === "Identity") return inTheOpen;
  const described = filters.get(filter);
  const method = isDict(described) ? described.get("CFM") : undefined;
  if (!isName(method)) return undefined;
  if (method.name === "None") return inTheOpen;
  if (method.name === "V2") return withRc4(key);
  if (method.name === "AESV2")
    return withAes("aes-128-cbc", (number, generation) => objectKey(key, number, generation, salt));
  if (method.name === "AESV3") return withAes("aes-256-cbc", () => key);
  return undefined;
}

const nameIn = (dict: PdfDict, key: string): string => {
  const value = dict.get(key);
  return isName(value) ? value.name : "Identity";
};

/** The lock of a file that opens without a password, as the authority's forms do (standard handler, AES of 128 bits); copies may be locked otherwise. */
export function lockOf(dict: PdfDict, id: Buffer): Lock {
  const version = dict.get("V");
  const length = dict.get("Length");
  if (nameIn(dict, "Filter") !== "Standard") throw new LockedPdf();
  if (version !== 1 && version !== 2 && version !== 4 && version !== 5) throw new LockedPdf();
  const bits = version === 1 ? 40 : version === 4 ? 128 : typeof length === "number" ? length : 40;
  if (bits % 8 !== 0 || bits < 40 || bits > 256) throw new DamagedPdf("the lock is not described");
  const key = fileKeyOf(dict, id, bits / 8);
  if (!key) throw new LockedPdf();
  if (version < 4) return { strings: withRc4(key), streams: withRc4(key) };
  const filters = dict.get("CF");
  const known = isDict(filters) ? filters : new Map();
  const [strings, streams] = [methodOf(nameIn(dict, "StrF"), known, key), methodOf(nameIn(dict, "StmF"), known, key)];
  if (!strings || !streams) throw new LockedPdf();
  return { strings, streams };
}
