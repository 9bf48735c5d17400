import { boxOf, words, written, type Point } from "./glyphOutline.ts";

/** Reads on through one of the streams that a packed table of outlines consists of. */
class Stream {
  private at = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  byte(): number {
    this.at += 1;
    return this.bytes.readUInt8(this.at - 1);
  }

  word(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }

  take(count: number): Buffer {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  /** A number of one to three bytes (WOFF2, section 4.2, `255UInt16`). */
  short(): number {
    const first = this.byte();
    if (first === 253) return (this.byte() << 8) | this.byte();
    if (first === 255) return this.byte() + 253;
    return first === 254 ? this.byte() + 506 : first;
  }
}

export type RebuiltGlyphs = {
  readonly glyf: Buffer;
  readonly loca: Buffer;
  /** The leftmost point of each glyph, 0 of an empty one. */ readonly leftmost: readonly number[];
};

const headerBytes = 36;

/** The table of outlines as TrueType has it, from its packed form (WOFF2, section 5.1). */
export function rebuildGlyphs(packed: Buffer): RebuiltGlyphs {
  const count = packed.readUInt16BE(4);
  const hasOverlaps = (packed.readUInt16BE(2) & 1) !== 0;
  let at = headerBytes;
  const [contours, points, flags, coordinates, composites, boxes, instructions] = Array.from(
    { length: 7 },
    (_, index) => {
      const bytes = packed.readUInt32BE(8 + index * 4);
      at += bytes;
      return packed.subarray(at - bytes, at);
    },
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const overlaps = hasOverlaps ? packed.subarray(at) : undefined;
  const bitmapBytes = ((count + 31) >> 5) << 2;
  const streams: Streams = {
    contours: new Stream(contours),
    points: new Stream(points),
    flags: new Stream(flags),
    coordinates: new Stream(coordinates),
    composites: new Stream(composites),
    boxes: new Stream(boxes.subarray(bitmapBytes)),
    instructions: new Stream(instructions),
  };
  const parts: Buffer[] = [];
  const leftmost: number[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let end = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    const bytes = glyphOf(streams, isSet(boxes, glyph), overlaps !== undefined && isSet(overlaps, glyph));
    leftmost.push(bytes.length > 0 ? bytes.readInt16BE(2) : 0);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    end += bytes.length + padding.length;
    loca.writeUInt32BE(end, (glyph + 1) * 4);
  }
  return { glyf: Buffer.concat(parts), loca, leftmost };
}

type Streams = Readonly<
  Record<"contours" | "points" | "flags" | "coordinates" | "composites" | "boxes" | "instructions", Stream>
>;

const isSet = (bitmap: Buffer, index: number): boolean => ((bitmap[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;

const nothing = Buffer.alloc(0);

function glyphOf(streams: Streams, hasBox: boolean, overlaps: boolean): Buffer {
  const contours = streams.contours.word();
  if (contours === 0) return nothing;
  return contours < 0 ? compositeGlyph(streams) : simpleGlyph(streams, contours, hasBox, overlaps);
}

const argumentsAreWords = 0x01;
const [hasScale, hasTwoScales, hasMatrix] = [0x08, 0x40, 0x80];
const [moreParts, hasInstructions] = [0x20, 0x100];

function compositeGlyph(streams: Streams): Buffer {
  const parts: Buffer[] = [];
  let flags: number;
  let isInstructed = false;
  do {
    const head = streams.composites.take(4);
    flags = head.readUInt16BE(0);
    isInstructed ||= (flags & hasInstructions) !== 0;
    const scale = (flags & hasScale) !== 0 ? 2 : (flags & hasTwoScales) !== 0 ? 4 : (flags & hasMatrix) !== 0 ? 8 : 0;
    parts.push(head, streams.composites.take(((flags & argumentsAreWords) !== 0 ? 4 : 2) + scale));
  } while ((flags & moreParts) !== 0);
  const instructions = isInstructed ? withLength(streams.instructions.take(streams.coordinates.short())) : nothing;
  return Buffer.concat([words(-1), streams.boxes.take(8), ...parts, instructions]);
}

function simpleGlyph(streams: Streams, contours: number, hasBox: boolean, overlaps: boolean): Buffer {
  let end = -1;
  const ends = Array.from({ length: contours }, () => (end += streams.points.short()));
  const points = pointsOf(streams, end + 1);
  const instructions = withLength(streams.instructions.take(streams.coordinates.short()));
  const box = hasBox ? streams.boxes.take(8) : boxOf(points);
  return Buffer.concat([words(contours), box, words(...ends), instructions, ...written(points, overlaps)]);
}

const signed = (flag: number, amount: number): number => ((flag & 1) === 0 ? -amount : amount);

/** How far the next point is, in one to four bytes (WOFF2, section 5.2). */
function stepOf(flag: number, from: Stream): readonly [number, number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + from.byte())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + from.byte()), 0];
  if (flag < 84) {
    const [part, byte] = [flag - 20, from.byte()];
    return [signed(flag, 1 + (part & 0x30) + (byte >> 4)), signed(flag >> 1, 1 + ((part & 0x0c) << 2) + (byte & 0x0f))];
  }
  if (flag < 120) {
    const part = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(part / 12) << 8) + from.byte()),
      signed(flag >> 1, 1 + (((part % 12) >> 2) << 8) + from.byte()),
    ];
  }
  const [first, second] = [from.byte(), from.byte()];
  if (flag < 124)
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + from.byte())];
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (from.byte() << 8) + from.byte())];
}

function pointsOf(streams: Streams, count: number): readonly Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: count }, (): Point => {
    const flag = streams.flags.byte();
    const [across, up] = stepOf(flag & 0x7f, streams.coordinates);
    x += across;
    y += up;
    return { x, y, isOnCurve: flag >> 7 === 0 };
  });
}

const withLength = (instructions: Buffer): Buffer => Buffer.concat([words(instructions.length), instructions]);
