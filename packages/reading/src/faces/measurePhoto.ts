import type { Box } from "../text/box.ts";
import type { ColourPicture, Face, Point } from "./faceReader.ts";

/** What is measured in a digital photo. Lengths are parts of the picture’s height or width, angles degrees, light 0..255. */
export type PhotoMeasures = {
  /** In pixels, as uploaded. */
  readonly width: number;
  readonly height: number;
  readonly frontCamera: boolean;
  readonly faces: readonly Box[];
  /** Of the largest face; `null` where there is none. */
  readonly face: FaceMeasures | null;
  readonly background: BackgroundMeasures | null;
};

export type FaceMeasures = {
  /** From chin to crown and all the width of the head, as far as the picture goes and beyond. */
  readonly head: Box;
  readonly headHeight: number;
  readonly crown: number;
  readonly chin: number;
  /** How far the middle of the face stands from the middle of the picture, of its width. */
  readonly offCentre: number;
  readonly tilt: number;
  /** Where the nose stands between the outer corners of the eyes: 0.5 for a face that looks straight ahead. */
  readonly turned: number;
  readonly faceWidth: number;
  /** Width of the nose for the width of the face: larger, the nearer the lens. */
  readonly noseWidth: number;
  readonly happy: number;
  /** Width of the mouth for the distance between the outer corners of the eyes, and how far it is open for its width. */
  readonly mouthWidth: number;
  readonly mouthOpen: number;
  readonly mouth: Box;
  /** Light of the eyes and what is around them for the light of the cheeks: dark glasses are far below 1. */
  readonly eyeLight: number;
  readonly eyes: Box;
};

export type BackgroundMeasures = {
  readonly light: number;
  /** Standard deviation of light and of each colour beside the head: 0 for one plain colour. */
  readonly unevenness: number;
  readonly places: readonly Box[];
};

type Named = { readonly width: number; readonly height: number; readonly frontCamera: boolean };

/** `original`: size and camera of the file, of which `picture` may be a smaller copy. */
export function measurePhoto(picture: ColourPicture, faces: readonly Face[], original: Named): PhotoMeasures {
  const largest = faces.toSorted((a, b) => b.box[3] - a.box[3])[0];
  const face = largest ? measureFace(picture, largest) : null;
  return {
    ...original,
    faces: faces.map(({ box }) => within(box)),
    face,
    background: face ? backgroundBeside(picture, face) : null,
  };
}

/** A crown is on no model’s list. Eyes stand in the middle of a head, so it is as far above them as the chin is below. */
const crownAboveEyes = 0.95;
/** A head is wider than what stands between its jaws, by ears and hair. */
const headMargin = 0.12;

function measureFace(picture: ColourPicture, { points, happy }: Face): FaceMeasures {
  const at = (index: number): Point => points[index] ?? [0, 0];
  const shape = picture.width / picture.height;
  // Distances are taken in heights of the picture, so that a turn does not change them.
  const square = ([x, y]: Point): Point => [x * shape, y];
  const apart = (one: number, other: number) => {
    const [[ax, ay], [bx, by]] = [square(at(one)), square(at(other))];
    return Math.hypot(ax - bx, ay - by);
  };
  const middle = (from: number, to: number): Point => {
    const some = points.slice(from, to + 1);
    return [mean(some.map(([x]) => x)), mean(some.map(([, y]) => y))];
  };
  const [left, right] = [middle(36, 41), middle(42, 47)];
  const eyes: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const jaw = at(8);
  const below = Math.hypot((jaw[0] - eyes[0]) * shape, jaw[1] - eyes[1]);
  const crown = eyes[1] - below * crownAboveEyes;
  const [jawLeft, jawRight] = [Math.min(at(0)[0], at(16)[0]), Math.max(at(0)[0], at(16)[0])];
  const faceWidth = jawRight - jawLeft;
  const margin = faceWidth * headMargin;
  const mouth = boundsOf(points.slice(48, 68), 0.2);
  const eyePlace = boundsOf([...points.slice(17, 27), ...points.slice(36, 48)], 0);
  return {
    head: within([jawLeft - margin, crown, faceWidth + 2 * margin, jaw[1] - crown]),
    headHeight: below * (1 + crownAboveEyes),
    crown,
    chin: jaw[1],
    offCentre: Math.abs((jawLeft + jawRight) / 2 - 0.5),
    tilt: (Math.atan2(right[1] - left[1], (right[0] - left[0]) * shape) * 180) / Math.PI,
    turned: along(square(at(36)), square(at(45)), square(at(30))),
    faceWidth,
    noseWidth: apart(31, 35) / (apart(0, 16) || 1),
    happy,
    mouthWidth: apart(48, 54) / (apart(36, 45) || 1),
    mouthOpen: apart(62, 66) / (apart(60, 64) || 1),
    mouth: within(mouth),
    eyeLight: eyeLight(picture, points),
    eyes: within(eyePlace),
  };
}

