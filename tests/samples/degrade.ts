import sharp from "sharp";

/** What can happen to a page between paper and upload. Every way gives a JPEG unless it says otherwise. */
export type Degradation =
  | "clean"
  | "jpeg150"
  | "dpi100"
  | "tilted"
  | "noisy"
  | "blurred"
  | "veryBlurred"
  | "onTable"
  | "upsideDown"
  | "sideways"
  | "grey"
  | "shadow";

const white = { r: 255, g: 255, b: 255 };
const table = { r: 96, g: 74, b: 58 };

/** The same numbers at every run: a multiplicative generator (Park and Miller, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** One page as PNG or JPEG bytes, worsened in one way. */
export async function degraded(page: Buffer, how: Degradation): Promise<Buffer> {
  const width = (await sharp(page).metadata()).width;
  const picture = sharp(page).flatten({ background: white });
  switch (how) {
    case "clean":
      return picture.png().toBuffer();
    case "jpeg150":
      return picture
        .resize({ width: Math.round(width * 0.75) })
        .jpeg({ quality: 40 })
        .toBuffer();
    case "dpi100":
      return picture
        .resize({ width: Math.round(width * 0.5) })
        .jpeg({ quality: 80 })
        .toBuffer();
    case "tilted":
      return picture.rotate(2.6, { background: white }).jpeg({ quality: 75 }).toBuffer();
    case "noisy":
      return noisy(await picture.raw().toBuffer({ resolveWithObject: true }));
    case "blurred":
      return picture.blur(2.2).jpeg({ quality: 80 }).toBuffer();
    case "veryBlurred":
      return picture.blur(5).jpeg({ quality: 80 }).toBuffer();
    case "onTable":
      return onTable(page);
    case "upsideDown":
      return picture.rotate(180).jpeg({ quality: 85 }).toBuffer();
    case "sideways":
      return picture.rotate(90).jpeg({ quality: 85 }).toBuffer();
    case "grey":
      return picture.greyscale().jpeg({ quality: 70 }).toBuffer();
    case "shadow":
      return shadowed(await picture.raw().toBuffer({ resolveWithObject: true }));
  }
}

type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const asJpeg = ({ data, info }: Raw, quality: number) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality })
    .toBuffer();

function noisy(raw: Raw): Promise<Buffer> {
  const random = randomFrom(7);
  for (let at = 0; at < raw.data.length; at++)
    raw.data[at] = Math.max(0, Math.min(255, (raw.data[at] ?? 0) * 0.93 + (random() - 0.5) * 36));
  return asJpeg(raw, 70);
}

/** Light from one side, as of a lamp: the far corner keeps half of it. */
function shadowed(raw: Raw): Promise<Buffer> {
  const { width, height, channels } = raw.info;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = 1 - 0.5 * (x / width) * (y / height);
      for (let channel = 0; channel < channels; channel++) {
        const at = (y * width + x) * channels + channel;
        raw.data[at] = (raw.data[at] ?? 0) * light;
      }
    }
  }
  return asJpeg(raw, 75);
}

/** A photo of a page that lies, a little turned, on a brown table that fills much of the picture. */
async function onTable(page: Buffer): Promise<Buffer> {
  const sheet = await sharp(page)
    .flatten({ background: white })
    .resize({ width: 1300 })
    .rotate(3, { background: table })
    .toBuffer({ resolveWithObject: true });
  const width = sheet.info.width + 900;
  const height = sheet.info.height + 700;
  return sharp({ create: { width, height, channels: 3, background: table } })
    .composite([{ input: sheet.data, left: 400, top: 330 }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The same page with a black bar over a part of it (parts of the page, 0..1). */
export async function covered(
  page: Buffer,
  [left, top, width, height]: readonly [number, number, number, number],
): Promise<Buffer> {
  const size = await sharp(page).metadata();
  const bar = { width: Math.round(width * size.width), height: Math.round(height * size.height) };
  return sharp(page)
    .composite([
      {
        input: { create: { ...bar, channels: 3, background: { r: 8, g: 8, b: 8 } } },
        left: Math.round(left * size.width),
        top: Math.round(top * size.height),
      },
    ])
    .png()
    .toBuffer();
}
