import { plain } from "../text/plainText.ts";
import type { Parsed } from "./labelledValue.ts";

const title = /^(?:(?:mr|mrs|ms|miss|mx|dr|mme|mlle|madame|monsieur|mademoiselle|m)\b\.?[ ,]*(?:et |and |ou |or )?)+/i;
const namePart = /^\p{L}[\p{L}\p{M}'’‘.-]*$/u;
const longestName = 100;
const mostParts = 8;

/** Words that stand in labels and sentences of letters, never in a person's name. */
const notInNames =
  /\b(date|birth|naissance|number|numero|uci|iuc|client|applicant|application|demandeur|demande|name|nom|prenoms?|family|given|biometri\w*|passport|passeport|letter|lettre|canada|immigration|refugees|citizenship|address|adresse|page|valid|until|issued|delivrance|identification|country|pays|citoyennete|service|officer|agent|sex|sexe|gender|email|courriel|phone|telephone|sir|status|statut|type|you|your|vous|votre|we|nous|the|for|pour|collected|recueillies|expiry|expiration|original|copy|visa|class|permit|permis|program|programme|school|ecole|institution|etablissement|university|universite|college|student|etudiante?|document|receipt|recu|amount|montant|employer|employeur|scholarship|bourse|registrar|registraire|test|exam|examen|score|n\/a)\b/;

/** A person's name as printed, `FAMILY, Given` put into the order given - family. `undefined` when the text is no name. */
export function nameIn(text: string): Parsed | undefined {
  const lead = /^[\s:.,;–—-]*/.exec(text)?.[0].length ?? 0;
  const titled = title.exec(text.slice(lead))?.[0].length ?? 0;
  const from = lead + titled;
  const printed = text.slice(from).replace(/[\s:;,.|]+$/, "");
  // The recogniser often sets a space beside a hyphen.
  const body = printed.replaceAll(/(?<=\p{L}) ?- ?(?=\p{L})/gu, "-");
  if (body.length < 2 || body.length > longestName || /\d/.test(body)) return undefined;
  if (notInNames.test(plain(body))) return undefined;
  const pieces = body.split(",").map((piece) => piece.trim());
  if (pieces.length > 2 || pieces.some((piece) => piece === "")) return undefined;
  const parts = pieces.flatMap((piece) => piece.split(/\s+/));
  if (parts.length > mostParts || !parts.every((part) => namePart.test(part))) return undefined;
  if (!parts.some((part) => /^\p{Lu}/u.test(part)) || !/\p{L}{2}/u.test(body)) return undefined;
  const [first = "", second] = pieces;
  const value = (second === undefined ? first : `${second} ${first}`).replaceAll(/\s+/g, " ");
  return { value, from, to: from + printed.length };
}
