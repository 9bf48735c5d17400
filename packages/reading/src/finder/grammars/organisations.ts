import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import type { Grammar } from "../candidates.ts";
import { inSegments } from "./segments.ts";

/** Names of firms and offices: alone in their cell, with the word of a firm, or behind the words that name an employer. */

const form = String.raw`(?:Ltd|LTD|Limited|LIMITED|Inc|INC|Incorporated|Corp|Corporation|Co|Company|LLC|LLP|L\.L\.C|PLC|Plc|plc|Pvt|PVT|Pte|Sdn|Bhd|GmbH|AG|S\.?A\.?(?:R\.?L|S|U)?|S\.?R\.?L|S\.?p\.?A|B\.?V|N\.?V|Ltée|ltée|Cie|enr|SARL|SAS|SpA|S\. ?de R\. ?L|Ltda|LTDA|S\.A\. de C\.V|OÜ|AB|AS|A\/S|Oy|KG|FZE|FZCO|W\.?L\.?L|A\.?Ş)`;
const kind = String.raw`(?:Group|Groupe|Hospital|Hôpital|Clinic|Clinique|Hotels?|Hôtel|Resorts?|Studio|Bakery|Restaurant|Pharmacy|Pharmacie|Laborator(?:y|ies)|Laboratoires?|Industries|Enterprises?|Entreprises?|Solutions|Technologies|Systems|Services|Consult(?:ing|ants)|Partners|Associates|Associés|Holdings?|Foundation|Fondation|Trust|Airlines?|Airways|Motors?|Foods|Farms?|Ferme|Mines|Mining|Energy|Énergie|Logistics|Logistique|Transport|Shipping|Construction|Builders|Engineering|Bank|Banque|Insurance|Assurances?|Academy|School|College|University|Université|École|Lycée|Institute|Institut|Centre|Center|Agency|Agence|Authority|Ministry|Ministère|Department|Bureau|Council|Société|Compagnie|Cabinet|Atelier|Co-?operative|Coopérative|Media|Press|Textiles?|Garments?|Electronics|Electric|Software|Digital|Capital|Works)`;
const capital = String.raw`(?:\p{Lu}[\p{L}\p{M}\d'’&.-]*|&|\d+)`;
const small = String.raw`(?:of|the|and|for|de|du|des|la|le|les|et|d[’']|l[’']|y|e|und)`;
const withForm = new RegExp(
  String.raw`(?<![\p{L}’'-])${capital}(?: (?:${small} )*${capital}){0,7}?,? (?:\(\p{Lu}[^)]{1,25}\) )?${form}(?![\p{L}])(?:[.,]? (?:${form})(?![\p{L}]))*\.?`,
  "gu",
);
const withKind = new RegExp(
  String.raw`(?<![\p{L}’'-])${capital}(?: (?:${small} )*${capital}){0,6} ${kind}(?![\p{L}])(?: (?:${small} )+${capital}(?: ${capital}){0,3})?`,
  "gu",
);
const behindWords = new RegExp(
  String.raw`(?:(?<=\b(?:employed|employment|working|works?|worked|engaged|hired|job|position|served?|serving) (?:by|with|at|for) )|(?<=\b(?:joined|a l'emploi de|au service de|chez|la societe|l'entreprise|la compagnie|employee? (?:de|par)|on behalf of|pour le compte de) ))`,
  "g",
);
const firmName = new RegExp(String.raw`^(?:the |la |le |l[’'])?${capital}(?:,? (?:${small} )*${capital}){0,7}`, "u");

const noFirm =
  /\b(?:to whom|whom it may|a qui de droit|dear|letter|lettre|certificat(?:e|ion)?|attestation|confirmation|verification|page|www|http|tel|telephone|phone|fax|email|courriel|human (?:resources|capital)|ressources humaines|curriculum|vitae|address|adresse|account|immigration|citizenship|employment and social development|emploi et developpement social|service canada|government of|gouvernement d|embassy|ambassade|high commission|consul(?:ate|at)?|visa (?:office|section)|date|ref|reference|name|employee|position|salary|signature|memo(?:randum)?|subject|objet|re:|from|statement of|offer of)\b|@|\d{4}/;

const trimmed = (text: string): string => text.replaceAll(/^[\s,.:;–—|-]+|[\s,:;–—|-]+$/g, "");

function parsed(text: string, from: number): readonly Parsed[] {
  const value = trimmed(text);
  const at = text.indexOf(value);
  return value.length < 3 || value.length > 100 || !/\p{L}{2}/u.test(value) || noFirm.test(plain(value))
    ? []
    : [{ value, from: from + at, to: from + at + value.length }];
}

/** A cell holds a name, not a sentence. */
const isSentence = (piece: string): boolean =>
  piece.length > 90 ||
  /\b(?:you|your|we|our|has|have|is|was|will|vous|nous|votre|est|sont|a été)\b/i.test(piece) ||
  !/^[\s"“«(]*[\p{Lu}\d]/u.test(piece);

function afterWords(text: string): readonly Parsed[] {
  const simple = plain(text);
  if (simple.length !== text.length) return [];
  return [...simple.matchAll(behindWords)].flatMap((match) => {
    const name = firmName.exec(text.slice(match.index));
    return name ? parsed(name[0], match.index) : [];
  });
}

export const organisations: Grammar = {
  all(text) {
    const within = [...text.matchAll(withForm), ...text.matchAll(withKind)].flatMap((match) =>
      parsed(match[0], match.index),
    );
    const alone = inSegments(text, (piece) =>
      isSentence(piece) ? undefined : parsed(piece.replace(/,? (?:\d{1,5},? \p{L}|P\.? ?[OM]\.? ?B).*$/u, ""), 0)[0],
    );
    // “People Operations, Nordhaven Shipping AS”: the office of a firm stands before it.
    const firms = alone.filter(
      (one) => !one.value.includes(", ") || !within.some(({ from, to }) => from > one.from && to === one.to),
    );
    const all = [...firms, ...within, ...afterWords(text)];
    return all
      .filter((one, at) => all.findIndex(({ from, to }) => from <= one.from && to >= one.to) === at)
      .toSorted((a, b) => a.from - b.from);
  },
};

/** Whether a name ends as only firms do. */
const ending = new RegExp(String.raw`(?:^| )(?:${form}|${kind})(?![\p{L}])`, "u");
export const isFirm = (name: string): boolean => ending.test(name);

const words = (name: string) =>
  plain(name)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Whether one print is the other with fewer words. */
export function areOneFirm(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.length >= 2 && few.every((name) => many.includes(name));
}
