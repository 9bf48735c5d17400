import { photoAskedFor, photoFindings } from "../../faces/photoFindings.ts";
import type { PhotoMeasures } from "../../faces/measurePhoto.ts";
import { limitsOf, thresholdsInForce } from "../../limits.ts";
import { fileKind } from "../../pages/fileKind.ts";
import type { ReadInput } from "../../readInput.ts";
import type { Reading } from "../../reading.ts";
import { faceScript } from "../childArguments.ts";
import { LimitedChild, type ChildResult } from "../limitedChild.ts";
import type { FaceRequest } from "./faceProcess.ts";

export type FaceLimits = { readonly timeout: number; readonly memoryMb: number };

const pictures: ReadonlySet<string | undefined> = new Set(["jpg", "png", "tiff"]);

/** Whether the file is asked for as the photo of a person, and is a picture. */
export const isPhotoOfPerson = ({ expectedTypes, bytes }: ReadInput): boolean =>
  expectedTypes.length === 1 && expectedTypes[0] === "DigitalPhoto" && pictures.has(fileKind(bytes));

/** Measures one photo in a process of its own, which ends afterwards. */
export async function measuresOfPhoto(
  bytes: Uint8Array,
  limits: FaceLimits,
  signal?: AbortSignal,
): Promise<ChildResult<PhotoMeasures>> {
  const { timeout } = limits;
  const child = new LimitedChild<FaceRequest, PhotoMeasures>({
    script: faceScript,
    memoryMb: limits.memoryMb,
    wholeMs: timeout,
    firstStepMs: timeout,
    stepMs: () => timeout,
  });
  try {
    const { maxPixels } = limitsOf(thresholdsInForce());
    return await child.work({ bytes, maxPixels }, () => undefined, signal);
  } finally {
    child.kill();
  }
}

/**
 * The reading with the faults of the photo. Where the face was found, its background is judged as that of a face, and no longer
 * as what lies around a page. A photo that could not be measured keeps its reading as it is: nothing is said of it.
 */
export const withPhotoFaults = (reading: Reading, measures: PhotoMeasures): Reading => ({
  ...reading,
  warnings: [
    ...reading.warnings.filter(({ id }) => measures.face === null || id !== "excessiveBackground"),
    ...photoFindings(measures, thresholdsInForce().photo, photoAskedFor()),
  ],
});
