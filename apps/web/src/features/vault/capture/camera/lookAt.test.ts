import { describe, expect, it } from "vitest";
import { firstFault, type CheckName, type Finding } from "./checks.ts";
import type { GreyPicture } from "../page/greyPicture.ts";
import { closeness, lookAt, type View } from "./lookAt.ts";
import type { Size } from "../page/perspective.ts";
import { drawFrame, seenPage, type Scene } from "./testFrames.ts";

/** A phone held upright. */
const frame = { width: 720, height: 960 };
const page = (how: Omit<Parameters<typeof seenPage>[0], "width" | "height"> = {}): Scene => ({
  ...frame,
  corners: seenPage({ ...frame, size: 0.9, ...how }),
});

/** A part of a picture made smaller, as a canvas does it: each point the mean of those that it stands for. */
function drawn({ data, width, height }: GreyPicture, left: number, top: number, from: Size, to: Size): GreyPicture {
  const small = new Uint8Array(to.width * to.height);
  for (let y = 0; y < to.height; y += 1) {
    for (let x = 0; x < to.width; x += 1) {
      const [x0, x1] = [left + (x * from.width) / to.width, left + ((x + 1) * from.width) / to.width];
      const [y0, y1] = [top + (y * from.height) / to.height, top + ((y + 1) * from.height) / to.height];
      let [sum, count] = [0, 0];
      for (let row = Math.floor(y0); row < Math.max(Math.floor(y0) + 1, Math.round(y1)); row += 1) {
        for (let column = Math.floor(x0); column < Math.max(Math.floor(x0) + 1, Math.round(x1)); column += 1) {
          sum += data[Math.min(row, height - 1) * width + Math.min(column, width - 1)] ?? 0;
          count += 1;
        }
      }
      small[y * to.width + x] = sum / count;
    }
  }
  return { data: small, ...to };
}

const viewOf = (picture: GreyPicture): View => ({
  size: picture,
  whole: (size) => drawn(picture, 0, 0, picture, size),
  part: ({ left, top, side, points }) =>
    drawn(picture, left, top, { width: side, height: side }, { width: points, height: points }),
});

const lookAtScene = (scene: Scene, how: keyof typeof closeness = "film") =>
  lookAt(viewOf(drawFrame(scene)), closeness[how]);

describe("what is told of a picture", () => {
  it("of a good one: all is well", () => {
    const { findings } = lookAtScene(page());
    expect(findings).toEqual({
      corners: "good",
      light: "good",
      distance: "good",
      glare: "good",
      tilt: "good",
      sharpness: "good",
    });
    expect(firstFault(findings)).toBeUndefined();
  });

  const cases: readonly (readonly [string, Scene, CheckName, Finding])[] = [
    ["leant by 10 degrees", page({ lean: 10, size: 0.85 }), "tilt", "good"],
    ["leant by 22 degrees", page({ lean: 22, size: 0.7 }), "tilt", "leant"],
    ["turned by 8 degrees", page({ turn: 8, size: 0.75 }), "tilt", "good"],
    ["turned by 18 degrees", page({ turn: 18, size: 0.68 }), "tilt", "turned"],
    ["turned by a quarter", page({ aspect: 1 / 1.414, size: 0.48 }), "tilt", "good"],
    ["three quarters of the height", page({ size: 0.75 }), "distance", "good"],
    ["two fifths of the height", page({ size: 0.4 }), "distance", "tooFar"],
    ["out of the picture", page({ dx: 0.4 }), "corners", "cut"],
    ["no page", page({ dx: 5 }), "corners", "noPage"],
    ["in the light of one lamp", { ...page(), light: 0.55, noise: 5 }, "light", "good"],
    ["in the dark", { ...page(), light: 0.35, noise: 6 }, "light", "tooDark"],
    ["white paper in bright light mirrors nothing", { ...page(), paper: 253, noise: 3 }, "glare", "good"],
    ["a spot of the size of a letter", { ...page(), glare: { u: 0.4, v: 0.4, radius: 0.02 } }, "glare", "good"],
    [
      "a spot of the size of three words",
      { ...page(), glare: { u: 0.4, v: 0.4, radius: 0.06 } },
      "glare",
      "brightSpot",
    ],
    ["a spot over half of the page", { ...page(), glare: { u: 0.4, v: 0.4, radius: 0.35 } }, "glare", "brightSpot"],
    ["a little soft", { ...page(), blur: 0.6 }, "sharpness", "good"],
    ["smeared", { ...page(), blur: 2.5 }, "sharpness", "blurred"],
    ["smeared, and noisy", { ...page(), blur: 2.5, noise: 4 }, "sharpness", "blurred"],
    ["pale print in weak light is not blurred", { ...page(), light: 0.5 }, "sharpness", "good"],
    ["an empty sheet has nothing to be sharp", { ...page(), blank: true }, "sharpness", "unknown"],
  ];
  it.each(cases)("%s", (_, scene, check, finding) => {
    expect(lookAtScene(scene).findings[check]).toBe(finding);
  });

  it("the picture itself is also asked whether it has points enough", () => {
    expect(lookAtScene(page(), "picture").findings.distance).toBe("fewPoints");
    const large = { width: 900, height: 1250 };
    expect(lookAtScene({ ...large, corners: seenPage({ ...large, size: 0.95 }) }, "picture").findings.distance).toBe(
      "good",
    );
  });

  it("the first thing to put right is that the page is in view", () => {
    expect(firstFault(lookAtScene({ ...page({ dx: 0.4 }), light: 0.3, blur: 3 }).findings)).toBe("cut");
  });
});
