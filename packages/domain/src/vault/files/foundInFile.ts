import type { Text } from "../../kernel/text.ts";

/**
 * What is found about a file is no value of a person: typing something else changes nothing in the file that the authority will
 * read. It is mended in the file, or a lawyer overrides the warning with a reason that stays on record (document 1 section 6).
 */

/** Found by reading alone, in whatever kind of file. */
const foundByReading: ReadonlySet<string> = new Set([
  "formNumber",
  "formEdition",
  "isValidated",
  "isSigned",
  "isApplicantComplete",
  "isFamilyComplete",
]);

/** Cannot be read reliably: somebody of the legal team looks at the file and says what is there. */
const seenByLegalTeam: ReadonlySet<string> = new Set(["isNotarized"]);

type ReadValues = Readonly<Record<string, unknown>>;

/** Of an edition that is known place by place the data was read: each value stands in it, and what was not read is missing there. Only then it is known whether it is signed. */
const isDataRead = (read: ReadValues): boolean => read["formNumber"] !== undefined && read["isSigned"] !== undefined;

export const isFoundInFile = (field: string, read: ReadValues): boolean =>
  foundByReading.has(field) || (isDataRead(read) && !seenByLegalTeam.has(field));

export const isSeenByLegalTeam = (field: string): boolean => seenByLegalTeam.has(field);

/** Whether a person may put a value beside the one that was read, or say one where nothing was read. */
export const mayBeCorrected = (field: string, read: ReadValues, by: { readonly isLegalTeam: boolean }): boolean =>
  seenByLegalTeam.has(field) ? by.isLegalTeam : !isFoundInFile(field, read);

/** Why a value stays as it was found. */
export const whyNotCorrected = (field: string): Text => (seenByLegalTeam.has(field) ? legalTeamLooks : mendTheFile);

const mendTheFile: Text = {
  en: "This was found in the file itself, so it is not corrected here. Change the file and add it again. If it is right as it is, a lawyer can say so.",
  fr: "Cela a été constaté dans le fichier lui-même et ne se corrige donc pas ici. Modifiez le fichier, puis ajoutez-le de nouveau. S’il convient tel quel, une avocate ou un avocat peut l’indiquer.",
};
const legalTeamLooks: Text = {
  en: "Your legal team looks at the file and says whether this is there. You do not need to do anything.",
  fr: "Votre équipe juridique regarde le fichier et indique si cela y figure. Vous n’avez rien à faire.",
};
