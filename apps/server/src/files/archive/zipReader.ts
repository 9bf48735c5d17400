import { createReadStream } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createInflateRaw } from "node:zlib";

/** Why a file is no ZIP archive that can be read. */
export class NotAZip extends Error {}

/** A file of it inflates to more than its list or its directory promised. */
export class TooMuchInside extends Error {}

export type ZipFile = {
  readonly path: string;
  readonly bytes: number;
  /** Its bytes as they were put in. @throws TooMuchInside, NotAZip */
  content(): AsyncIterable<Buffer>;
};

export type OpenZip = {
  readonly files: readonly ZipFile[];
  /** What stands behind the directory, with the place where it begins. */
  readonly comment: { readonly text: string; readonly at: number };
  readonly size: number;
};

const signatures = { local: 0x0403_4b50, directory: 0x0201_4b50, end: 0x0605_4b50, end64: 0x0606_4b50 } as const;
const endBytes = 22;
const mostComment = 0xffff;
/** More files are in no archive of a case. */
const mostFiles = 200_000;
const mostDirectoryBytes = 64 * 1024 * 1024;

/**
 * Reads the directory of a ZIP archive (PKWARE APPNOTE 6.3.3), with what belongs to archives of more than 4 GB. Nothing is
 * unpacked until it is asked for, and then piece by piece, up to the length that the directory names.
 */
export async function openZip(path: string): Promise<OpenZip> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const { end, at } = await findEnd(handle, size);
    const directory = await placeOfDirectory(handle, end, at);
    const files = filesIn(path, await readAt(handle, directory.offset, directory.bytes), directory);
    const text = end.subarray(endBytes).toString("latin1");
    return { files, comment: { text, at: at + endBytes }, size };
  } finally {
    await handle.close();
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  if (bytesRead !== length) throw new NotAZip("it ends too early");
  return buffer;
}

/** The end of the directory is the last thing in the file but its comment, whose length it names. */
async function findEnd(handle: FileHandle, size: number): Promise<{ end: Buffer; at: number }> {
  const length = Math.min(size, endBytes + mostComment);
  const tail = await readAt(handle, size - length, length);
  for (let at = length - endBytes; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === signatures.end && tail.readUInt16LE(at + 20) === length - at - endBytes)
      return { end: tail.subarray(at), at: size - length + at };
  throw new NotAZip("it is no ZIP file, or its end is cut off or changed");
}

type Directory = { readonly offset: number; readonly bytes: number; readonly count: number };

async function placeOfDirectory(handle: FileHandle, end: Buffer, at: number): Promise<Directory> {
  const short = { count: end.readUInt16LE(10), bytes: end.readUInt32LE(12), offset: end.readUInt32LE(16) };
  const isLong = short.count === 0xffff || short.bytes === 0xffff_ffff || short.offset === 0xffff_ffff;
  const found = isLong ? await longDirectory(handle, at) : short;
  if (found.count > mostFiles || found.bytes > mostDirectoryBytes) throw new NotAZip("its directory is too large");
  if (found.offset + found.bytes > at) throw new NotAZip("its directory is not where it should be");
  return found;
}

async function longDirectory(handle: FileHandle, at: number): Promise<Directory> {
  const locator = await readAt(handle, at - 20, 20);
  const long = await readAt(handle, asNumber(locator.readBigUInt64LE(8)), 56);
  if (long.readUInt32LE(0) !== signatures.end64) throw new NotAZip("its directory is not where it should be");
  return {
    count: asNumber(long.readBigUInt64LE(32)),
    bytes: asNumber(long.readBigUInt64LE(40)),
    offset: asNumber(long.readBigUInt64LE(48)),
  };
}

function asNumber(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new NotAZip("it names a place that is too far");
  return Number(value);
}

type Listed = { readonly path: string; readonly packed: number; readonly bytes: number; readonly offset: number };

function filesIn(archive: string, directory: Buffer, { count }: Directory): ZipFile[] {
  const files: ZipFile[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== signatures.directory)
      throw new NotAZip("its directory is damaged");
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const isPacked = directory.readUInt16LE(at + 10);
    if (isPacked !== 0 && isPacked !== 8) throw new NotAZip("a file in it is packed in a way that is not known");
    const path = directory.toString("utf8", at + 46, at + 46 + nameBytes);
    const extra = directory.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes);
    const listed = farFields(
      {
        path,
        packed: directory.readUInt32LE(at + 20),
        bytes: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      },
      extra,
    );
    if (seen.has(path)) throw new NotAZip("it holds two files of the same name");
    seen.add(path);
    files.push({ path, bytes: listed.bytes, content: () => contentOf(archive, listed, isPacked === 8) });
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  return files;
}

/** Numbers that do not fit the old fields stand in the extra field 1, in their order. */
function farFields(listed: Listed, extra: Buffer): Listed {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  if (at + 4 > extra.length) return listed;
  let next = at + 4;
  const far = (value: number): number => {
    if (value !== 0xffff_ffff) return value;
    if (next + 8 > extra.length) throw new NotAZip("its directory is damaged");
    next += 8;
    return asNumber(extra.readBigUInt64LE(next - 8));
  };
  const bytes = far(listed.bytes);
  const packed = far(listed.packed);
  return { path: listed.path, bytes, packed, offset: far(listed.offset) };
}

async function* contentOf(archive: string, file: Listed, isPacked: boolean): AsyncGenerator<Buffer> {
  const begins = await beginningOf(archive, file);
  if (file.packed === 0) return;
  const packed = createReadStream(archive, { start: begins, end: begins + file.packed - 1 });
  // What goes wrong is thrown by the loop below.
  const unpacked = isPacked ? pipeline(packed, createInflateRaw(), () => {}) : packed;
  let seen = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      seen += chunk.length;
      if (seen > file.bytes) throw new TooMuchInside(`${file.path} holds more than the directory says`);
      yield chunk;
    }
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && String(fault.code).startsWith("Z_"))
      throw new NotAZip(`${file.path} cannot be unpacked`);
    throw fault;
  } finally {
    packed.destroy();
  }
  if (seen !== file.bytes) throw new NotAZip(`${file.path} ends too early`);
}

/** The name stands once more before the bytes; where the two differ, programs would see different archives. */
async function beginningOf(archive: string, { path, offset }: Listed): Promise<number> {
  const handle = await open(archive, "r");
  try {
    const head = await readAt(handle, offset, 30);
    const nameBytes = head.readUInt16LE(26);
    const name = await readAt(handle, offset + 30, nameBytes);
    if (head.readUInt32LE(0) !== signatures.local || name.toString("utf8") !== path)
      throw new NotAZip(`${path} is not where the directory says`);
    return offset + 30 + nameBytes + head.readUInt16LE(28);
  } finally {
    await handle.close();
  }
}
