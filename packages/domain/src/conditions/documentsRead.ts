import type { PersonRef } from "../caseFile/personRole.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { says } from "../caseFile/rule.ts";
import { isInOtherMoney } from "./money/documentValue.ts";
import { isFamilyApplication, isVisitorVisa, renewsVisaInCanada } from "./application/application.ts";

/** What was read in documents, as far as it spares a question (document 3 section 4.2). */

/** A value as text: reading gives an amount in digits, a person’s typed one is kept as a number. */
function textOf(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The newest value of a field that was read in, or typed from, a page's documents. */
export const readValue = (the: CaseReader, page: PageSlug, field: string, person?: PersonRef): string | undefined =>
  readWithFile(the, page, field, person)?.value;

/** The same, with the file in which it stands. */
export function readWithFile(
  the: CaseReader,
  page: PageSlug,
  field: string,
  person?: PersonRef,
): { readonly value: string; readonly fileId: string } | undefined {
  return the
    .documents(page, person)
    .flatMap((document) => {
      const value = isInOtherMoney(document, field) ? undefined : textOf(document.parsedValues?.[field]);
      return value === undefined ? [] : [{ value, fileId: document.fileId }];
    })
    .at(-1);
}

/** All these fields were read in one document of the page. */
export const wasRead = (the: CaseReader, page: PageSlug, fields: readonly string[], person?: PersonRef): boolean =>
  the
    .documents(page, person)
    .some(({ parsedValues }) => fields.every((field) => textOf(parsedValues?.[field]) !== undefined));

/** The visitor’s passport has a page of its own. */
const passportPage = (the: CaseReader): PageSlug =>
  isVisitorVisa.evaluate(the).holds ? "visitor-visa-visitor-passport" : "passport";

export const passportWasRead = says(
  "passportWasRead",
  { en: "your passport was already read", fr: "votre passeport a déjà été lu" },
  (the) => wasRead(the, passportPage(the), ["passportNumber", "passportExpiryDate", "passportIssueDate"]),
);

/** Document 3 section 5.3: "a certain document is uploaded", read as a passport whose country of birth was read. */
export const birthCountryWasRead = says(
  "birthCountryWasRead",
  { en: "your country of birth was read from a document", fr: "votre pays de naissance a été lu dans un document" },
  (the) => wasRead(the, passportPage(the), ["birthCountry"]),
);

/**
 * The family of a student, and who renews a visa from inside Canada, have no page for the letter of acceptance in their
 * vault, so it is not waited for.
 */
export const hasLetterPage = (the: CaseReader): boolean =>
  !isFamilyApplication.evaluate(the).holds && !renewsVisaInCanada.evaluate(the).holds;

export const schoolWasRead = says(
  "schoolWasRead",
  {
    en: "your letter of acceptance is uploaded and the school was read",
    fr: "votre lettre d’acceptation est téléversée et l’établissement y a été lu",
  },
  (the) => hasLetterPage(the) && wasRead(the, "letter-of-acceptance", ["schoolName"]),
);

export const programWasRead = says(
  "programWasRead",
  {
    en: "your letter of acceptance is uploaded and the program name was read",
    fr: "votre lettre d’acceptation est téléversée et le nom du programme y a été lu",
  },
  (the) => hasLetterPage(the) && wasRead(the, "letter-of-acceptance", ["programName"]),
);
