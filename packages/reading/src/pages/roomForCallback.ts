/** Kinds of section in a WebAssembly module (core specification 5.5.2). */
const tableSection = 4;
const headerBytes = 8;

/**
 * The module with room for one more function in its table. This build of PDFium has a table of fixed size, and calls back
 * (to hand over the pieces of a document that it saves) only what stands there.
 */
export function withRoomForCallback(module: Buffer): Buffer {
  for (let at = headerBytes; at < module.length;) {
    const kind = module[at];
    const size = readNumber(module, at + 1);
    const end = size.next + size.value;
    if (kind === tableSection) {
      const section = Buffer.from(enlarged(module.subarray(size.next, end)));
      return Buffer.concat([
        module.subarray(0, at),
        Buffer.from([tableSection, ...numberBytes(section.length)]),
        section,
        module.subarray(end),
      ]);
    }
    at = end;
  }
  throw new Error("this build of PDFium has no table of functions");
}

/** One table of references, whose limits are a flag (1: it has a largest size), the size at the start and the largest size. */
function enlarged(section: Buffer): number[] {
  const [tables = 0, reference = 0, flag = 0] = section;
  const least = readNumber(section, 3);
  if (tables !== 1 || flag > 1)
    throw new Error("this build of PDFium has another table of functions than was expected");
  const most = flag === 1 ? numberBytes(readNumber(section, least.next).value + 1) : [];
  return [tables, reference, flag, ...numberBytes(least.value + 1), ...most];
}

/** Unsigned LEB128 (core specification 5.2.2). */
function readNumber(bytes: Buffer, from: number): { readonly value: number; readonly next: number } {
  let value = 0;
  for (let at = from, shift = 0; ; at++, shift += 7) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { value, next: at + 1 };
  }
}

function numberBytes(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}
