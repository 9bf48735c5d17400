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
