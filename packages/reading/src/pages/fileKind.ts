export type FileKind = "pdf" | "jpeg" | "png" | "tiff" | "heic" | "docx" | "doc" | "zip";

export const mimeOf: Readonly<Record<FileKind, string>> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
  tiff: "image/tiff",
  heic: "image/heic",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  zip: "application/zip",
};

/** The PDF header may stand behind other bytes, within the first 1024 (as Adobe's and all common viewers accept). */
const pdfHeaderWithin = 1024;

/** Brands of ISO base media files that hold HEIF pictures (ISO/IEC 23008-12 annex B). */
const heifBrands = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/** What the bytes are; the file's name is never asked. `undefined`: nothing that we take. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, pdfHeaderWithin + 8));
  const starts = (...values: number[]) => values.every((value, index) => head[index] === value);
  if (starts(0xff, 0xd8, 0xff)) return "jpeg";
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (starts(0x49, 0x49, 0x2a, 0x00) || starts(0x4d, 0x4d, 0x00, 0x2a)) return "tiff";
  if (head.toString("latin1", 4, 8) === "ftyp" && heifBrands.includes(head.toString("latin1", 8, 12))) return "heic";
  if (starts(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return "doc";
  // A file that is a program or a page first and a PDF further down is not taken for a PDF.
  if (starts(0x4d, 0x5a) || starts(0x7f, 0x45, 0x4c, 0x46) || starts(0x23, 0x21)) return undefined;
  if (starts(0x50, 0x4b, 0x03, 0x04)) return isWordFile(bytes) ? "docx" : "zip";
  if (head.includes("%PDF-")) return "pdf";
  return undefined;
}

const wordPart = /word\/document\d*\.xml/;

/** Names stand uncompressed in a ZIP directory, at its end. */
function isWordFile(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    view.includes("[Content_Types].xml") &&
    (wordPart.test(view.toString("latin1", Math.max(0, view.length - 200_000))) || view.includes("word/"))
  );
}
