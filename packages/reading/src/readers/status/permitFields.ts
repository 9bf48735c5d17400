import { dateIn } from "../../fields/dateField.ts";
import { valueIn, type Found, type Parse, type Parsed } from "../../fields/labelledValue.ts";
import { clientNumber } from "../authority/clientNumber.ts";
import { bilingual } from "../bilingual.ts";
import type { SoughtField } from "../labelledReader.ts";
import type { PageText } from "../reader.ts";

/** What the permits of the authority (IMM 1442) have in common: every label stands in both languages. */

/** A letter and nine digits, as permits and visitor records are numbered. Applications are numbered alike. */
const number = /(?<![A-Z\d])([A-Z]) ?(\d{3}) ?(\d{3}) ?(\d{3})(?!\d)/;

function permitNumberIn(text: string): Parsed | undefined {
  const match = number.exec(text.toUpperCase());
  return match ? { value: match.slice(1).join(""), from: match.index, to: match.index + match[0].length } : undefined;
}

/** With these letters permits are numbered; applications begin with others. */
const firstLetters = /^[FU]/;

const ofPermit: Parse = (text) => {
  const found = permitNumberIn(text);
  return found && firstLetters.test(found.value) && found.to - found.from === text.trim().length ? found : undefined;
};

/** The number stands alone in a corner; two of them say nothing. */
function numberAlone(pages: readonly PageText[]): Found | undefined {
  const found = pages
    .flatMap(({ lines }) => lines)
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => valueIn(cell, ofPermit, { how: "unlabelled", start: 0, label: "" }) ?? []);
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

const documentNumber: SoughtField = {
  name: "documentNumber",
  parse: permitNumberIn,
  labels: [
    bilingual("doc(?:ument)?\\b\\.? ?(?:no\\b\\.?|number|id\\b|#)", "(?:no|n°|numero)\\W{0,2}(?:du |de )document"),
    bilingual("(?:permit|record) (?:no\\b\\.?|number|id\\b|#)", "(?:no|n°|numero)\\W{0,2}(?:du permis|de la fiche)"),
    /^\W*(?:no|n°|number|numero)\b\.?(?=\W*[a-z] ?\d{3})/,
  ],
  otherwise: numberAlone,
};

const issueDate: SoughtField = {
  name: "issueDate",
  parse: dateIn,
  labels: [
    bilingual("date issued|issued(?: on)?", "date de delivrance|delivree? le"),
    bilingual("date of issue|issue date", "date de delivrance|delivree? le"),
  ],
};

/** `name`: an end that is a study permit's stands under a name of its own. */
const expiry = (name: "expiryDate" | "studyPermitExpiryDate"): SoughtField => ({
  name,
  parse: dateIn,
  labels: [
    bilingual("expiry date|date of expiry|expires(?: on)?", "date d'expiration|date d'echeance|expire le"),
    bilingual("valid until|valid to", "valide? jusqu'au|valable jusqu'au"),
  ],
});

export const permitFields = (end: "expiryDate" | "studyPermitExpiryDate"): readonly SoughtField[] => [
  clientNumber,
  documentNumber,
  issueDate,
  expiry(end),
];