/** How far along the way from one place to another a third stands. */
function along([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  return ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

function boundsOf(points: readonly Point[], air: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return [left - width * air, top - height * air, width * (1 + 2 * air), height * (1 + 2 * air)];
}

/** The part of a box that lies on the picture. */
function within([left, top, width, height]: Box): Box {
  const [x, y] = [clamp(left), clamp(top)];
  return [x, y, Math.max(0, clamp(left + width) - x), Math.max(0, clamp(top + height) - y)];
}
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The light of both eyes, lids and what is just below, for the light of the cheeks beside the nose. */
function eyeLight(picture: ColourPicture, points: readonly Point[]): number {
  const eyes = [points.slice(36, 42), points.slice(42, 48)].map((eye) => lightIn(picture, [boundsOf(eye, 0.35)]).light);
  const at = (index: number): Point => points[index] ?? [0, 0];
  const cheek = (jaw: number, nose: number): Box => {
    const [x, y] = [(at(jaw)[0] + at(nose)[0]) / 2, at(nose)[1]];
    const size = Math.abs(at(16)[0] - at(0)[0]) * 0.08;
    return [x - size / 2, y - size / 2, size, size];
  };
  const cheeks = lightIn(picture, [cheek(2, 31), cheek(14, 35)]).light;
  return cheeks > 0 ? Math.max(...eyes) / cheeks : 1;
}

/** Beside the head from the upper edge to the mouth, with some room for hair; where that leaves little, the corner above. */
const hairMargin = 0.2;
const leastStrip = 0.04;
const corner = { width: 0.08, height: 0.25 };

function backgroundBeside(picture: ColourPicture, { head, mouth, faceWidth }: FaceMeasures): BackgroundMeasures {
  const margin = faceWidth * (hairMargin - headMargin);
  const bottom = Math.max(corner.height, mouth[1]);
  const [left, right] = [head[0] - margin, 1 - (head[0] + head[2] + margin)];
  const places: readonly Box[] = [
    left < leastStrip ? [0, 0, corner.width, corner.height] : [0, 0, left, bottom],
    right < leastStrip ? [1 - corner.width, 0, corner.width, corner.height] : [1 - right, 0, right, bottom],
  ];
  return { ...lightIn(picture, places), places };
}

function lightIn({ data, width, height }: ColourPicture, places: readonly Box[]) {
  let count = 0;
  const [sums, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const [left, top, wide, high] of places) {
    const [fromX, toX] = [Math.max(0, Math.floor(left * width)), Math.min(width, Math.ceil((left + wide) * width))];
    const [fromY, toY] = [Math.max(0, Math.floor(top * height)), Math.min(height, Math.ceil((top + high) * height))];
    for (let y = fromY; y < toY; y += 2)
      for (let x = fromX; x < toX; x += 2) {
        const start = (y * width + x) * 3;
        count += 1;
        for (let channel = 0; channel < 3; channel += 1) {
          const value = data[start + channel] ?? 0;
          sums[channel] = (sums[channel] ?? 0) + value;
          squares[channel] = (squares[channel] ?? 0) + value * value;
        }
      }
  }
  const means = sums.map((sum) => sum / (count || 1));
  const spread = squares.map((sum, at) => Math.sqrt(Math.max(0, sum / (count || 1) - (means[at] ?? 0) ** 2)));
  const [red = 0, green = 0, blue = 0] = means;
  return { light: 0.299 * red + 0.587 * green + 0.114 * blue, unevenness: Math.max(...spread) };
}
