import type { Text } from "../../kernel/text.ts";
import { refusal, type Refusal } from "../../kernel/validation.ts";
import type { FileType } from "../../kernel/fileType.ts";

/** What slots take. Photographs of telephones (HEIC) are taken wherever a picture is; they are converted for viewing. */

export const scans: readonly FileType[] = ["pdf", "jpg", "png", "tiff", "heic"];

/** Papers that are often written in a word processor. */
export const scansAndTexts: readonly FileType[] = [...scans, "doc", "docx"];

/** Letters that the team or the applicant writes. */
export const letters: readonly FileType[] = ["pdf", "doc", "docx"];

/** Official forms: the validated file itself. */
export const officialForms: readonly FileType[] = ["pdf"];

export const pictures: readonly FileType[] = ["jpg", "png", "heic"];

/** The types as people name them. The two of the word processor are one to them. */
const names: Readonly<Record<FileType, string>> = {
  pdf: "PDF",
  jpg: "JPEG",
  png: "PNG",
  tiff: "TIFF",
  heic: "HEIC",
  doc: "Word",
  docx: "Word",
};

/** `PDF, JPEG or PNG`, `PDF, JPEG ou PNG`. */
function oneOf(types: readonly FileType[]): Text {
  const all = [...new Set(types.map((type) => names[type]))];
  const [last = "", ...before] = all.toReversed();
  const rest = before.toReversed().join(", ");
  return rest === "" ? { en: last, fr: last } : { en: `${rest} or ${last}`, fr: `${rest} ou ${last}` };
}

/** Whether photographs of paper serve here. A place for a PDF alone wants the file itself, such as a validated form. */
export const takesPhotographs = (types: readonly FileType[]): boolean =>
  types.includes("jpg") || (types.includes("pdf") && types.length > 1);

const isPicturesOnly = (types: readonly FileType[]): boolean =>
  types.every((type) => pictures.includes(type) || type === "tiff");

/** Said by browser and server alike: what this place takes, and nothing that it does not. */
export function fileTypeNotAllowed(accepted: readonly FileType[]): Refusal {
  const types = oneOf(accepted);
  return refusal(
    "FILE_TYPE_NOT_ALLOWED",
    isPicturesOnly(accepted)
      ? {
          en: `This kind of file cannot be used here. Save the picture as ${types.en}, then choose it again.`,
          fr: `Ce type de fichier ne peut pas être utilisé ici. Enregistrez la photo en ${types.fr}, puis choisissez-la de nouveau.`,
        }
      : {
          en: `This kind of file cannot be used here. Save the document as ${types.en}, then choose it again.`,
          fr: `Ce type de fichier ne peut pas être utilisé ici. Enregistrez le document en ${types.fr}, puis choisissez-le de nouveau.`,
        },
  );
}

const toSaveAgain: readonly FileType[] = ["pdf", "jpg", "png"];

/** The content is not what the name says: saved again as one of the plain types that this place takes. */
export function fileTypeMismatch(accepted: readonly FileType[]): Refusal {
  const types = oneOf(accepted.filter((type) => toSaveAgain.includes(type)));
  const what: Text = isPicturesOnly(accepted)
    ? { en: "the picture", fr: "la photo" }
    : { en: "the document", fr: "le document" };
  return refusal("FILE_TYPE_MISMATCH", {
    en: `The content of this file does not match its name. It may be damaged, or it may have been renamed. Save ${what.en} again as ${types.en}, then choose it again.`,
    fr: `Le contenu de ce fichier ne correspond pas à son nom. Il est peut-être endommagé ou a été renommé. Enregistrez de nouveau ${what.fr} en ${types.fr}, puis choisissez de nouveau le fichier.`,
  });
}
