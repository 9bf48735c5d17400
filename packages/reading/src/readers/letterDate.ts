import { dateIn } from "../fields/dateField.ts";
import { valueIn, type Found } from "../fields/labelledValue.ts";
import type { Line } from "../text/lines.ts";
import { plain } from "../text/plainText.ts";
import type { SoughtField } from "./labelledReader.ts";
import type { PageText } from "./reader.ts";

/** The part of the first page in which a letter carries its date without a label. */
const head = 0.35;
/** A place may stand before it: "Exampleville, March 4, 2026". */
const mostBesides = 25;
const ofSomethingElse =
  /\b(?:date|birth|naissance|expir\w*|valid\w*|until|due|echeance|start|debut|fin|end|test|exam(?:en|ination)?|issued?|paid|period\w*)\b/;

/** The one date that stands in a line of its own at the head of a letter. Two of them say nothing. */
function dateAtHead(pages: readonly PageText[]): Found | undefined {
  const lines = pages[0]?.lines ?? [];
  const found = lines.flatMap((line, index) => {
    const [cell, other] = line.cells;
    if (!cell || other || (cell.words[0]?.box[1] ?? 1) > head || speaksOfOther(line, lines[index - 1])) return [];
    const date = valueIn(cell, dateIn, { how: "unlabelled", start: 0, label: "" });
    const isOwnLine = /^(?:\p{Lu}|\d|le\b)/u.test(cell.text) && !cell.text.endsWith(".");
    return date && isOwnLine && cell.text.length - date.span.text.length < mostBesides ? [date] : [];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

/** On a form the label stands in the line above. */
const speaksOfOther = (line: Line, above: Line | undefined) =>
  ofSomethingElse.test(plain(line.text)) ||
  (above !== undefined && above.at.height < line.at.height && ofSomethingElse.test(plain(above.text)));

/** The date of a letter or certificate: beside its label, else alone at the head of the first page. */
export const letterDate: SoughtField = {
  name: "issueDate",
  parse: dateIn,
  labels: [
    /^\W*date (?:of (?:this |the )?(?:letter|issue|notice|receipt)|issued|prepared)/,
    /^\W*(?:letter|issue|notice) date/,
    /^\W*issued(?: on)?(?= |:)(?! (?:by|to|at|in|under)\b)/,
    /^\W*date (?:de (?:la )?(?:lettre|delivrance|l'attestation|l'avis)|d'emission)/,
    /^\W*(?:delivree?|emise?|faite?)(?: a [^,]{2,40},)? le\b/,
    /^\W*date(?=\W*(?::|$|\d|\.\.))/,
  ],
  otherwise: dateAtHead,
};
