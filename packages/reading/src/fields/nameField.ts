import { plain } from "../text/plainText.ts";
import type { Parsed } from "./labelledValue.ts";

const title = /^(?:(?:mr|mrs|ms|miss|mx|dr|mme|mlle|madame|monsieur|mademoiselle|m)\b\.?[ ,]*(?:et |and |ou |or )?)+/i;
const namePart = /^\p{L}[\p{L}\p{M}'’‘.-]*$/u;
const longestName = 100;
const mostParts = 8;

/** Words that stand in labels and sentences of letters, never in a person's name. */
const notInNames =
  /\b(date|birth|naissance|number|numero|uci|iuc|client|applicant|application|demandeur|demande|name|nom|prenoms?|family|biometri\w*|passport|passeport|letter|lettre|canada|immigration|refugees|citizenship|address|adresse|valid|issued|delivrance|identification|country|pays|citoyennete|service|agent|sex|sexe|gender|email|courriel|phone|telephone|status|statut|type|collected|recueillies|expiry|expiration|original|copy|visa|permit|permis|program|programme|school|ecole|institution|etablissement|university|universite|college|student|etudiante?|document|receipt|recu|amount|montant|employer|employeur|scholarship|bourse|registrar|registraire|exam|examen|n\/a)\b/;

/**
 * Words of sentences that are people's names, too: Nguyen The Anh, Xiaoming You, Reza Hassan Pour. As a name they are written
 * with a capital, and no name has two of them.
 */
const wordsOfSentences = new Set(["the", "you", "your", "vous", "votre", "we", "nous", "for", "pour", "until"]);
/** Words of labels that are family names, too: behind a label, a person may be called Page. */
const wordsOfLabels = new Set(["page", "given", "class", "test", "score", "sir", "officer"]);

function isSentence(body: string, label: string): boolean {
  const words = body.split(/[\s,]+/);
  const inSentences = words.filter((word) => wordsOfSentences.has(plain(word)));
  if (inSentences.length > 1 || inSentences.some((word) => !/^\p{Lu}/u.test(word))) return true;
  if (words.length === 2 && plain(words[0] ?? "") === "the") return true;
  return words.some((word, at) => wordsOfLabels.has(plain(word)) && (label === "" || at === 0));
}

/** A person's name as printed, `FAMILY, Given` put into the order given - family. `undefined` when the text is no name. */
export function nameIn(text: string, label = ""): Parsed | undefined {
  const lead = /^[\s:.,;–—-]*/.exec(text)?.[0].length ?? 0;
  const titled = title.exec(text.slice(lead))?.[0].length ?? 0;
  const from = lead + titled;
  const printed = text.slice(from).replace(/[\s:;,.|]+$/, "");
  // The recogniser often sets a space beside a hyphen.
  const body = printed.replaceAll(/(?<=\p{L}) ?- ?(?=\p{L})/gu, "-");
  if (body.length < 2 || body.length > longestName || /\d/.test(body)) return undefined;
  if (notInNames.test(plain(body)) || isSentence(body, label)) return undefined;
  const pieces = body.split(",").map((piece) => piece.trim());
  if (pieces.length > 2 || pieces.some((piece) => piece === "")) return undefined;
  const parts = pieces.flatMap((piece) => piece.split(/\s+/));
  if (parts.length > mostParts || !parts.every((part) => namePart.test(part))) return undefined;
  if (!parts.some((part) => /^\p{Lu}/u.test(part)) || !/\p{L}{2}/u.test(body)) return undefined;
  const [first = "", second] = pieces;
  const value = (second === undefined ? first : `${second} ${first}`).replaceAll(/\s+/g, " ");
  return { value, from, to: from + printed.length };
}
