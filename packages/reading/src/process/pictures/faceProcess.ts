import sharp from "sharp";
import { createFaceApiReader } from "../../faces/faceApiReader.ts";
import type { PhotoMeasures } from "../../faces/measurePhoto.ts";
import { measuredPhoto } from "../../faces/photoPicture.ts";
import { answerParent } from "../childProgram.ts";

// The program of a short-lived process that measures one digital photo and ends. The models are hungry and decide about nobody:
// only measures leave this process.

export type FaceRequest = { readonly bytes: Uint8Array; readonly maxPixels: number };

sharp.cache(false);
sharp.concurrency(1);
// The library greets on the console, to which nothing listens.
const reader = createFaceApiReader();

answerParent(async ({ bytes, maxPixels }: FaceRequest): Promise<PhotoMeasures> => {
  return await measuredPhoto(bytes, await reader, maxPixels);
});
