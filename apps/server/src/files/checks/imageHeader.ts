import type { Content } from "@boreal/domain/kernel/fileType";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { imageTooManyPixels, tooManyPages, type FileLimits } from "./refusals.ts";

export type ReadText = (start: number, end: number) => Promise<Buffer>;

/** Refuses pictures whose own header claims more than can be opened. Reads headers only; nothing is decoded. */
export async function checkImageHeader(
  type: Content,
  bytes: number,
  read: ReadText,
  limits: FileLimits,
): Promise<Refusal | undefined> {
  if (type === "png") return await checkPng(bytes, read, limits);
  if (type === "jpg") return await checkJpeg(bytes, read, limits);
  if (type === "tiff") return await checkTiff(bytes, read, limits);
  return undefined;
}

const pixels = (width: number, height: number, { maxPixels }: FileLimits) =>
  width * height > maxPixels ? imageTooManyPixels() : undefined;

async function checkPng(bytes: number, read: ReadText, limits: FileLimits): Promise<Refusal | undefined> {
  if (bytes < 24) return undefined;
  const head = await read(16, 24);
  return pixels(head.readUInt32BE(0), head.readUInt32BE(4), limits);
}

/** Walks the segments to the frame header (ITU T.81 B.2.2); thumbnails lie inside a segment and are passed over. */
async function checkJpeg(bytes: number, read: ReadText, limits: FileLimits): Promise<Refusal | undefined> {
  let at = 2;
  for (let segment = 0; segment < 1000 && at + 9 <= bytes; segment += 1) {
    const head = await read(at, at + 9);
    const marker = head.readUInt8(1);
    if (head.readUInt8(0) !== 0xff || marker === 0xda || marker === 0xd9) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return pixels(head.readUInt16BE(7), head.readUInt16BE(5), limits);
    at += 2 + Math.max(2, head.readUInt16BE(2));
  }
  return undefined;
}

/** Walks the list of pages (TIFF 6.0 section 2). A list that loops ends at the page limit. */
async function checkTiff(bytes: number, read: ReadText, limits: FileLimits): Promise<Refusal | undefined> {
  if (bytes < 8) return undefined;
  const head = await read(0, 8);
  const little = head.readUInt8(0) === 0x49;
  const short = (buffer: Buffer, at: number) => (little ? buffer.readUInt16LE(at) : buffer.readUInt16BE(at));
  const long = (buffer: Buffer, at: number) => (little ? buffer.readUInt32LE(at) : buffer.readUInt32BE(at));
  const seen = new Set<number>();
  let at = long(head, 4);
  while (at !== 0 && at + 2 <= bytes && !seen.has(at)) {
    if (seen.size >= limits.maxPages) return tooManyPages(limits.maxPages);
    seen.add(at);
    const entries = short(await read(at, at + 2), 0);
    const end = at + 2 + entries * 12;
    const list = await read(at + 2, Math.min(bytes, end + 4));
    const size = [0, 0];
    for (let entry = 0; entry < entries && entry * 12 + 12 <= list.length; entry += 1) {
      const tag = short(list, entry * 12);
      if (tag !== 256 && tag !== 257) continue;
      const isShort = short(list, entry * 12 + 2) === 3;
      size[tag - 256] = isShort ? short(list, entry * 12 + 8) : long(list, entry * 12 + 8);
    }
    const refused = pixels(size[0] ?? 0, size[1] ?? 0, limits);
    if (refused) return refused;
    at = list.length >= entries * 12 + 4 ? long(list, entries * 12) : 0;
  }
  return undefined;
}
