import { beforeAll, describe, expect, it } from "vitest";
import { drawnPortrait, type PortraitLook } from "../../../../tests/samples/identity/portrait.ts";
import { thresholdsInForce } from "../limits.ts";
import { createFaceApiReader } from "./faceApiReader.ts";
import type { FaceReader } from "./faceReader.ts";
import type { FaceMeasures } from "./measurePhoto.ts";
import { photoAskedFor, photoFindings } from "./photoFindings.ts";
import { measuredPhoto } from "./photoPicture.ts";

/** The models themselves, on drawn faces, in this process; facesOfPhoto.test.ts has them in a process of their own. */
let reader: FaceReader;
beforeAll(async () => {
  reader = await createFaceApiReader();
});

const measured = async (look: Partial<PortraitLook>) => await measuredPhoto(await drawnPortrait(look), reader, 1e7);
const faultsOf = async (look: Partial<PortraitLook>) => [
  ...new Set(photoFindings(await measured(look), thresholdsInForce().photo, photoAskedFor()).map(({ id }) => id)),
];
const faceOf = async (look: Partial<PortraitLook>): Promise<FaceMeasures> => {
  const { face } = await measured(look);
  if (!face) throw new Error("no face was found");
  return face;
};

describe("drawn photos", () => {
  it.each<[string, Partial<PortraitLook>, readonly string[]]>([
    ["another skin and hair", { skin: "#6b4630", hair: "#141010" }, []],
    ["fair, in front of light grey", { skin: "#ecc7ab", hair: "#a4783f", background: "#d9d9dc" }, []],
    ["beside the middle", { x: 0.36 }, ["digitalPhotoComposition"]],
    ["too few pixels", { width: 350, height: 450 }, ["digitalPhotoComposition"]],
    ["a square picture", { width: 1080 }, ["digitalPhotoComposition"]],
    ["in front of a dark wall", { background: "#6e6e70" }, ["digitalPhotoBackground"]],
    ["with a tilted head", { tilt: 15 }, ["digitalPhotoFullFace"]],
    ["with the camera at the back of a phone", { lens: "iPhone 15 back dual wide camera 5.96mm f/1.6" }, []],
    ["in a room, without anybody", { head: 0.02, y: 1.4, background: "room" }, ["digitalPhotoFullFace"]],
  ])("%s", async (_what, look, faults) => {
    expect(await faultsOf(look)).toEqual(faults);
  });

  it("of which the face fills all are cut, too large, and perhaps a selfie", async () => {
    expect(await faultsOf({ head: 1.15 })).toEqual(
      expect.arrayContaining(["digitalPhotoComposition", "digitalPhotoFullFace", "digitalPhotoSelfie"]),
    );
  });
});

describe("measures of a drawn face", () => {
  it.each([0.35, 0.8])("the head is as high as it was drawn (%d)", async (head) => {
    const { headHeight } = await faceOf({ head });
    expect(Math.abs(headHeight - head)).toBeLessThan(0.07);
  });

  it.each([-12, 8])("the tilt is the one drawn (%d degrees), and turns the nose to no side", async (tilt) => {
    const face = await faceOf({ tilt });
    expect(Math.abs(face.tilt - tilt)).toBeLessThan(4);
    expect(Math.abs(face.turned - 0.5)).toBeLessThan(0.05);
  });

  it("dark glasses are darker than the cheeks, eyes are not", async () => {
    expect((await faceOf({ sunglasses: true })).eyeLight).toBeLessThan(0.2);
    expect((await faceOf({ skin: "#6b4630" })).eyeLight).toBeGreaterThan(0.5);
  });
});
