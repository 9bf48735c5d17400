import { crc32, deflateSync } from "node:zlib";

const [width, height] = [420, 540];

/** A drawn head and shoulders on white as a PNG, where only pictures are taken. `shade`: no two alike. */
export function drawnPhoto(shade: number): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = greyAt(x, y, shade);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey, nothing else.
  head[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function greyAt(x: number, y: number, shade: number): number {
  const inOval = (cx: number, cy: number, rx: number, ry: number) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  const eye = inOval(175, 215, 11, 7) || inOval(245, 215, 11, 7);
  if (eye || inOval(210, 300, 34, 6)) return 40;
  if (inOval(210, 230, 95, 130)) return 150 + shade;
  return inOval(210, 560, 190, 190) ? 70 + shade : 250;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
