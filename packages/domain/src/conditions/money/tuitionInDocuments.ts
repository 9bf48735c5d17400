import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { liesInSlot, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import type { Cad } from "../../kernel/money.ts";
import { byDay, documentAmount, documentCurrency } from "./documentValue.ts";

/** The tuition of the first year as a paper says it, read and sure or confirmed by a person. */

/** The newest letter of acceptance that names it, else the newest invoice. The second letter is of another program. */
export function tuitionInDocuments(the: CaseReader): Cad | undefined {
  const letters = the
    .documents("letter-of-acceptance")
    .filter((letter) => !liesInSlot(letter, "secondLetterOfAcceptance"));
  return newestTuition(letters) ?? newestTuition(the.documents("tuition-invoice"));
}

function newestTuition(documents: readonly UploadedDocument[]): Cad | undefined {
  return documents
    .filter((document) => documentCurrency(document) === "CAD")
    .toSorted(byDay)
    .map((document) => documentAmount(document, "tuitionFees"))
    .findLast((fees) => fees !== undefined && fees > 0);
}

export const tuitionIsNotInDocuments = says(
  "tuitionIsNotInDocuments",
  {
    en: "no letter of acceptance or invoice shows the tuition of the first year",
    fr: "aucune lettre d’acceptation ni facture n’indique les droits de scolarité de la première année",
  },
  (the) => tuitionInDocuments(the) === undefined,
  {
    en: "a letter of acceptance or an invoice shows the tuition of the first year",
    fr: "une lettre d’acceptation ou une facture indique les droits de scolarité de la première année",
  },
);
