import type { GreyPicture } from "./greyPicture.ts";

/** How fast, and which way, brightness rises at each point, in grey levels per point. */
export type Slopes = {
  readonly levels: Uint8Array;
  readonly across: Float32Array;
  readonly down: Float32Array;
  readonly steepness: Float32Array;
  readonly width: number;
  readonly height: number;
};

/** By Sobel's weights. Points at the picture's border count as flat. */
export function slopesOf({ data, width, height }: GreyPicture): Slopes {
  const [across, down, steepness] = [
    new Float32Array(data.length),
    new Float32Array(data.length),
    new Float32Array(data.length),
  ];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [a = 0, b = 0, c = 0] = [data[at - width - 1], data[at - width], data[at - width + 1]];
      const [d = 0, f = 0] = [data[at - 1], data[at + 1]];
      const [g = 0, h = 0, i = 0] = [data[at + width - 1], data[at + width], data[at + width + 1]];
      const right = (c + 2 * f + i - a - 2 * d - g) / 8;
      const below = (g + 2 * h + i - a - 2 * b - c) / 8;
      across[at] = right;
      down[at] = below;
      steepness[at] = Math.sqrt(right * right + below * below);
    }
  }
  return { levels: data, across, down, steepness, width, height };
}
