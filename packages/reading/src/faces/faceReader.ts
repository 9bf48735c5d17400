/** A place on a picture, in parts (0..1) of its width and height. */
export type Point = readonly [x: number, y: number];

/** One face as a model found it. */
export type Face = {
  readonly box: Box;
  /** How sure the model is that this is a face, 0..1. */
  readonly confidence: number;
  /** The 68 points of the face in the usual order (jaw 0-16, brows 17-26, nose 27-35, eyes 36-47, mouth 48-67). */
  readonly points: readonly Point[];
  /** How much the face looks happy to the model, 0..1. */
  readonly happy: number;
};

/** A decoded picture, three bytes a pixel. */
export type ColourPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Finds faces in a picture. Behind it stands one library, which another can replace (ADR 0168). */
export interface FaceReader {
  facesIn(picture: ColourPicture): Promise<readonly Face[]>;
}
import type { Box } from "../text/box.ts";
