import { describe, expect, it } from "vitest";
import { thresholdsInForce } from "../limits.ts";
import type { FaceMeasures, PhotoMeasures } from "./measurePhoto.ts";
import { photoAskedFor, photoFindings } from "./photoFindings.ts";

const rightFace: FaceMeasures = {
  head: [0.2, 0.12, 0.6, 0.75],
  headHeight: 0.75,
  crown: 0.12,
  chin: 0.87,
  offCentre: 0.01,
  tilt: 1,
  turned: 0.5,
  faceWidth: 0.63,
  noseWidth: 0.16,
  happy: 0.02,
  mouthWidth: 0.55,
  mouthOpen: 0.03,
  mouth: [0.4, 0.7, 0.2, 0.08],
  eyeLight: 0.75,
  eyes: [0.3, 0.4, 0.4, 0.1],
};
const right: PhotoMeasures = {
  width: 840,
  height: 1080,
  frontCamera: false,
  faces: [[0.2, 0.2, 0.6, 0.6]],
  face: rightFace,
  background: { light: 240, unevenness: 3, places: [[0, 0, 0.15, 0.7]] },
};
const day = new Date(2026, 10, 20);
const found = (photo: Partial<PhotoMeasures>, face: Partial<FaceMeasures> = {}) =>
  photoFindings(
    { ...right, face: { ...rightFace, ...face }, ...photo },
    thresholdsInForce(day).photo,
    photoAskedFor(day),
  ).map(({ id, because }) => `${id}: ${because.en}`);

describe("what is said of a photo by its measures", () => {
  it("nothing of one that is as asked, nor just within the limits", () => {
    expect(found({})).toEqual([]);
    expect(found({ width: 420, height: 540 })).toEqual([]);
    expect(found({ width: 800, height: 1050 })).toEqual([]);
    expect(found({}, { headHeight: 0.62 })).toEqual([]);
    expect(found({}, { headHeight: 0.84, chin: 0.96 })).toEqual([]);
    expect(found({}, { tilt: -10, turned: 0.61, offCentre: 0.12 })).toEqual([]);
    expect(found({ background: { light: 151, unevenness: 25, places: [] } })).toEqual([]);
    // Closed lips that look glad, and lips apart in a calm face: public specimens that were accepted look so.
    expect(found({}, { happy: 0.99, mouthWidth: 0.64 })).toEqual([]);
    expect(found({}, { happy: 0.01, mouthOpen: 0.23 })).toEqual([]);
  });

  it.each<[string, Partial<PhotoMeasures>, Partial<FaceMeasures>, readonly string[]]>([
    [
      "too narrow",
      { width: 419 },
      {},
      ["digitalPhotoComposition: This photo is too small: 419 x 1080. At least 420 x 540 pixels are asked for."],
    ],
    [
      "as phones take them",
      { width: 810 },
      {},
      [
        "digitalPhotoComposition: This photo has the wrong shape: 810 x 1080. Its sides should be as 35 to 45: for this height, about 840 wide.",
      ],
    ],
    [
      "two people",
      { faces: [...right.faces, [0.7, 0.3, 0.1, 0.1]] },
      {},
      ["digitalPhotoComposition: 2 faces were found. Only one person may be in the photo."],
    ],
    [
      "a small head",
      {},
      { headHeight: 0.5 },
      ["digitalPhotoComposition: From chin to crown the head takes about 50% of the height; 69 to 80% are asked for."],
    ],
    [
      "the whole body, and not the small head besides",
      {},
      { headHeight: 0.15, crown: 0.08, chin: 0.23 },
      ["digitalPhotoFullBody: The head takes only 15% of the height, and much of the body is in the picture."],
    ],
    [
      "a head that is cut",
      {},
      { crown: -0.02 },
      ["digitalPhotoFullFace: The head reaches the edge of the picture, so a part of it is cut off."],
    ],
    [
      "a face that looks aside",
      {},
      { turned: 0.3 },
      ["digitalPhotoFullFace: The head is turned to one side: the nose is 20% away from the middle between the eyes."],
    ],
    [
      "dark glasses",
      {},
      { eyeLight: 0.1 },
      ["digitalPhotoFullFace: The eyes cannot be seen: what is over them is much darker than the cheeks."],
    ],
    [
      "a patterned wall",
      { background: { light: 200, unevenness: 44, places: [] } },
      {},
      [
        "digitalPhotoBackground: The background is not of one colour: it varies by 44 of 255, and up to 25 counts as plain.",
      ],
    ],
    [
      "a wide smile",
      {},
      { happy: 0.95, mouthWidth: 0.7 },
      [
        "digitalPhotoSmile: The face looks as if it smiled (measured: happy 95 of 100, the width of the mouth 70% of the distance between the eyes). Please check.",
      ],
    ],
    [
      "teeth",
      {},
      { happy: 0.6, mouthOpen: 0.15 },
      [
        "digitalPhotoSmile: The face looks as if it smiled (measured: happy 60 of 100, the width of the mouth 55% of the distance between the eyes). Please check.",
      ],
    ],
    [
      "a very near face",
      {},
      { faceWidth: 0.9 },
      [
        "digitalPhotoSelfie: The face takes 90% of the width, as when the camera is held at arm’s length. Please check.",
      ],
    ],
  ])("%s", (_what, photo, face, said) => {
    expect(found(photo, face)).toEqual(said);
  });

  it("no face at all is said as such, and nothing is said of its background", () => {
    expect(
      photoFindings(
        { ...right, faces: [], face: null, background: null },
        thresholdsInForce(day).photo,
        photoAskedFor(day),
      ).map(({ because }) => because.en),
    ).toEqual(["No face was found in the picture."]);
  });

  it("where the authority’s table has no row, nothing is said of size and proportions", () => {
    expect(photoFindings({ ...right, width: 100, height: 100 }, thresholdsInForce(day).photo, undefined)).toEqual([]);
  });
});
