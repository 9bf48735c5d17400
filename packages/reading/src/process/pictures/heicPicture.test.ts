import { describe, expect, test } from "vitest";
import { heicPicture, pixelsOfHeic } from "./heicPicture.ts";
import { createReaderPool } from "../pool.ts";

/** The first boxes of a HEIC photo with the size it claims, and nothing after them. */
function headOfHeic(width: number, height: number): Buffer {
  const size = Buffer.alloc(20);
  size.writeUInt32BE(20, 0);
  size.write("ispe", 4, "latin1");
  size.writeUInt32BE(width, 12);
  size.writeUInt32BE(height, 16);
  return Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), size]);
}

describe("HEIC photos", () => {
  test("the size is read before anything is decoded", () => {
    expect(pixelsOfHeic(headOfHeic(4032, 3024))).toBe(4032 * 3024);
  });

  test("a damaged photo ends as damaged, with its hash", async () => {
    const result = await heicPicture(headOfHeic(400, 300), { timeout: 20_000, memoryMb: 600 });
    expect(result).toMatchObject({ kind: "damaged", sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  });

  test("through the pool: damaged is kept, too many pixels is refused", async () => {
    const pool = createReaderPool();
    const damaged = await pool.read({ bytes: headOfHeic(400, 300), fileName: "a.heic", expectedTypes: [] });
    expect(damaged).toMatchObject({ outcome: "notReadable", mime: "image/heic", error: { code: "damaged" } });
    const huge = await pool.read({ bytes: headOfHeic(60_000, 60_000), fileName: "b.heic", expectedTypes: [] });
    expect(huge).toMatchObject({ outcome: "rejected", error: { code: "tooManyPixels" } });
    await pool.close();
  });
});
