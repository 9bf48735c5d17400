import sharp from "sharp";

/** A picture of one colour, as large as a photo for a visa. */
export const photo = async (): Promise<Buffer> =>
  await sharp({ create: { width: 715, height: 1000, channels: 3, background: "#a88" } })
    .jpeg()
    .toBuffer();

/** Nothing but grain: no way of packing makes it small. */
export const grain = async (): Promise<Buffer> =>
  await sharp({
    create: {
      width: 1275,
      height: 1650,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
