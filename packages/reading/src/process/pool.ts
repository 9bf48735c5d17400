import { createHash } from "node:crypto";
import { limitsOf, thresholdsInForce } from "../limits.ts";
import { fileKind, mimeOf } from "../pages/fileKind.ts";
import { identity, type ReadInput } from "../readInput.ts";
import type { Reading, ReadingErrorCode, ReadingProgress, ReadingWithPrint } from "../reading.ts";
import { readingError, warningsOfError } from "../readingErrors.ts";
import type { OcrLanguage } from "../text/tesseractEngine.ts";
import { isPhotoOfPerson, measuresOfPhoto, withPhotoFaults } from "./pictures/facesOfPhoto.ts";
import { heicPicture, pixelsOfHeic } from "./pictures/heicPicture.ts";
import type { ChildResult } from "./limitedChild.ts";
import { startReaderChild, type ChildOptions, type ReaderChild, type Timeouts } from "./readerChild.ts";

export type PoolInput = {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly expectedTypes: readonly string[];
  readonly maxBytes?: number;
  readonly password?: string;
  readonly withPrint?: boolean;
  readonly onProgress?: (progress: ReadingProgress) => void;
  readonly signal?: AbortSignal;
};

/** For logs and metrics; never holds anything of a document. */
export type PoolEvent =
  | { readonly kind: "started"; readonly pid: number | undefined }
  | { readonly kind: "recycled" | "idleStopped" }
  | { readonly kind: "stopped"; readonly because: "timedOut" | "tooComplex" | "aborted" }
  | { readonly kind: "failed"; readonly how: string; readonly attempt: number };

export type PoolOptions = {
  /** Reader processes at the same time. */
  readonly size?: number;
  readonly timeouts?: Partial<Timeouts>;
  /** Resident memory, in MB, above which a reader process is killed. */
  readonly memoryMb?: number;
  readonly languages?: readonly OcrLanguage[];
  readonly onEvent?: (event: PoolEvent) => void;
};

export type ReaderPool = {
  /** The reading of one document. Rejects only when `signal` aborts (with its reason) or the pool is closed. */
  read(input: PoolInput): Promise<ReadingWithPrint>;
  /** Kills every reader process; documents being read are rejected. */
  close(): Promise<void>;
};

const defaultTimeouts: Timeouts = {
  document: 120_000,
  page: 20_000,
  open: 10_000,
  heic: 10_000,
  face: 30_000,
  idle: 180_000,
};
/** Ordinary scans and photos need up to 550 MB (measured by `bench/reading.ts`). */
const defaultMemoryMb = 660;
/** A process that measures a photo needs up to 200 MB (ADR 0168). */
const faceMemoryMb = 400;
/** A reader is replaced after this many documents, or when it stays this large between two. */
const recycleAfter = { documents: 50, memoryMb: 560 };
const attempts = 2;

/** Reader processes that are started when there is work, kept warm, and thrown away when in doubt. */
export function createReaderPool(options: PoolOptions = {}): ReaderPool {
  const childOptions: ChildOptions = {
    timeouts: { ...defaultTimeouts, ...options.timeouts },
    memoryMb: options.memoryMb ?? defaultMemoryMb,
    languages: options.languages ?? ["eng", "fra"],
  };
  const size = Math.max(1, options.size ?? 1);
  const tell = options.onEvent ?? (() => undefined);
  const closing = new AbortController();
  const slots = semaphore(size);
  const children = warmChildren(childOptions, closing.signal, tell);

  return {
    read: async (given) => {
      const signal = given.signal ? AbortSignal.any([given.signal, closing.signal]) : closing.signal;
      signal.throwIfAborted();
      await slots.take();
      try {
        signal.throwIfAborted();
        return await readGiven(given, { children, childOptions, signal, tell });
      } finally {
        slots.giveBack();
      }
    },
    close: async () => {
      closing.abort(new Error("the reader pool is closed"));
      children.killAll();
      await Promise.resolve();
    },
  };
}

type Reader = {
  readonly children: ReturnType<typeof warmChildren>;
  readonly childOptions: ChildOptions;
  readonly signal: AbortSignal;
  readonly tell: (event: PoolEvent) => void;
};

async function readGiven(given: PoolInput, reader: Reader): Promise<ReadingWithPrint> {
  const started = performance.now();
  const { onProgress: _, signal: __, ...input } = given;
  if (fileKind(input.bytes) !== "heic") return await readAndMeasure(input, given, { ...reader, started });
  const converted = await fromHeic(input, reader.childOptions, reader.signal, started);
  return "reading" in converted
    ? converted.reading
    : await readAndMeasure(converted.input, given, { ...reader, started });
}

/** The photo of a person is measured at the same time: a person waits for both. */
async function readAndMeasure(
  input: ReadInput,
  given: PoolInput,
  reader: Reader & { readonly started: number },
): Promise<ReadingWithPrint> {
  const limits = { timeout: reader.childOptions.timeouts.face, memoryMb: faceMemoryMb };
  const measuring = isPhotoOfPerson(input) ? measuresOfPhoto(input.bytes, limits, reader.signal) : undefined;
  const reading = await readWithRetry(input, given, reader);
  const measured = await measuring;
  if (measured === undefined || reading.outcome !== "read") return reading;
  if (measured.kind === "aborted") throw reader.signal.reason;
  if (measured.kind === "done") {
    const milliseconds = Math.round(performance.now() - reader.started);
    return { ...withPhotoFaults(reading, measured.result), milliseconds };
  }
  if (measured.kind === "timedOut" || measured.kind === "tooComplex")
    reader.tell({ kind: "stopped", because: measured.kind });
  else reader.tell({ kind: "failed", how: measured.kind === "fault" ? measured.where : measured.how, attempt: 1 });
  return reading;
}

