// The part of the library that is used. Its own types need those of tfjs, which is inside its bundle and not installed.
declare module "@vladmandic/face-api/dist/face-api.esm.js" {
  type Tensor = { dispose(): void };
  type WeightMap = Readonly<Record<string, Tensor>>;
  type Net = { loadFromWeightMap(weights: WeightMap): void };
  type Place = { readonly x: number; readonly y: number };
  type Found = {
    readonly detection: {
      readonly score: number;
      readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
    };
    readonly landmarks: { readonly positions: readonly Place[] };
    readonly expressions: { readonly happy: number };
  };
  type Detecting = { withFaceLandmarks(): { withFaceExpressions(): Promise<readonly Found[]> } };
  export const tf: {
    setBackend(name: "cpu"): Promise<boolean>;
    ready(): Promise<void>;
    tensor3d(values: Int32Array, shape: readonly [number, number, number], type: "int32"): Tensor;
    io: { decodeWeights(bytes: ArrayBuffer, specs: readonly object[]): WeightMap };
  };
  export const nets: { tinyFaceDetector: Net; faceLandmark68Net: Net; faceExpressionNet: Net };
  export class TinyFaceDetectorOptions {
    constructor(options: { inputSize: number; scoreThreshold: number });
  }
  export function detectAllFaces(picture: Tensor, options: TinyFaceDetectorOptions): Detecting;
}
