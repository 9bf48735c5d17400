import type { Turn } from "../../text/box.ts";
import { limitsOf, thresholdsInForce } from "../../limits.ts";
import { fileKind } from "../../pages/fileKind.ts";
import type { ReadingError } from "../../reading.ts";
import { readingError } from "../../readingErrors.ts";
import type { FormSheet } from "../../showing/formSheets.ts";
import { FairTurns } from "../fairTurns.ts";
import { heicPicture, pixelsOfHeic } from "./heicPicture.ts";
import { LimitedChild } from "../limitedChild.ts";
import { pictureScript } from "../childArguments.ts";
import type { PictureReply, PictureRequest } from "./pictureProcess.ts";

export type PagesFound = Extract<PictureReply, { shows: unknown }>;
export type PageRefused = { readonly error: ReadingError | "noSuchPage" | "busy" };

export type FileToShow = {
  /** Who looks: people take turns. */
  readonly person: string;
  /** The same for the same bytes, and never used for others. */
  readonly key: string;
  /** Asked for only when the file is not open yet. */
  readonly open: () => Promise<{ readonly bytes: Buffer; readonly password?: string | undefined }>;
};

export type PagePictures = {
  /** The pages of a file: how many, how large, and whether they are its own. */
  pages(file: FileToShow): Promise<PagesFound | PageRefused>;
  /** One page as JPEG. */
  picture(
    file: FileToShow,
    draw: { readonly page: number; readonly width: number; readonly rotation: Turn },
  ): Promise<(PagesFound & { readonly jpeg: Uint8Array }) | PageRefused>;
  /** The pages of a dynamic form, to be drawn by whoever asks; null for any other file. */
  sheets(bytes: Uint8Array, person: string): Promise<readonly FormSheet[] | null | PageRefused>;
  close(): void;
};

const limits = { memoryMb: 660, wholeMs: 20_000, firstStepMs: 20_000, heicMs: 10_000 };
/** A file stays open in the process for this long after it was last looked at. */
const idleMs = 20_000;
const worksUntilReplaced = 200;
const mostWaiting = { mostOfOne: 40, mostOfAll: 400 };

/** One process that draws pages, started when there is something to draw and gone soon after. Nothing is kept. */
export function createPagePictures(onFault: (how: string) => void = () => undefined): PagePictures {
  const drawing = drawingProcess(onFault);
  const turns = new FairTurns(mostWaiting);
  const answer = async (file: FileToShow, draw: PictureRequest["draw"]): Promise<PictureReply> => {
    drawing.makeReady();
    const isOpen = drawing.holds(file.key);
    const opened = isOpen ? undefined : await file.open();
    const input = opened && (await asPicture(opened.bytes));
    if (input && "error" in input) return input;
    const sent = input
      ? { bytes: input.bytes, ...(opened?.password === undefined ? {} : { password: opened.password }) }
      : {};
    const reply = await drawing.ask({ key: file.key, ...sent, ...(draw ? { draw } : {}) });
    input?.bytes.fill(0);
    drawing.keep(file.key);
    return reply;
  };
  const queued = async (
    person: string,
    work: () => Promise<PictureReply>,
  ): Promise<PictureReply | { readonly error: "busy" }> => {
    const reply = await turns.take(person, work);
    return reply === "busy" ? { error: "busy" } : reply;
  };
  const shown = async (file: FileToShow, draw?: PictureRequest["draw"]): Promise<PagesFound | PageRefused> => {
    const reply = await queued(file.person, () => answer(file, draw));
    if ("error" in reply && reply.error === "notOpen") throw new Error("the process forgot the file that it had open");
    return reply as PagesFound | PageRefused;
  };
  return {
    pages: (file) => shown(file),
    picture: async (file, draw) => {
      const found = await shown(file, draw);
      if ("error" in found) return found;
      const { jpeg } = found;
      if (!jpeg) throw new Error("a page was drawn without a picture");
      return { ...found, jpeg };
    },
    sheets: async (bytes, person) => {
      const reply = await queued(person, () => {
        drawing.makeReady();
        return drawing.ask({ key: "", bytes, sheets: true });
      });
      return "sheets" in reply ? reply.sheets : (reply as PageRefused);
    },
    close: drawing.close,
  };
}

/** The process itself, with the file that is open in it. It is ended when idle, when worn and after a fault. */
function drawingProcess(onFault: (how: string) => void) {
  let child: LimitedChild<PictureRequest, PictureReply> | undefined;
  let openKey: string | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const drop = () => {
    child?.kill();
    child = undefined;
    openKey = undefined;
  };
  const ask = async (request: PictureRequest): Promise<PictureReply> => {
    child ??= new LimitedChild<PictureRequest, PictureReply>({
      script: pictureScript,
      ...limits,
      stepMs: () => limits.wholeMs,
    });
    const result = await child.work(request, () => undefined);
    idle = setTimeout(drop, idleMs).unref();
    if (result.kind === "done") return result.result;
    drop();
    if (result.kind === "timedOut" || result.kind === "tooComplex") return { error: readingError(result.kind) };
    onFault(result.kind === "fault" ? result.where : result.kind === "crashed" ? result.how : result.kind);
    return { error: readingError("readerFailed") };
  };
  const makeReady = () => {
    clearTimeout(idle);
    if (isClosed) throw new Error("no more pages are drawn");
    if (child?.isGone || (child?.worksDone ?? 0) >= worksUntilReplaced) drop();
  };
  return {
    ask,
    makeReady,
    holds: (key: string) => openKey === key,
    /** The file with this key stays open in the process, unless it is gone. */
    keep: (key: string) => {
      if (child) openKey = key;
    },
    close: () => {
      isClosed = true;
      clearTimeout(idle);
      drop();
    },
  };
}

/** HEIC photos become JPEGs in a process of their own (docs/adr/0030); all other files go as they are. */
async function asPicture(bytes: Buffer): Promise<{ readonly bytes: Uint8Array } | { readonly error: ReadingError }> {
  if (fileKind(bytes) !== "heic") return { bytes };
  const { maxPixels } = limitsOf(thresholdsInForce());
  if (pixelsOfHeic(bytes) > maxPixels) return { error: readingError("tooManyPixels", maxPixels / 1_000_000) };
  const result = await heicPicture(bytes, { timeout: limits.heicMs, memoryMb: limits.memoryMb });
  bytes.fill(0);
  if (result.kind === "picture") return { bytes: result.jpeg };
  return { error: readingError(result.kind === "aborted" ? "readerFailed" : result.kind) };
}
