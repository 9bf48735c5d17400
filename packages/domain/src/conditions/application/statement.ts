import { liesOnPage, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { says } from "../../caseFile/rule.ts";
import { any } from "../../kernel/condition.ts";

/** Where the statement of purpose stands. */

export const statementIsConfirmed = says(
  "statementIsConfirmed",
  { en: "you confirmed the statement of purpose", fr: "vous avez confirmé la lettre de motivation" },
  (the) => the.application("confirmedSoP") === true,
);

export const lawyerUploadedStatement = says(
  "lawyerUploadedStatement",
  { en: "the lawyer uploaded the statement of purpose", fr: "l’équipe juridique a téléversé la lettre de motivation" },
  (the) => the.application("sopManuallyUploadedByLawyer") === true,
);

/** Document 3 section 4.4: from here on the applicant can only read it. */
export const statementIsSettled = any(statementIsConfirmed, lawyerUploadedStatement);

/** The files that are the statement now. The bytes of a file never change: another file is another statement. */
export const statementFilesOf = (documents: readonly UploadedDocument[]): readonly string[] =>
  documents.flatMap((document) => (liesOnPage(document, "study-plan") && !document.deletedAt ? [document.fileId] : []));

/** Whether who confirmed these files confirmed what lies here now. Without a list it was the team that recorded it. */
export const confirmsWhatIsHere = (confirmed: readonly string[] | null, here: readonly string[]): boolean =>
  confirmed === null || (confirmed.length === here.length && confirmed.every((fileId) => here.includes(fileId)));
