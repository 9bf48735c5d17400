/** Width times height as the first header of a picture claims; `undefined` when it cannot be told without decoding. */
export function pixelsOfHeader(bytes: Uint8Array, mime: string): number | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mime === "image/png") return view.length >= 24 ? view.readUInt32BE(16) * view.readUInt32BE(20) : undefined;
  if (mime === "image/jpeg") return pixelsOfJpeg(view);
  return undefined;
}

/** Frame headers are the markers C0 to CF but for C4, C8 and CC (ISO/IEC 10918-1, table B.1). */
function pixelsOfJpeg(view: Buffer): number | undefined {
  let position = 2;
  while (position + 9 < view.length) {
    if (view[position] !== 0xff) return undefined;
    const marker = view[position + 1] ?? 0;
    if (marker === 0xff) {
      position += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return view.readUInt16BE(position + 5) * view.readUInt16BE(position + 7);
    }
    if (marker === 0xda || marker === 0xd9) return undefined;
    position += 2 + view.readUInt16BE(position + 2);
  }
  return undefined;
}
