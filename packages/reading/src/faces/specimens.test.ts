import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { isWhole } from "../../../../tests/running/sizes.ts";
import { sharedFolder } from "../../test/badFiles.ts";
import { thresholdsInForce } from "../limits.ts";
import { createFaceApiReader } from "./faceApiReader.ts";
import type { ColourPicture, Face } from "./faceReader.ts";
import { photoFindings } from "./photoFindings.ts";
import { measuredPhoto } from "./photoPicture.ts";

/** Portraits cut out of public specimens beside the repository; without them this test says so and is left out. */
const folder = path.join(sharedFolder, "samples");
const all = existsSync(folder)
  ? readdirSync(folder).filter((name) => /^(?:passport|national_id|residence_permit|visa).*\.(?:jpg|png)$/.test(name))
  : [];
if (all.length === 0) process.stdout.write("left out: the folder of specimens is not there\n");
/** Those of which the portrait is large enough to be a photo of its own. */
const files = isWhole ? all : all.filter((name) => /^passport-(?:01|09|10|12)\./.test(name));

async function decoded(file: string): Promise<ColourPicture> {
  const { data, info } = await sharp(path.join(folder, file))
    .rotate()
    .flatten({ background: "#ffffff" })
    .resize({ width: 1400, height: 1400, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The portrait as a photo of 35 to 45 with the head at three quarters of the height. */
async function portraitOf(page: ColourPicture, { points }: Face): Promise<Buffer> {
  const at = (index: number) => points[index] ?? [0, 0];
  const chin = at(8)[1] * page.height;
  const head = (chin - ((at(36)[1] + at(45)[1]) / 2) * page.height) * 1.95;
  const [height, width] = [Math.round(head / 0.74), Math.round((head / 0.74) * (35 / 45))];
  const middle = ((at(0)[0] + at(16)[0]) / 2) * page.width;
  const [left, top] = [
    Math.max(0, Math.round(middle - width / 2)),
    Math.max(0, Math.round(chin - head - (height - head) / 2)),
  ];
  return await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 3 } })
    .extract({ left, top, width: Math.min(width, page.width - left), height: Math.min(height, page.height - top) })
    .resize({ width: 840, height: 1080, fit: "fill" })
    .jpeg({ quality: 92 })
    .toBuffer();
}

it.skipIf(all.length === 0)(
  "portraits of public specimens are found, and none is said to smile or to hide the face",
  async () => {
    const reader = await createFaceApiReader();
    const thresholds = thresholdsInForce().photo;
    const said: string[] = [];
    let [pages, portraits] = [0, 0];
    for (const file of files) {
      const page = await decoded(file);
      const largest = (await reader.facesIn(page)).toSorted((a, b) => b.box[3] - a.box[3])[0];
      if (!largest) continue;
      pages += 1;
      const photo = await measuredPhoto(await portraitOf(page, largest), reader, 1e7);
      if (!photo.face) continue;
      portraits += 1;
      // The print behind a portrait on a passport is no wall, and its size and place are what was cut here.
      for (const { id, because } of photoFindings(photo, thresholds, undefined))
        if (id !== "digitalPhotoBackground") said.push(`${file} ${id}: ${because.en}`);
    }
    process.stdout.write(
      `specimens: a face on ${pages} of ${files.length}, found again in ${portraits} portraits; said of them: ${said.join("; ") || "nothing"}\n`,
    );
    expect(portraits / files.length).toBeGreaterThan(isWhole ? 0.5 : 0.8);
    expect(said.filter((one) => one.includes("Smile")).length).toBeLessThanOrEqual(isWhole ? 1 : 0);
    expect(said.length).toBeLessThanOrEqual(isWhole ? 4 : 0);
  },
);
