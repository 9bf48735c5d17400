import type { GreyPicture } from "../page/greyPicture.ts";
import { homography } from "@boreal/domain/kernel/geometry/homography";
import type { Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";

/** What a drawn camera sees; every value stands for something a person does wrong. */
export type Scene = {
  readonly width?: number;
  readonly height?: number;
  readonly corners?: Quadrilateral;
  readonly paper?: number;
  readonly table?: number;
  /** Wood, cloth: how strongly the table's grain shows. */
  readonly grain?: number;
  /** Standard deviation of the camera's noise, in grey levels. */
  readonly noise?: number;
  /** How far the lens or the hand smears a point, in points (standard deviation). */
  readonly blur?: number;
  /** A lamp mirrored in the page: where in the page (0 to 1), and its radius in parts of the page's width. */
  readonly glare?: { readonly u: number; readonly v: number; readonly radius: number };
  /** Amount of light; 1 is enough. */
  readonly light?: number;
  /** A page without a word on it. */
  readonly blank?: boolean;
  readonly page?: "letter" | "form" | "card";
};

/** Corners of a page as a camera sees it that is leant by `lean` degrees and turned by `turn`; `size` is the page's height in parts of the frame's. */
export function seenPage({
  width,
  height,
  size = 0.85,
  lean = 0,
  turn = 0,
  aspect = 1.414,
  dx = 0,
  dy = 0,
}: {
  width: number;
  height: number;
  size?: number;
  lean?: number;
  turn?: number;
  aspect?: number;
  dx?: number;
  dy?: number;
}): Quadrilateral {
  const focal = Math.max(width, height) * 0.9;
  const [tall, wide] = [size * height, (size * height) / aspect];
  const [sinL, cosL, sinT, cosT] = [
    Math.sin((lean * Math.PI) / 180),
    Math.cos((lean * Math.PI) / 180),
    Math.sin((turn * Math.PI) / 180),
    Math.cos((turn * Math.PI) / 180),
  ];
  const seen = ([x, y]: readonly [number, number]) => {
    const [turnedX, turnedY] = [x * cosT - y * sinT, x * sinT + y * cosT];
    const depth = focal - turnedY * sinL;
    return {
      x: width / 2 + dx * width + (turnedX * focal) / depth,
      y: height / 2 + dy * height + (turnedY * cosL * focal) / depth,
    };
  };
  return [
    seen([-wide / 2, -tall / 2]),
    seen([wide / 2, -tall / 2]),
    seen([wide / 2, tall / 2]),
    seen([-wide / 2, tall / 2]),
  ];
}

/** Numbers that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Draws the frame that a camera would give of this scene. */
export function drawFrame(scene: Scene = {}): GreyPicture {
  const {
    width = 320,
    height = 240,
    paper = 215,
    table = 95,
    grain = 10,
    noise = 2,
    blur = 0,
    light = 1,
    blank = false,
    page = "letter",
  } = scene;
  const corners = scene.corners ?? seenPage({ width, height });
  const onPage = homography(corners, [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ]);
  const print = blank ? () => 0 : ink[page];
  const drawn = new Float32Array(width * height);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = onPage;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      // Four samples to a point, as the cells of a camera gather light over their width.
      for (let part = 0; part < 4; part += 1) {
        const [px, py] = [x + (part % 2 === 0 ? 0.25 : 0.75), y + (part < 2 ? 0.25 : 0.75)];
        const depth = g * px + h * py + 1;
        const [u, v] = [(a * px + b * py + c) / depth, (d * px + e * py + f) / depth];
        if (u < 0 || v < 0 || u >= 1 || v >= 1) {
          sum += table + grain * Math.sin((px + py * 0.13) / 5 + 2 * Math.sin(py / 17));
          continue;
        }
        sum += paper * (1 - 0.85 * print(u, v));
        if (scene.glare)
          sum +=
            300 * Math.max(0, 1.3 - Math.hypot(u - scene.glare.u, (v - scene.glare.v) * 1.414) / scene.glare.radius);
      }
      drawn[y * width + x] = (sum / 4) * light;
    }
  }
  const smeared = blur > 0 ? smear(drawn, width, height, blur) : drawn;
  const random = dice(7);
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    const bell = random() + random() + random() + random() - 2;
    data[at] = Math.min(255, Math.max(0, (smeared[at] ?? 0) + bell * noise * 1.73));
  }
  return { data, width, height };
}

/** How dark a point of the page is, 0 to 1. A letter has about 45 lines with words of different lengths. */
const letter = (u: number, v: number): number => {
  if (u < 0.1 || u > 0.9 || v < 0.07 || v > 0.93) return 0;
  const line = Math.floor(v * 50);
  if ((v * 50) % 1 > 0.5 || line % 9 === 0 || u > 0.9 - ((line * 37) % 20) / 60) return 0;
  const word = Math.floor(u * 13 + ((line * 7) % 5) / 5);
  if ((u * 13 + ((line * 7) % 5) / 5) % 1 > 0.85) return 0;
  const stroke = (u * 260 + word * 0.37) % 1;
  const row = ((v * 50) % 1) * 4;
  return stroke < 0.45 || (Math.floor(row) + word) % 3 === 0 ? 1 : 0;
};

const ink = {
  letter,
  /** Boxes around everything, as on the authority's forms. */
  form: (u: number, v: number): number => {
    const box = u > 0.06 && u < 0.94 && v > 0.05 && v < 0.95;
    const rule = box && (Math.abs((v * 20) % 1) < 0.05 || u < 0.065 || u > 0.935 || Math.abs(u - 0.5) < 0.002);
    return rule ? 1 : letter(u, v);
  },
  /** A portrait, large words and a band of machine-readable lines. */
  card: (u: number, v: number): number => {
    if (u > 0.07 && u < 0.33 && v > 0.2 && v < 0.7) return 0.5 + 0.3 * Math.sin(u * 40) * Math.cos(v * 30);
    if (v > 0.78 && v < 0.95 && u > 0.05 && u < 0.95) return (v * 12) % 1 < 0.5 && (u * 60) % 1 < 0.55 ? 0.9 : 0;
    return u > 0.4 && u < 0.9 && v > 0.2 && v < 0.7 && (v * 12) % 1 < 0.4 && (u * 45) % 1 < 0.5 ? 0.9 : 0;
  },
} as const;

/** A bell-shaped smear, along rows and then along columns. */
function smear(from: Float32Array, width: number, height: number, deviation: number): Float32Array {
  const reach = Math.ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const along = (source: Float32Array, across: boolean) => {
    const target = new Float32Array(source.length);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let step = -reach; step <= reach; step += 1) {
          const at = across
            ? y * width + Math.min(width - 1, Math.max(0, x + step))
            : Math.min(height - 1, Math.max(0, y + step)) * width + x;
          sum += (source[at] ?? 0) * (weights[step + reach] ?? 0);
        }
        target[y * width + x] = sum / whole;
      }
    }
    return target;
  };
  return along(along(from, true), false);
}
