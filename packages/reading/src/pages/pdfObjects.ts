import { inflateSync } from "node:zlib";

/** Object streams hold objects in compressed form (PDF 32000-1, 7.5.7). More than this of them is not looked through. */
const most = { streams: 500, bytesOfOne: 4_000_000, bytes: 20_000_000 };

/**
 * The objects of a PDF as text, without the contents of their streams, the plain ones first and then those packed in object
 * streams; names spelt out. Nothing is parsed or followed: good for looking whether something occurs, and safe for any bytes.
 */
export function pdfObjects(bytes: Uint8Array): string[] {
  const { objects, packed } = parted(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"));
  return [objects, ...packed].map(namesSpeltOut);
}

/** A name may be written in codes, `/J#53` for `/JS`. */
const namesSpeltOut = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The text of a file without the contents of its streams, and the objects that lie packed in some of them. */
function parted(source: string): { objects: string; packed: string[] } {
  const kept: string[] = [];
  const packed: string[] = [];
  let room = most.bytes;
  let from = 0;
  for (;;) {
    const start = source.indexOf("stream", from);
    if (start < 0) break;
    const end = source.indexOf("endstream", start + 6);
    if (end < 0) break;
    const head = source.slice(from, start);
    kept.push(head);
    if (/\/ObjStm(?!\w)/.test(head.slice(-1000)) && packed.length < most.streams && room > 0) {
      const text = inflated(source.slice(start + 6, end).replace(/^\r?\n/, ""), Math.min(room, most.bytesOfOne));
      room -= text.length;
      packed.push(text);
    }
    from = end + 9;
  }
  return { objects: kept.join("\n") + source.slice(from), packed };
}

function inflated(stream: string, atMost: number): string {
  try {
    return inflateSync(Buffer.from(stream, "latin1"), { maxOutputLength: atMost }).toString("latin1");
  } catch {
    return stream.slice(0, atMost);
  }
}