/** A reader that fails is replaced, and the document is tried once more. */
async function readWithRetry(
  input: ReadInput,
  given: PoolInput,
  { children, signal, tell, started }: Reader & { readonly started: number },
): Promise<ReadingWithPrint> {
  let furthest = 0;
  const onProgress = (progress: ReadingProgress) => {
    furthest = Math.max(furthest, progress.ratio);
    given.onProgress?.({ ...progress, ratio: furthest });
  };
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const result = await children.read(input, onProgress, signal);
    if (result.kind === "done") return { ...result.result, milliseconds: Math.round(performance.now() - started) };
    if (result.kind === "aborted") throw signal.reason;
    if (result.kind === "timedOut" || result.kind === "tooComplex") {
      tell({ kind: "stopped", because: result.kind });
      return unread(input, { code: result.kind, outcome: "notReadable" }, started);
    }
    tell({ kind: "failed", how: result.kind === "fault" ? result.where : result.how, attempt });
  }
  return unread(input, { code: "readerFailed", outcome: "notReadable" }, started);
}

/** Lets so many through at a time; the others wait in the order in which they came. */
function semaphore(size: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const take = async () => {
    if (busy >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
  };
  const giveBack = () => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };
  return { take, giveBack };
}

/** Reader processes that wait for work. Worn ones are replaced, and idle ones end after a while. */
function warmChildren(options: ChildOptions, closing: AbortSignal, tell: (event: PoolEvent) => void) {
  const idle: { child: ReaderChild; timer: NodeJS.Timeout }[] = [];
  const take = (): ReaderChild => {
    for (let warm = idle.pop(); warm; warm = idle.pop()) {
      clearTimeout(warm.timer);
      if (!warm.child.isGone) return warm.child;
    }
    const child = startReaderChild(options);
    tell({ kind: "started", pid: child.pid });
    return child;
  };
  const giveBack = async (child: ReaderChild) => {
    if (child.isGone) return;
    const used = await child.memoryMb();
    if (closing.aborted || child.worksDone >= recycleAfter.documents || (used ?? 0) > recycleAfter.memoryMb) {
      child.kill();
      tell({ kind: "recycled" });
      return;
    }
    const stop = () => {
      const at = idle.findIndex((one) => one.child === child);
      if (at >= 0) idle.splice(at, 1);
      child.kill();
      tell({ kind: "idleStopped" });
    };
    idle.push({ child, timer: setTimeout(stop, options.timeouts.idle).unref() });
  };
  const read = async (
    input: ReadInput,
    onProgress: (progress: ReadingProgress) => void,
    signal: AbortSignal,
  ): Promise<ChildResult<ReadingWithPrint>> => {
    const child = take();
    try {
      return await child.work(input, onProgress, signal);
    } finally {
      await giveBack(child);
    }
  };
  const killAll = () => {
    for (const { child, timer } of idle.splice(0)) {
      clearTimeout(timer);
      child.kill();
    }
  };
  return { read, killAll };
}

/** The photo as a JPEG that a reader takes, or the reading that says why there is none. */
async function fromHeic(
  input: ReadInput,
  options: ChildOptions,
  signal: AbortSignal,
  started: number,
): Promise<{ input: ReadInput } | { reading: Reading }> {
  const limits = limitsOf(thresholdsInForce(), input.maxBytes);
  if (input.bytes.byteLength > limits.maxBytes)
    return {
      reading: unread(input, { code: "tooLarge", outcome: "rejected", limit: limits.maxBytes / 1_000_000 }, started),
    };
  if (pixelsOfHeic(input.bytes) > limits.maxPixels)
    return {
      reading: unread(
        input,
        { code: "tooManyPixels", outcome: "rejected", limit: limits.maxPixels / 1_000_000 },
        started,
      ),
    };
  const result = await heicPicture(input.bytes, { timeout: options.timeouts.heic, memoryMb: options.memoryMb }, signal);
  if (result.kind === "aborted") throw signal.reason;
  if (result.kind !== "picture")
    return { reading: unread(input, { code: result.kind, outcome: "notReadable" }, started) };
  const original = { sha256: result.sha256, mime: mimeOf.heic, bytes: input.bytes.byteLength };
  return { input: { ...input, bytes: result.jpeg, original } };
}

type WhyUnread = {
  readonly code: ReadingErrorCode;
  readonly outcome: "notReadable" | "rejected";
  readonly limit?: number;
};

function unread(input: ReadInput, { code, outcome, limit }: WhyUnread, started: number): Reading {
  const kind = fileKind(input.bytes);
  const original = input.original ?? {
    sha256: createHash("sha256").update(input.bytes).digest("hex"),
    mime: kind ? mimeOf[kind] : "application/octet-stream",
    bytes: input.bytes.byteLength,
  };
  const error = readingError(code, limit);
  return {
    ...identity({ ...input, original }, original.mime),
    pages: [],
    documentType: null,
    typeConfidence: 0,
    otherTypes: [],
    language: null,
    fields: {},
    warnings: warningsOfError(error),
    outcome,
    error,
    milliseconds: Math.round(performance.now() - started),
  };
}
