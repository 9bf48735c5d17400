import { valueIn, type Found } from "../../fields/labelledValue.ts";
import { wordsIn } from "../../fields/textField.ts";
import { plain } from "../../text/plainText.ts";
import type { PageText } from "../reader.ts";

/** The upper part of the first page, in which a letterhead stands. */
const letterhead = 0.3;

const isSchool =
  /\b(?:university|universite|college|cegep|institut(?:e|ion)?|school|ecole|polytechni(?:c|que)|academy|academie|hec)\b/;
/** Offices, titles and addresses in which the same words stand. */
const isNoName =
  /\b(?:office|bureau|registrar|registrariat|admission|department|departement|faculty|faculte|letter|lettre|street|avenue|rue|www|http|email|tel|transcript|releve|receipt|recu|designated|designe|student|etudiant)\b|@|\d{3}/;

/** A sentence that names a school is no name of one. */
const isSentence =
  /\b(?:you|your|we|our|may|will|has|have|is|are|dear|welcome|vous|votre|nous|bienvenue|chers?|cheres?)\b|[!?;]/;

/** The school whose paper it is: the name at the head of the first page. */
export function schoolOfLetterhead(pages: readonly PageText[]): Found | undefined {
  for (const line of pages[0]?.lines ?? []) {
    for (const cell of line.cells) {
      const top = cell.words[0]?.box[1] ?? 1;
      const text = plain(cell.text);
      // What ends with a colon is a label.
      if (cell.text.trimEnd().endsWith(":")) continue;
      if (top > letterhead || !isSchool.test(text) || isNoName.test(text) || isSentence.test(text)) continue;
      const found = valueIn(cell, wordsIn(100), { how: "unlabelled", start: 0, label: "" });
      if (found) return found;
    }
  }
  return undefined;
}
