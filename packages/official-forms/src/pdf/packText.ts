import { constants, deflateRawSync } from "node:zlib";

/** The largest prime below 65536 (RFC 1950). */
const base = 65521;

type Sum = { readonly one: number; readonly two: number };

function adlerOf(bytes: Buffer, { one, two }: Sum): Sum {
  let [first, second] = [one, two];
  // 3800 additions cannot overflow before the remainder is taken.
  for (let at = 0; at < bytes.length;) {
    for (const end = Math.min(at + 3800, bytes.length); at < end; at += 1) {
      first += bytes[at] ?? 0;
      second += first;
    }
    first %= base;
    second %= base;
  }
  return { one: first, two: second };
}

export type PackedStart = { readonly packed: Buffer; readonly sum: Sum };

/** The part that stays the same is deflated once: of half a million letters of lists, and not with every form. */
export function packStart(bytes: Buffer): PackedStart {
  return {
    packed: deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, level: 9 }),
    sum: adlerOf(bytes, { one: 1, two: 0 }),
  };
}

/** One stream as `deflate` writes it (RFC 1950): its head, the blocks of the start, those of the rest, the sum of all. */
export function packAfter(start: PackedStart, rest: Buffer): Buffer {
  const { one, two } = adlerOf(rest, start.sum);
  const end = Buffer.alloc(4);
  end.writeUInt32BE(two * 65536 + one);
  return Buffer.concat([Buffer.from([0x78, 0xda]), start.packed, deflateRawSync(rest), end]);
}
