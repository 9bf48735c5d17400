import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fc } from "../../../../tests/running/properties.ts";
import { afterAll, describe, expect, test } from "vitest";
import {
  fileHeader,
  FrameSealer,
  frameOverheadBytes,
  frameTextBytes,
  measureSealed,
  SealedFileDamaged,
  type SealedSource,
} from "./sealedFile.ts";
import { SealedReader } from "./sealedReader.ts";
import { SealedWriter } from "./sealedWriter.ts";

const folder = mkdtempSync(join(tmpdir(), "boreal-sealed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = randomBytes(32);
const fileId = "file-one-1";
let made = 0;
const freshPath = () => join(folder, `${(made += 1)}.sealed`);

const sourceOfBytes = (bytes: Buffer): SealedSource => ({
  size: bytes.length,
  read: (position, length) => Promise.resolve(bytes.subarray(position, position + length)),
});

/** Writes the parts as separate requests would: each one ends with a sync. */
async function seal(parts: readonly Buffer[], path = freshPath(), id = fileId): Promise<string> {
  for (const part of parts) {
    const writer = await SealedWriter.open(path, key, id);
    await writer.write(part);
    await writer.sync();
    await writer.close();
  }
  return path;
}

const open = (bytes: Buffer, totalBytes: number, id = fileId, withKey = key) =>
  SealedReader.open(sourceOfBytes(bytes), withKey, id, totalBytes);
const readAll = async (bytes: Buffer, totalBytes: number, id = fileId) =>
  await (await open(bytes, totalBytes, id)).read(0, totalBytes);

/** The sealed frames of a file, without its header. */
function framesOf(bytes: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let at = fileHeader.length; at < bytes.length;) {
    const end = at + bytes.readUInt32BE(at) + frameOverheadBytes;
    frames.push(bytes.subarray(at, end));
    at = end;
  }
  return frames;
}

describe("what was sealed comes back", () => {
  test("whole, for any sizes of the parts, and any range equals the slice", async () => {
    const part = fc.integer({ min: 1, max: 3 * frameTextBytes }).map((size) => randomBytes(size));
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 }),
        async (parts, ranges) => {
          const whole = Buffer.concat(parts);
          const reader = await open(readFileSync(await seal(parts)), whole.length);
          expect((await reader.read(0, whole.length)).equals(whole)).toBe(true);
          for (const [one, other] of ranges) {
            const [start, end] = [one % (whole.length + 1), other % (whole.length + 1)].sort((a, b) => a - b) as [
              number,
              number,
            ];
            expect((await reader.read(start, end)).equals(whole.subarray(start, end))).toBe(true);
            const pieces: Buffer[] = [];
            for await (const piece of reader.stream(start, end)) pieces.push(piece);
            expect(Buffer.concat(pieces).equals(whole.subarray(start, end))).toBe(true);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test("the stored bytes show nothing of the text, and equal texts look different", async () => {
    const marker = "MARKER-4711-Amara";
    const text = Buffer.from(`${marker} `.repeat(9000));
    const [one, two] = [readFileSync(await seal([text])), readFileSync(await seal([text]))];
    expect(one.includes(marker)).toBe(false);
    expect(one.includes(createHash("sha256").update(text).digest())).toBe(false);
    expect(one.subarray(fileHeader.length).equals(two.subarray(fileHeader.length))).toBe(false);
  });
});

describe("what was changed is refused", () => {
  const parts = [
    randomBytes(frameTextBytes),
    randomBytes(frameTextBytes),
    randomBytes(frameTextBytes),
    randomBytes(500),
  ];
  const total = parts.reduce((sum, part) => sum + part.length, 0);

  test("one flipped bit anywhere", async () => {
    const sealed = readFileSync(await seal(parts));
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length * 8 - 1), async (bit) => {
        const changed = Buffer.from(sealed);
        const at = bit >> 3;
        changed.writeUInt8(changed.readUInt8(at) ^ (1 << (bit & 7)), at);
        await expect(readAll(changed, total)).rejects.toThrow(SealedFileDamaged);
      }),
      { numRuns: 60 },
    );
  });

  test("cut short at any place, also between frames", async () => {
    const sealed = readFileSync(await seal(parts));
    const ends = framesOf(sealed).map(
      (_frame, count) =>
        fileHeader.length +
        framesOf(sealed)
          .slice(0, count)
          .reduce((sum, frame) => sum + frame.length, 0),
    );
    for (const length of [0, 5, ...ends, ends[1] ?? 0 + 9, sealed.length - 1])
      await expect(readAll(sealed.subarray(0, length), total)).rejects.toThrow(SealedFileDamaged);
  });

  test("frames in another order, twice, or left out", async () => {
    const sealed = readFileSync(await seal(parts));
    const [a, b, c, d] = framesOf(sealed) as [Buffer, Buffer, Buffer, Buffer];
    const join = (...frames: Buffer[]) => Buffer.concat([fileHeader, ...frames]);
    expect(await readAll(join(a, b, c, d), total)).toHaveLength(total);
    for (const wrong of [join(b, a, c, d), join(a, a, c, d), join(a, c, b, d), join(a, b, c, d, d)])
      await expect(readAll(wrong, total)).rejects.toThrow(SealedFileDamaged);
    await expect(readAll(join(a, c, d), total - frameTextBytes)).rejects.toThrow(SealedFileDamaged);
  });

  test("a frame of another file under the same key", async () => {
    const own = readFileSync(await seal(parts));
    const other = readFileSync(await seal(parts, freshPath(), "file-two-2"));
    const mixed = Buffer.concat([fileHeader, framesOf(other)[0] ?? Buffer.alloc(0), ...framesOf(own).slice(1)]);
    await expect(readAll(mixed, total)).rejects.toThrow(SealedFileDamaged);
    await expect(readAll(own, total, "file-two-2")).rejects.toThrow(SealedFileDamaged);
  });

  test("another key, another format, or a longer file", async () => {
    const sealed = readFileSync(await seal(parts));
    const reader = await open(sealed, total, fileId, randomBytes(32));
    await expect(reader.read(0, 10)).rejects.toThrow(SealedFileDamaged);
    const newer = Buffer.from(sealed);
    newer.writeUInt8(2, 8);
    await expect(readAll(newer, total)).rejects.toThrow("format 1");
    await expect(readAll(Buffer.concat([sealed, Buffer.from([0])]), total)).rejects.toThrow(SealedFileDamaged);
    await expect(readAll(sealed, total - 1)).rejects.toThrow(SealedFileDamaged);
  });
});

