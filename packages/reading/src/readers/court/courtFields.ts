import { dateIn } from "../../fields/dateField.ts";
import { valueIn, type Found, type Parsed } from "../../fields/labelledValue.ts";
import type { SoughtField } from "../labelledReader.ts";
import { letterDate } from "../letterDate.ts";
import type { PageText } from "../reader.ts";

/** What papers of the Federal Court print: the number of the file, as the Court writes it, and a day. */

const fileNumber = /(?<![A-Z\d-])(?:IMM|T|A)-\d{1,5}-\d{2}(?![\d-])/;

function fileNumberIn(text: string): Parsed | undefined {
  const match = fileNumber.exec(text.toUpperCase().replaceAll(/[‐‑‒–—]/g, "-"));
  return match ? { value: match[0], from: match.index, to: match.index + match[0].length } : undefined;
}

/** Papers cite other cases: without a label the number counts only where no other stands. */
function onlyFileNumber(pages: readonly PageText[]): Found | undefined {
  const cells = pages.flatMap(({ lines }) => lines).flatMap((line) => line.cells);
  const found = cells.flatMap((cell) => valueIn(cell, fileNumberIn, { how: "unlabelled", start: 0, label: "" }) ?? []);
  const isOne = cells.every(({ text }) => (text.toUpperCase().match(/(?:IMM|T|A)-\d{1,5}-\d{2}/g) ?? []).length < 2);
  return isOne && new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

export const courtFileNumber: SoughtField = {
  name: "courtFileNumber",
  parse: fileNumberIn,
  labels: [
    /^\W*(?:court |our )?(?:file|docket) ?(?:number|no\b\.?|#)/,
    /^\W*(?:court file|docket|dossier(?: de la cour)?)(?=\W*(?::|$|imm-|\.\.))/,
    /^\W*(?:numero|no\b\.?|n°)\W{0,2}(?:de |du )?dossier(?: de la cour)?/,
  ],
  sentences: [
    /\b(?:in|under) (?:the )?(?:court )?file (?:number |no\.? )?(?<value>(?:imm|t|a)-\d{1,5}-\d{2})/,
    /\b(?:au|dans le|du) dossier (?:de la cour )?(?:numero |no\.? |n° )?(?<value>(?:imm|t|a)-\d{1,5}-\d{2})/,
  ],
  otherwise: onlyFileNumber,
};

/** The day on which the paper was filed, paid or sent. */
export const courtDate: SoughtField = {
  ...letterDate,
  labels: [
    /^\W*(?:date )?(?:filed|received|sent|paid)(?: on)?(?=\W*(?::|$|\d|\.\.))/,
    /^\W*(?:payment date|date (?:of (?:payment|filing|order)|filed|received|sent))/,
    /^\W*(?:depose|recu|envoye|paye)e? le\b|^\W*envoye(?=\W*:)/,
    /^\W*date (?:du (?:paiement|depot)|de (?:depot|reception|l'ordonnance))/,
    ...(letterDate.labels ?? []),
  ],
  parse: (text) => dateIn(text),
};
