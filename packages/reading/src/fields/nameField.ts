import { plain } from "../text/plainText.ts";
import type { Parsed } from "./labelledValue.ts";

/** Some of these are names as well where no full stop stands behind them: Sri, Ing, Sr. */
const title =
  /^(?:(?:(?:mr|mrs|ms|miss|mx|dr|mme|mlle|madame|monsieur|mademoiselle|m|prof|engr|shri|smt|srta|sra|herr|frau|bay|bayan|alhaji|alhaja|le nommé|la nommée|le sieur|la dame)(?![\p{L}\p{M}])\.?|(?:sri|sr|ing|lic|barr|pharm|arch|capt|col|rev|fr|kum|adv|er|chief)\.)[ ,]*(?:et |and |ou |or )?)+/iu;
/** Whose son or daughter somebody is, is no part of the name; in capitals, and in Malaysia (A/L, A/P), it is. */
const relation = /[\s,(]+(?:[SDWCHsdwch]\/o|(?:son|daughter|wife) of|fils de|fille de)(?![\p{L}/]).*$/u;
/** A/L and @ stand inside names of Malaysia and Singapore. */
const namePart = /^(?:\p{L}[\p{L}\p{M}'’‘.-]*|[Aa]\/[LlPp]|[SD]\/O|@)$/u;
const longestName = 100;
const mostParts = 8;

/** Words that stand in labels and sentences of letters, never in a person's name. */
const notInNames =
  /\b(date|birth|naissance|number|numero|uci|iuc|client|applicant|application|demandeur|demande|name|nom|prenoms?|family|biometri\w*|passport|passeport|letter|lettre|canada|immigration|refugees|citizenship|address|adresse|valid|issued|delivrance|identification|country|pays|citoyennete|service|agent|sex|sexe|gender|email|courriel|phone|telephone|status|statut|type|collected|recueillies|expiry|expiration|original|copy|visa|permit|permis|program|programme|school|ecole|institution|etablissement|university|universite|college|student|etudiante?|document|receipt|recu|amount|montant|employer|employeur|employees?|scholarship|bourse|registrar|registraire|exam|examen|n\/a)\b/;

/**
 * Words of sentences that are people's names, too: Nguyen The Anh, Xiaoming You, Reza Hassan Pour. As a name they are written
 * with a capital, and no name has two of them.
 */
const wordsOfSentences = new Set(["the", "you", "your", "vous", "votre", "we", "nous", "for", "pour", "until"]);
/** Words of labels that are family names, too: behind a label, a person may be called Page. */
const wordsOfLabels = new Set(["page", "given", "class", "test", "score", "sir", "officer"]);

/** The only words of a name that are written small: « am Dinh Van Long » and “fingerprints of Mercy Odhiambo” begin outside of it. */
const smallParts = new Set(
  "de,dela,delos,dala,da,do,dos,das,del,della,di,du,des,d,la,las,le,los,van,von,vom,zu,zum,der,den,ten,ter,te,het,bin,bint,binti,binte,ibn,ben,al,el,ul,ur,ud,us,e,y,i,af,av,san,st,a,l,o,of".split(
    ",",
  ),
);
const isSmall = (part: string): boolean => {
  const [first = ""] = plain(part).split(/['.-]/);
  return /^\p{Ll}/u.test(part) && !smallParts.has(first) && !/\//.test(part);
};

function isSentence(body: string, label: string): boolean {
  const words = body.split(/[\s,]+/);
  const inSentences = words.filter((word) => wordsOfSentences.has(plain(word)));
  if (inSentences.length > 1 || inSentences.some((word) => !/^\p{Lu}/u.test(word))) return true;
  if (words.length === 2 && plain(words[0] ?? "") === "the") return true;
  return words.some((word, at) => wordsOfLabels.has(plain(word)) && (label === "" || at === 0));
}

/** The same name in other letters, before it or behind it: 周奕辰 Zhou Yichen, Sara Haddad (سارة حداد). */
const inOtherLetters = /^(?:[^\p{Script=Latin}]*(?!\p{Script=Latin})\p{L}[^\p{Script=Latin}]*)(?=\p{Script=Latin}{2})/u;
const inOtherLettersBehind = /(?<=\p{Script=Latin}{2})[\s(/]+(?!\p{Script=Latin})\p{L}[^\p{Script=Latin}]*$/u;

/** A person's name as printed, `FAMILY, Given` put into the order given - family. `undefined` when the text is no name. */
export function nameIn(text: string, label = ""): Parsed | undefined {
  const foreign = inOtherLetters.exec(text)?.[0].length ?? 0;
  const lead = foreign + (/^[\s:.,;–—-]*/.exec(text.slice(foreign))?.[0].length ?? 0);
  const titled = title.exec(text.slice(lead))?.[0].length ?? 0;
  const from = lead + titled;
  const printed = text
    .slice(from)
    .replace(inOtherLettersBehind, "")
    .replace(relation, "")
    .replace(/[\s:;,.|]+$/, "");
  // The recogniser often sets a space beside a hyphen.
  const body = printed.replaceAll(/(?<=\p{L}) ?- ?(?=\p{L})/gu, "-");
  if (body.length < 2 || body.length > longestName || /\d/.test(body)) return undefined;
  if (notInNames.test(plain(body)) || isSentence(body, label)) return undefined;
  const pieces = body.split(",").map((piece) => piece.trim());
  if (pieces.length === 2 && /^\p{L}$|^(?:We|Je|Nous|The)$/u.test(pieces[0] ?? "")) return undefined;
  if (pieces.length > 2 || pieces.some((piece) => piece === "")) return undefined;
  const parts = pieces.flatMap((piece) => piece.split(/\s+/));
  if (parts.length > mostParts || !parts.every((part) => namePart.test(part))) return undefined;
  if (parts.some((part) => isSmall(part))) return undefined;
  if (!parts.some((part) => /^\p{Lu}/u.test(part)) || !/\p{L}{2}/u.test(body)) return undefined;
  const [first = "", second] = pieces;
  const value = (second === undefined ? first : `${second} ${first}`).replaceAll(/\s+/g, " ");
  return { value, from, to: from + printed.length };
}
