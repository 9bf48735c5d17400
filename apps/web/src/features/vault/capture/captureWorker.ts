import type { Answered, Asked, Answers, Question, Seen } from "./captureMessages.ts";
import { greyOf } from "./page/greyPicture.ts";
import { closeness, fitted, lookAt, type View } from "./camera/lookAt.ts";
import { straightened, straightSize, type Size } from "./page/perspective.ts";
import type { Quadrilateral } from "@boreal/domain/kernel/geometry/quadrilateral";
import type { Taken } from "./shots.ts";

/** Looks at pictures and works them beside the page, which stays free to answer fingers and keys. */
const worker = globalThis as unknown as {
  postMessage(answered: Answered): void;
  addEventListener(kind: "message", listener: (event: MessageEvent<Asked>) => void): void;
};

/** Long sides in points, of the source that is kept and of the picture that is sent. */
const sides = { source: 4096, sent: 3000 };
const qualities = { source: 0.95, sent: [0.85, 0.75, 0.65, 0.55, 0.45] };
/** When even the lowest quality is too large, the picture becomes smaller by this. */
const smaller = 0.8;

type Drawable = ImageBitmap | VideoFrame;

const sizeOf = (picture: Drawable): Size =>
  "displayWidth" in picture
    ? { width: picture.displayWidth, height: picture.displayHeight }
    : { width: picture.width, height: picture.height };

function canvasOf({ width, height }: Size): {
  readonly canvas: OffscreenCanvas;
  readonly drawing: OffscreenCanvasRenderingContext2D;
} {
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext("2d", { willReadFrequently: true, alpha: false });
  if (!drawing) throw new Error("the browser gives no canvas to a worker");
  drawing.imageSmoothingQuality = "medium";
  return { canvas, drawing };
}

const viewOf = (picture: OffscreenCanvas): View => ({
  size: picture,
  whole: (wanted) => {
    const { drawing } = keptCanvas("whole", wanted);
    drawing.drawImage(picture, 0, 0, wanted.width, wanted.height);
    return greyOf(drawing.getImageData(0, 0, wanted.width, wanted.height));
  },
  part: ({ left, top, side, points }) => {
    const { drawing } = keptCanvas("part", { width: points, height: points });
    drawing.drawImage(picture, left, top, side, side, 0, 0, points, points);
    return greyOf(drawing.getImageData(0, 0, points, points));
  },
});

const kept = new Map<string, ReturnType<typeof canvasOf>>();

/** The canvas of last time, if it has the size: eight frames a second would leave many behind. */
function keptCanvas(use: "frame" | "whole" | "part", { width, height }: Size): ReturnType<typeof canvasOf> {
  const before = kept.get(use);
  if (before?.canvas.width === width && before.canvas.height === height) return before;
  const made = canvasOf({ width, height });
  kept.set(use, made);
  return made;
}

function seenIn(frame: Drawable): Seen {
  const begun = performance.now();
  const size = sizeOf(frame);
  // Drawn once: a frame of a film is unpacked anew whenever it is drawn.
  const { canvas, drawing } = keptCanvas("frame", size);
  drawing.drawImage(frame, 0, 0);
  frame.close();
  const { corners, findings } = lookAt(viewOf(canvas), closeness.film);
  return { size, ...(corners ? { corners } : {}), findings, milliseconds: performance.now() - begun };
}

async function taken(picture: Drawable | Blob): Promise<Taken> {
  const whole =
    picture instanceof Blob ? await createImageBitmap(picture, { imageOrientation: "from-image" }) : picture;
  const size = fitted(sizeOf(whole), sides.source);
  const { canvas, drawing } = canvasOf(size);
  drawing.drawImage(whole, 0, 0, size.width, size.height);
  whole.close();
  const { corners, isCut, findings } = lookAt(viewOf(canvas), closeness.picture);
  // Drawn anew, the picture carries nothing of what the camera wrote beside it: no place, no device, no time.
  const source = await canvas.convertToBlob({ type: "image/jpeg", quality: qualities.source });
  return { source, ...size, findings, ...(corners && !isCut ? { corners } : {}) };
}

async function finished({
  taken: { source, corners },
  treatment,
  mostBytes,
}: Extract<Question, { kind: "finish" }>): Promise<Blob> {
  const whole = await createImageBitmap(source);
  const size: Size = { width: whole.width, height: whole.height };
  const { canvas, drawing } = canvasOf(size);
  drawing.drawImage(whole, 0, 0);
  whole.close();
  const upright = corners && treatment.straighten ? straightIn(drawing, size, corners) : canvas;
  for (let scale = 1; ; scale *= smaller) {
    const turned = turnedBy(upright, treatment.quarterTurns, sides.sent * scale);
    for (const quality of qualities.sent) {
      const blob = await turned.convertToBlob({ type: "image/jpeg", quality });
      if (blob.size <= mostBytes || scale < 0.2) return blob;
    }
  }
}

function straightIn(drawing: OffscreenCanvasRenderingContext2D, size: Size, corners: Quadrilateral): OffscreenCanvas {
  const page = straightened(
    drawing.getImageData(0, 0, size.width, size.height),
    corners,
    straightSize(corners, size, sides.sent),
  );
  const { canvas, drawing: onto } = canvasOf(page);
  onto.putImageData(new ImageData(page.data, page.width, page.height), 0, 0);
  return canvas;
}

function turnedBy(picture: OffscreenCanvas, quarterTurns: number, longest: number): OffscreenCanvas {
  const { width, height } = fitted(picture, longest);
  const isAcross = quarterTurns % 2 !== 0;
  const { canvas, drawing } = canvasOf(isAcross ? { width: height, height: width } : { width, height });
  drawing.translate(canvas.width / 2, canvas.height / 2);
  drawing.rotate((quarterTurns * Math.PI) / 2);
  drawing.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}

function answerTo(question: Question): Answers[keyof Answers] | Promise<Answers[keyof Answers]> {
  switch (question.kind) {
    case "frame":
      return seenIn(question.frame);
    case "taken":
      return taken(question.picture);
    case "finish":
      return finished(question);
  }
}

worker.addEventListener("message", ({ data: { id, question } }) => {
  void (async () => {
    try {
      worker.postMessage({ id, answer: await answerTo(question) });
    } catch (fault) {
      worker.postMessage({ id, fault: String(fault) });
    }
  })();
});
