import { fileTypeNotAllowed } from "@boreal/domain/vault/files/fileTypes";
import type { FileType } from "@boreal/domain/vault/page";
import { refusal, type Refusal } from "@boreal/domain/kernel/validation";

const endings: Record<FileType, readonly string[]> = {
  pdf: ["pdf"],
  jpg: ["jpg", "jpeg"],
  png: ["png"],
  tiff: ["tif", "tiff"],
  heic: ["heic", "heif"],
  doc: ["doc"],
  docx: ["docx"],
};

const mimes: Record<FileType, string> = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  tiff: "image/tiff",
  heic: "image/heic",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** What the file chooser offers. */
export const acceptList = (types: readonly FileType[]): string =>
  types.flatMap((type) => [mimes[type], ...endings[type].map((ending) => `.${ending}`)]).join(",");

/** The types as people name them: `PDF, JPG, PNG`. */
export const typeNames = (types: readonly FileType[]): string => types.map((type) => type.toUpperCase()).join(", ");

const typeOfName = (name: string): FileType | undefined => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return (Object.keys(endings) as FileType[]).find((type) => endings[type].includes(ending));
};

export const mimeOfName = (name: string): string => {
  const type = typeOfName(name);
  return type ? mimes[type] : "application/octet-stream";
};

/**
 * What can be seen before anything is sent, in the server's own sentences (server files/checks/refusals.ts). The largest size is
 * the server's setting; until it has told it, it refuses a larger file when it is announced, before a byte is sent.
 */
export function checkBeforeSending(
  file: { readonly name: string; readonly size: number },
  accepted: readonly FileType[],
  mostBytes?: number,
): Refusal | undefined {
  if (file.size === 0) {
    return refusal("FILE_EMPTY", {
      en: "This file is empty. Open it on your device to see whether it shows the document, then choose it again.",
      fr: "Ce fichier est vide. Ouvrez-le sur votre appareil pour voir s’il montre le document, puis choisissez-le de nouveau.",
    });
  }
  const type = typeOfName(file.name);
  if (type === undefined || !accepted.includes(type)) return fileTypeNotAllowed(accepted);
  if (mostBytes !== undefined && file.size > mostBytes) {
    return refusal(
      "FILE_TOO_LARGE",
      {
        en: "This file is larger than {megabytes} MB. Scan it at a lower resolution or split it into parts, then choose it again.",
        fr: "Ce fichier dépasse {megabytes} Mo. Numérisez-le à une résolution plus basse ou divisez-le en parties, puis choisissez-le de nouveau.",
      },
      { megabytes: Math.floor(mostBytes / (1024 * 1024)) },
    );
  }
  return undefined;
}
