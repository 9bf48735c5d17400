/** The types that are accepted, by content. */
export type AcceptedMime =
  | "application/pdf"
  | "image/jpeg"
  | "image/png"
  | "image/tiff"
  | "image/heic"
  | "application/msword"
  | "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** What the first bytes say. `zip` needs a look inside before it is a Word document. */
export type Detected = AcceptedMime | "zip" | "ole" | undefined;

/** Bytes at the start of a file that `detectType` looks at. */
export const headBytes = 4096;

const starts = (head: Buffer, ...signature: readonly number[]) => signature.every((byte, at) => head[at] === byte);
const ascii = (head: Buffer, start: number, end: number) => head.toString("latin1", start, end);

const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);
/** Programs and pages that would win over a PDF mark further down. */
const otherBeginnings = /^(?:PK|MZ|GIF8|BM|#!|\x7fELF|\s*<(?:!doctype|html|script|svg|\?xml))/i;

/** Decides by magic bytes alone. Names and declared types are not asked. */
export function detectType(head: Buffer): Detected {
  if (starts(head, 0xff, 0xd8, 0xff)) return "image/jpeg";
  if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
  if (starts(head, 0x49, 0x49, 0x2a, 0x00) || starts(head, 0x4d, 0x4d, 0x00, 0x2a)) return "image/tiff";
  if (ascii(head, 4, 8) === "ftyp" && heicBrands.has(ascii(head, 8, 12))) return "image/heic";
  if (starts(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "ole";
  if (starts(head, 0x50, 0x4b, 0x03, 0x04)) return "zip";
  // The mark may stand anywhere in the first 1024 bytes (ISO 32000-1, annex H.3.4.1): old scanners write before it.
  const beginning = ascii(head, 0, 1024);
  if (beginning.includes("%PDF-") && !otherBeginnings.test(beginning)) return "application/pdf";
  return undefined;
}

const extensionsOf: Readonly<Record<AcceptedMime, readonly string[]>> = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg", ".jpe", ".jfif"],
  "image/png": [".png"],
  "image/tiff": [".tif", ".tiff"],
  "image/heic": [".heic", ".heif"],
  "application/msword": [".doc"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
};

const acceptedExtensions: ReadonlySet<string> = new Set(Object.values(extensionsOf).flat());

/** Whether a name promises a type that is accepted; tells "damaged or renamed" from "not a document". */
export function promisesAcceptedType(extension: string): boolean {
  return acceptedExtensions.has(extension);
}

/** The usual extension of a type, with its dot. */
export const usualExtension = (mime: AcceptedMime): string => extensionsOf[mime][0] ?? "";

/** The extensions of a type with their dots, the usual one first. */
export const extensionsFor = (mime: AcceptedMime): readonly string[] => extensionsOf[mime];

/** Pictures that are not accepted, by what each of them begins with; `undefined` for other names. */
const otherPictures: Readonly<Record<string, (head: Buffer, bytes: number) => boolean>> = {
  // After the screen and its colours comes an extension, a picture or the end (GIF89a section 15 on).
  ".gif": (head) => {
    const screen = head[10] ?? 0;
    const next = 13 + ((screen & 0x80) === 0 ? 0 : 3 * 2 ** ((screen & 7) + 1));
    return /^GIF8[79]a/.test(ascii(head, 0, 6)) && [0x21, 0x2c, 0x3b].includes(head[next] ?? 0);
  },
  ".bmp": (head, bytes) =>
    ascii(head, 0, 2) === "BM" &&
    head.length > 18 &&
    [bytes, 0].includes(head.readUInt32LE(2)) &&
    head.readUInt32LE(14) <= 124,
  ".webp": (head) => ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP",
};

/** Whether a name promises a picture that the content is not; nothing is said of names that promise anything else. */
export const isFalsePicture = (extension: string, head: Buffer, bytes: number): boolean =>
  otherPictures[extension]?.(head, bytes) === false;
