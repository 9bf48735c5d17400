import { mediaTypes, typeOfContent, type FileType } from "@boreal/domain/kernel/fileType";

export type FileKind = FileType | "zip";

export const mimeOf: Readonly<Record<FileKind, string>> = { ...mediaTypes, zip: "application/zip" };

/** What the bytes are; the file's name is never asked. `undefined`: nothing that we take. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const content = typeOfContent(bytes);
  if (content === "ole") return "doc";
  return content === "zip" && isWordFile(bytes) ? "docx" : content;
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
