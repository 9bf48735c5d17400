import sharp from "sharp";

/** A page as a phone or a browser shows it: bars of the program around it, in the exact pixels of a screen, without data of a camera. */
export async function screenshotOf(page: Buffer, of: "phone" | "browser" = "phone"): Promise<Buffer> {
  const size = of === "phone" ? { width: 1170, height: 2532 } : { width: 1920, height: 1080 };
  const bar = of === "phone" ? 150 : 90;
  const shown = await sharp(page)
    .flatten({ background: "#ffffff" })
    .resize({ width: of === "phone" ? size.width : 1100 })
    .toBuffer();
  const { height } = await sharp(shown).metadata();
  const visible = await sharp(shown)
    .extract({
      left: 0,
      top: 0,
      width: of === "phone" ? size.width : 1100,
      height: Math.min(height, size.height - bar),
    })
    .toBuffer();
  const words = (text: string, x: number, y: number, large: number) =>
    `<text x="${x}" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="${large}" fill="#202124">${text}</text>`;
  const frame = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${bar}"><rect width="100%" height="100%" fill="#e8eaed"/>${
      of === "phone"
        ? words("9:41", 70, 62, 42) + words("87%", 1010, 62, 40) + words("bank.example.test", 380, 128, 40)
        : words("https://bank.example.test/accounts/4417", 220, 62, 24) + words("Example Bank of the North", 40, 28, 20)
    }</svg>`,
  );
  return sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
    .composite([
      { input: frame, left: 0, top: 0 },
      { input: visible, left: of === "phone" ? 0 : 410, top: bar },
    ])
    .png()
    .toBuffer();
}
