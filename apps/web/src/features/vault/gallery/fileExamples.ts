import type { StatedFile } from "../file/FileState.tsx";
import { checkBeforeSending } from "../upload/uploadChecks.ts";
import type { ReadingProgress } from "../../../case/loading/useApplication.ts";
import type { UploadItem } from "../upload/uploads.ts";
import type { fileGalleryWords as text } from "./fileGallery.text.ts";

const megabyte = 1024 * 1024;
const place = { applicationId: "gallery", page: "gallery", slot: "gallery", person: "main" };

/** No upload has these numbers: pressing "Stop" here stops nothing. */
const onItsWay = (id: number, more: Partial<UploadItem>): UploadItem => ({
  id: -id,
  place,
  name: "passport.pdf",
  bytes: 2 * megabyte,
  sent: 0,
  state: "queued",
  ...more,
});

const refused = (id: number, name: string, size: number): UploadItem => {
  const refusal = checkBeforeSending({ name, size }, ["pdf", "jpg"], 50 * megabyte)?.text;
  return onItsWay(id, { name, bytes: size, state: "refused", ...(refusal ? { refusal } : {}) });
};

/** A file that is being sent, in each state that it passes through. */
export const uploadExamples: readonly { readonly name: keyof typeof text; readonly item: UploadItem }[] = [
  { name: "queued", item: onItsWay(1, {}) },
  { name: "partSent", item: onItsWay(2, { state: "sending", sent: 1.3 * megabyte }) },
  { name: "lineLost", item: onItsWay(3, { state: "waiting", sent: 1.3 * megabyte }) },
  { name: "allSent", item: onItsWay(4, { state: "done", sent: 2 * megabyte }) },
  {
    name: "replacing",
    item: onItsWay(5, { state: "sending", sent: megabyte, place: { ...place, replaces: "gallery" } }),
  },
  { name: "empty", item: refused(6, "scan.pdf", 0) },
  { name: "wrongType", item: refused(7, "letter.pages", megabyte) },
  { name: "tooLarge", item: refused(8, "photos.pdf", 90 * megabyte) },
];

type FileExample = {
  readonly name: keyof typeof text;
  readonly file: StatedFile;
  readonly progress?: ReadingProgress;
  /** Values are read where it lies, unless told otherwise. */
  readonly reads?: false;
};

const file = (state: StatedFile["state"], values: readonly (string | null)[] = []): StatedFile => ({
  state,
  filledForm: null,
  fields: values.map((value) => ({ value })),
});

/** A stored file in each state of its reading. */
export const fileExamples: readonly FileExample[] = [
  { name: "waiting", file: file("waiting") },
  { name: "reading", file: file("reading") },
  { name: "readingStage", file: file("reading"), progress: { stage: "quality", page: null, pages: null, ratio: 0.2 } },
  { name: "readingPage", file: file("reading"), progress: { stage: "text", page: 3, pages: 8, ratio: 0.4 } },
  { name: "read", file: file("read", ["2031-04-06"]) },
  { name: "typed", file: file("read", [null]) },
  { name: "nothingRead", file: file("read") },
  { name: "kept", file: file("read"), reads: false },
  { name: "notReadable", file: file("notReadable") },
  { name: "needsPassword", file: file("needsPassword") },
  { name: "damaged", file: file("damaged") },
  { name: "rejected", file: file("rejected") },
];
