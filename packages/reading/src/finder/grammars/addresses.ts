import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import type { Grammar } from "../candidates.ts";

/** Addresses of homes: beside a label in any words, in a sentence from the number of the house to the postal code. */

const inSentence =
  /(?<=\b(?:residing|resident|residing currently|resides?|living|lives?|domiciled|of|at|address is|domiciliee?|residant|demeurant|habitant|reside|demeure|sise?|adresse est)(?: (?:at|in|au|a|a l'adresse|le|la))?[ :,]+)(?:(?:apt|apartment|unit|suite|app|appartement|no)\b\.? ?)?\d{1,6}[a-z]?(?:[-/]\d{1,5})?,? /g;
const postalCode = /[a-z]\d[a-z] ?\d[a-z]\d(?![a-z\d])/;
const stops =
  /[.;](?= |$)|,? (?:(?:a |being |am |an? )?(?:canadian|permanent) (?:citizen|resident)|citizen|do\b|hereby|solemnly|declare|being|telephone|tel\b|phone|agree|am |who|and i\b|born|hold|citoyen|resident|nee? |declare|accepte|m'engage|certifie|titulaire|joignable|et je)/;
const longest = 130;

function ofSentences(text: string): readonly Parsed[] {
  const simple = plain(text);
  if (simple.length !== text.length) return [];
  return [...simple.matchAll(inSentence)].flatMap((match) => {
    const rest = simple.slice(match.index, match.index + longest);
    const code = postalCode.exec(rest);
    const stop = rest.search(stops);
    const to =
      code && (stop === -1 || code.index < stop + 12) ? code.index + code[0].length : stop === -1 ? rest.length : stop;
    const value = text.slice(match.index, match.index + to).replaceAll(/[\s,.;]+$/g, "");
    return value.length >= 8 ? [{ value, from: match.index, to: match.index + value.length }] : [];
  });
}

const isAddress = (piece: string): boolean =>
  piece.length >= 6 &&
  piece.length <= longest &&
  /\p{L}{3}/u.test(piece) &&
  !/@|www|\b(?:you|we|vous|nous)\b/i.test(piece) &&
  (/\d/.test(piece) || !ofLabel.test(plain(piece))) &&
  !/^\W*(?:address|adresse|telephone|tel|email|courriel|city|ville|country|pays)\b[^,\d]*$/i.test(plain(piece));

/** A dash parts no address: the number of a flat stands before it. */
const piecesOf = (text: string): readonly { readonly piece: string; readonly at: number }[] => {
  const marks = [...text.matchAll(/:\s+|\.{3,}\s*|_{3,}\s*|\|/g)];
  return [0, ...marks.map((mark) => mark.index + mark[0].length)].map((at, index) => ({
    at,
    piece: text.slice(at, marks[index]?.index ?? text.length),
  }));
};

const ofLabel =
  /\b(?:telephone|phone|e-?mail|courriel|names?|noms?|date|relationship|lien|status|statut|signature|school|ecole|occupation|declare)\b/;

export const homeAddresses: Grammar = {
  all(text) {
    const within = ofSentences(text);
    const alone = piecesOf(text).flatMap(({ piece, at }) => {
      const whole = piece.replaceAll(/^[\s,.:–—-]+|[\s,.;:–—-]+$/g, "");
      const code = postalCode.exec(plain(whole));
      const value = code ? whole.slice(0, code.index + code[0].length) : whole;
      const from = at + piece.indexOf(value);
      return isAddress(value) ? [{ value, from, to: from + value.length }] : [];
    });
    return [
      ...alone.filter(({ from, to }) => !within.some((one) => one.from < to && one.to > from)),
      ...within,
    ].toSorted((a, b) => a.from - b.from);
  },
};
