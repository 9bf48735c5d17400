import { fileTypeNotAllowed } from "@boreal/domain/vault/files/fileTypes";
import { endings, mediaTypes, typeOfEnding, type FileType } from "@boreal/domain/kernel/fileType";
import { refusal, type Refusal } from "@boreal/domain/kernel/validation";

/** What the file chooser offers. */
export const acceptList = (types: readonly FileType[]): string =>
  types.flatMap((type) => [mediaTypes[type], ...endings[type]]).join(",");

/** The types as people name them: `PDF, JPG, PNG`. */
export const typeNames = (types: readonly FileType[]): string => types.map((type) => type.toUpperCase()).join(", ");

const typeOfName = (name: string) => typeOfEnding(/\.[^.]+$/.exec(name)?.[0] ?? "");

export const mimeOfName = (name: string): string => {
  const type = typeOfName(name);
  return type ? mediaTypes[type] : "application/octet-stream";
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
