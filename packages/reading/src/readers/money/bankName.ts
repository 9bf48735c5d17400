import { labelledValue, valueIn, type Found, type Parse } from "../../fields/labelledValue.ts";
import { wordsIn } from "../../fields/textField.ts";
import { plain } from "../../text/plainText.ts";
import type { PageText } from "../reader.ts";

const bankWords =
  /bank\b|\bbanque\b|\bbanco\b|\bbanca\b|^credit (?:de|du|d'|agricole|foncier|mutuel|populaire|industriel|immobilier)|^credito\b|\bsparkasse\b|\braiffeisen|\bbankasi\b|\bsacco\b|\bbuilding society\b|\bmicrofinance\b|\bcaja\b|\bngan hang\b|银行|銀行|банк|بنك|ธนาคาร|은행|\bcredit union\b|\bcaisse\b|\bdesjardins\b|\btrust\b|\bmutual\b|\bfinancial\b|\bfinanciere\b|\bcooperative\b|\b(?:rbc|bmo|cibc|tangerine|simplii|hsbc|barclays|citibank|icici|hdfc)\b/;

export const isBank = (text: string): boolean => bankWords.test(plain(text));

/** What stands in the same part of a page and is not the name itself. */
const isNoName =
  /\b(?:statements?|releves?|account|compte|branch|succursale|street|avenue|rue|road|box|http|www|email|tel|telephone|phone|dear|cher|your|votre|you|vous|please|certificate|certificat|letter|lettre|manager|card|carte|online|member of|membre de|guaranteed|garanti|confirms?|confirme)\b|@|\d{3}/;

const labels = [
  /^\W*name of (?:the )?(?:bank|financial institution|issuer|lender)/,
  /^\W*bank(?:'s)? name/,
  /^\W*(?:participating )?(?:bank|financial institution)(?= ?:|$)/,
  /^\W*nom de (?:la banque|l'institution(?: financiere)?|l'etablissement financier)/,
  /^\W*(?:banque|institution(?: financiere)?|etablissement financier)(?: participante?)?(?= ?:|$)/,
];

/** The upper part of the first page, in which a letterhead stands. */
const letterhead = 0.3;
const mostWords = 8;

/** The full stop of a form of company ends no sentence. */
const endsShortened = /\b(?:(?:\p{Lu}\.){2,4}|Ltd\.|Inc\.|Co\.|Corp\.|Plc\.)$/u;

/** A heading may go on behind the name: "NORTHSTAR BANK - Account Statement". */
const nameOfBankIn: Parse = (text) => {
  for (const match of text.matchAll(/[^|–—]+?(?=\s[-–—|]\s|$|[|–—])/gu)) {
    const name = match[0].replace(/^\s*[-–—|]?\s*/, "").trim();
    const simple = plain(name);
    if (!bankWords.test(simple) || isNoName.test(simple) || name.split(/\s+/).length > mostWords) continue;
    if (!/^\p{Lu}/u.test(name) || (/[.!?]$/.test(name) && !endsShortened.test(name))) continue;
    const from = text.indexOf(name);
    return { value: name.replaceAll(/\s+/g, " "), from, to: from + name.length };
  }
  return undefined;
};

/** The bank whose paper it is: beside a label, else at the head of the first page. */
export function bankOf(pages: readonly PageText[]): Found | undefined {
  const lines = pages.flatMap((page) => page.lines);
  const labelled = labelledValue(lines, labels, wordsIn(100));
  if (labelled) return labelled;
  for (const line of pages[0]?.lines ?? []) {
    for (const cell of line.cells) {
      if ((cell.words[0]?.box[1] ?? 1) > letterhead) continue;
      const found = valueIn(cell, nameOfBankIn, { how: "unlabelled", start: 0, label: "" });
      if (found) return found;
    }
  }
  return undefined;
}
