import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { ColourPicture, Face, FaceReader } from "./faceReader.ts";

/** The picture as the detector sees it. Faces of portraits are large: more finds no more and takes longer. */
const detectorSide = 320;
/** Below this a found face is none. Made-up and public portraits are found with 0.5 and more (ADR 0168). */
const leastConfidence = 0.45;

type Library = typeof import("@vladmandic/face-api/dist/face-api.esm.js");

/**
 * The bundle of the library takes Node for a browser that lacks its parts, unless there is a window while it is loaded. It asks
 * nothing of the window afterwards, and other libraries take a process with one for a browser.
 */
async function load(): Promise<Library> {
  Object.assign(globalThis, { window: { document: {} } });
  try {
    return await import("@vladmandic/face-api/dist/face-api.esm.js");
  } finally {
    Reflect.deleteProperty(globalThis, "window");
  }
}

const folder = path.join(
  path.dirname(fileURLToPath(import.meta.resolve("@vladmandic/face-api/package.json"))),
  "model",
);

type Manifest = readonly [{ readonly weights: readonly object[]; readonly paths: readonly [string] }];

/** The weights lie in the package; nothing is fetched. */
async function weightsOf({ tf }: Library, model: string) {
  const manifest = await readFile(path.join(folder, `${model}-weights_manifest.json`), "utf8");
  const [{ weights, paths }] = JSON.parse(manifest) as Manifest;
  const bytes = await readFile(path.join(folder, paths[0]));
  return tf.io.decodeWeights(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), weights);
}

/** Starts the library on the processor alone, with its three small models. To be called in a process of its own. */
export async function createFaceApiReader(): Promise<FaceReader> {
  const library = await load();
  const { tf, nets } = library;
  await tf.setBackend("cpu");
  await tf.ready();
  nets.tinyFaceDetector.loadFromWeightMap(await weightsOf(library, "tiny_face_detector_model"));
  nets.faceLandmark68Net.loadFromWeightMap(await weightsOf(library, "face_landmark_68_model"));
  nets.faceExpressionNet.loadFromWeightMap(await weightsOf(library, "face_expression_model"));
  return { facesIn: (picture) => facesIn(library, picture) };
}

async function facesIn(library: Library, { data, width, height }: ColourPicture): Promise<readonly Face[]> {
  const picture = library.tf.tensor3d(new Int32Array(data), [height, width, 3], "int32");
  const options = new library.TinyFaceDetectorOptions({ inputSize: detectorSide, scoreThreshold: leastConfidence });
  try {
    const found = await library.detectAllFaces(picture, options).withFaceLandmarks().withFaceExpressions();
    return found.map(({ detection: { box, score }, landmarks, expressions }) => ({
      box: [box.x / width, box.y / height, box.width / width, box.height / height],
      confidence: score,
      points: landmarks.positions.map(({ x, y }) => [x / width, y / height]),
      happy: expressions.happy,
    }));
  } finally {
    picture.dispose();
  }
}