describe("after a crash", () => {
  const text = randomBytes(3 * frameTextBytes + 777);

  test("cut off anywhere, what remains is a true beginning and writing goes on to the same whole", async () => {
    const sealed = readFileSync(await seal([text]));
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length), fc.integer({ min: 0, max: 40 }), async (length, junk) => {
        const path = freshPath();
        writeFileSync(path, sealed);
        truncateSync(path, length);
        // A crash may leave zeros or half a frame behind what was written.
        await appendFile(path, Buffer.alloc(length > fileHeader.length ? junk : 0));
        const writer = await SealedWriter.open(path, key, fileId);
        const kept = writer.bytes;
        await writer.write(text.subarray(kept));
        await writer.sync();
        await writer.close();
        expect((await readAll(readFileSync(path), text.length)).equals(text)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test("garbage in a frame in the middle takes the file back to the frame before it", async () => {
    const sealed = Buffer.from(readFileSync(await seal([text])));
    sealed.fill(
      0,
      fileHeader.length + frameTextBytes + frameOverheadBytes + 100,
      fileHeader.length + frameTextBytes + frameOverheadBytes + 5000,
    );
    expect(await measureSealed(sourceOfBytes(sealed), key, fileId)).toMatchObject({ frames: 1, bytes: frameTextBytes });
  });

  test("a file of another kind is not taken for a beginning", async () => {
    const path = freshPath();
    writeFileSync(path, "this is not ours and must not be overwritten");
    await expect(SealedWriter.open(path, key, fileId)).rejects.toThrow(SealedFileDamaged);
    expect(readFileSync(path, "utf8")).toContain("must not be overwritten");
  });
});

test("a frame holds at least one byte and at most 64 KiB", () => {
  const place = { fileId, index: 0, offset: 0 };
  expect(() => new FrameSealer(key, place).end()).toThrow(RangeError);
  const full = new FrameSealer(key, place);
  full.add(Buffer.alloc(frameTextBytes));
  expect(() => full.add(Buffer.alloc(1))).toThrow(RangeError);
  expect(full.end().head.readUInt32BE()).toBe(frameTextBytes);
});
