import { crc32 } from "node:zlib";

/** One file of an archive. Its bytes are asked for when its turn comes. */
export type ZipEntry = {
  readonly path: string;
  readonly modifiedAt: Date;
  readonly chunks: AsyncIterable<Buffer> | Iterable<Buffer>;
};

type Written = {
  readonly path: Buffer;
  readonly stamp: number;
  readonly crc: number;
  readonly packed: number;
  readonly bytes: number;
  readonly offset: number;
};

/** From here on a number no longer fits the old fields; the 64-bit ones are written beside them. */
const longestOldNumber = 0xffff_ffff;
const mostOldEntries = 0xffff;

/**
 * Writes a ZIP archive (PKWARE APPNOTE 6.3.3) piece by piece, with nothing in memory but the piece at hand and the list of
 * names (ADR 0073). Documents are packed already, so they are stored, in the form of DEFLATE blocks that are not compressed:
 * lengths and check sums can then follow the bytes, and every program that opens archives, also while it receives them,
 * finds the end of each file. `zip64From` is there for tests.
 */
export async function* zip(
  entries: AsyncIterable<ZipEntry>,
  zip64From: number = longestOldNumber,
): AsyncGenerator<Buffer, void, undefined> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { path, modifiedAt, chunks } of entries) {
    const entry = { path: Buffer.from(path, "utf8"), stamp: dosStamp(modifiedAt) };
    const head = localHeader(entry);
    yield head;
    let crc = 0;
    let bytes = 0;
    let packed = 0;
    for await (const chunk of chunks) {
      crc = crc32(chunk, crc);
      bytes += chunk.length;
      for (let at = 0; at < chunk.length; at += mostInBlock) {
        const block = chunk.subarray(at, at + mostInBlock);
        yield blockHeader(block.length, false);
        yield block;
        packed += blockHeaderBytes + block.length;
      }
    }
    yield blockHeader(0, true);
    packed += blockHeaderBytes;
    if (packed > longestOldNumber) throw new Error("a file of more than 4 GB does not go into an archive");
    yield descriptor(crc, packed, bytes);
    written.push({ ...entry, crc, packed, bytes, offset });
    offset += head.length + packed + descriptorBytes;
  }
  const start = offset;
  for (const one of written) {
    const line = directoryLine(one, zip64From);
    yield line;
    offset += line.length;
  }
  yield ending(written.length, start, offset - start, zip64From);
}

/** A stored block holds at most this much (RFC 1951, 3.2.4). */
const mostInBlock = 0xffff;
const blockHeaderBytes = 5;
const descriptorBytes = 16;

function blockHeader(length: number, isLast: boolean): Buffer {
  const header = Buffer.alloc(blockHeaderBytes);
  header.writeUInt8(isLast ? 1 : 0, 0);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

/** Date and time as archives keep them, two seconds exact, in UTC: the reader's zone is not known. Years before 1980 cannot be said. */
function dosStamp(at: Date): number {
  const date = ((Math.max(at.getUTCFullYear(), 1980) - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x10000 + time;
}

/** Lengths follow the bytes (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflate = 8;

function localHeader({ path, stamp }: Pick<Written, "path" | "stamp">): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflate, 8);
  header.writeUInt32LE(stamp, 10);
  header.writeUInt16LE(path.length, 26);
  return Buffer.concat([header, path]);
}

function descriptor(crc: number, packed: number, bytes: number): Buffer {
  const after = Buffer.alloc(descriptorBytes);
  after.writeUInt32LE(0x0807_4b50, 0);
  after.writeUInt32LE(crc, 4);
  after.writeUInt32LE(packed, 8);
  after.writeUInt32LE(bytes, 12);
  return after;
}

function directoryLine({ path, stamp, crc, packed, bytes, offset }: Written, zip64From: number): Buffer {
  const isFar = offset >= zip64From;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x0201_4b50, 0);
  // Made as on Unix, so that the rights below are read: an ordinary file, for its owner to read and write, others to read.
  line.writeUInt16LE(0x0300 | (isFar ? 45 : 20), 4);
  line.writeUInt16LE(isFar ? 45 : 20, 6);
  line.writeUInt16LE(flags, 8);
  line.writeUInt16LE(deflate, 10);
  line.writeUInt32LE(stamp, 12);
  line.writeUInt32LE(crc, 16);
  line.writeUInt32LE(packed, 20);
  line.writeUInt32LE(bytes, 24);
  line.writeUInt16LE(path.length, 28);
  line.writeUInt16LE(extra.length, 30);
  line.writeUInt32LE((0o100644 << 16) >>> 0, 38);
  line.writeUInt32LE(isFar ? longestOldNumber : offset, 42);
  return Buffer.concat([line, path, extra]);
}

function ending(entries: number, start: number, length: number, zip64From: number): Buffer {
  const isLong = entries >= mostOldEntries || start >= zip64From || length >= zip64From;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(isLong ? mostOldEntries : entries, 8);
  end.writeUInt16LE(isLong ? mostOldEntries : entries, 10);
  end.writeUInt32LE(isLong ? longestOldNumber : length, 12);
  end.writeUInt32LE(isLong ? longestOldNumber : start, 16);
  if (!isLong) return end;
  const long = Buffer.alloc(56);
  long.writeUInt32LE(0x0606_4b50, 0);
  long.writeBigUInt64LE(44n, 4);
  long.writeUInt16LE(0x032d, 12);
  long.writeUInt16LE(45, 14);
  long.writeBigUInt64LE(BigInt(entries), 24);
  long.writeBigUInt64LE(BigInt(entries), 32);
  long.writeBigUInt64LE(BigInt(length), 40);
  long.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x0706_4b50, 0);
  locator.writeBigUInt64LE(BigInt(start + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([long, locator, end]);
}
