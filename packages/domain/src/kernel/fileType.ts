/** The types of files that are taken. Server, reader and browser ask here: one place says what a file is. */
export type FileType = "pdf" | "jpg" | "png" | "tiff" | "heic" | "doc" | "docx";

export const mediaTypes = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  tiff: "image/tiff",
  heic: "image/heic",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const satisfies Readonly<Record<FileType, string>>;

export type MediaType = (typeof mediaTypes)[FileType];

/** What names of each type end in, with the dot, the usual ending first. */
export const endings: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  pdf: [".pdf"],
  jpg: [".jpg", ".jpeg", ".jpe", ".jfif"],
  png: [".png"],
  tiff: [".tif", ".tiff"],
  heic: [".heic", ".heif"],
  doc: [".doc"],
  docx: [".docx"],
};

const types = Object.keys(endings) as readonly FileType[];

/** The type that an ending promises, in whatever case it is written. */
export function typeOfEnding(ending: string): FileType | undefined {
  const given = ending.toLowerCase();
  return types.find((type) => endings[type].includes(given));
}

/** None for a media type that is not taken. */
export function endingsOfMedia(media: string): readonly string[] {
  const type = types.find((each) => mediaTypes[each] === media);
  return type ? endings[type] : [];
}

/** What the first bytes say. `zip` and `ole` need a look inside before they are a Word document. */
export type Content = Exclude<FileType, "doc" | "docx"> | "zip" | "ole";

/** How many bytes from the start of a file `typeOfContent` looks at. */
export const headBytes = 1024;

/** Brands of ISO base media files that hold HEIF pictures (ISO/IEC 23008-12 annex B). */
const heifBrands: readonly string[] = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];
/** Programs and pages that would win over a PDF mark further down. */
const otherBeginnings = /^(?:PK|MZ|GIF8|BM|#!|\x7fELF|\s*<(?:!doctype|html|script|svg|\?xml))/i;

/** Decides by the bytes alone: names and declared types are not asked. `undefined`: nothing that is taken. */
export function typeOfContent(bytes: Uint8Array): Content | undefined {
  const starts = (...signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(0xff, 0xd8, 0xff)) return "jpg";
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (starts(0x49, 0x49, 0x2a, 0x00) || starts(0x4d, 0x4d, 0x00, 0x2a)) return "tiff";
  if (latin1(bytes, 4, 8) === "ftyp" && heifBrands.includes(latin1(bytes, 8, 12))) return "heic";
  if (starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "ole";
  if (starts(0x50, 0x4b, 0x03, 0x04)) return "zip";
  // The mark may stand anywhere in the first 1024 bytes (ISO 32000-1, annex H.3.4.1): old scanners write before it.
  const beginning = latin1(bytes, 0, headBytes);
  return beginning.includes("%PDF-") && !otherBeginnings.test(beginning) ? "pdf" : undefined;
}

const latin1 = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
