import type { Parsed } from "../../fields/labelledValue.ts";
import { plain } from "../../text/plainText.ts";
import type { Grammar } from "../candidates.ts";
import { inSegments } from "./segments.ts";

/** Names of schools: with a word that only they have. */

const word = String.raw`(?:University|Universit[éey]|Universidad\w*|Universität|Université|College|Collège|Collegiate|Colegio|Colégio|Cégep|CÉGEP|CEGEP|Institute?|Instituto?|Institut|School|Schule|Hochschule|École|Ecole|Escuela|Escola|Polytechni\w+|Polit[eé]cnic\w+|Academy|Académie|Academia|Conservator\w+|Seminary|Séminaire|Gymnasium|Centre de formation|CENTRE DE FORMATION|Centre (?:for|of)|Campus Notre|Lycée|Lyceum|Haute école|Uniwersytet|Universitet\w*|Universiteit|Univerzita|Università|Universitas|Üniversitesi|Hogeschool|Politechnika|Politeknik|Facultad|Vidyalaya|Mahavidyalaya|Vidyapeeth|Pamantasan|Kolej|Akademi[ea]?|(?:English|Language|Training|Learning) (?:Centre|Center)|(?:ENGLISH|LANGUAGE|TRAINING|LEARNING) (?:CENTRE|CENTER)|Centre de langues|HEC|UNIVERSIT[YÉE]+|COLLEGE|COLLÈGE|COLLEGIATE|INSTITUTE?|INSTITUTO|SCHOOL|ÉCOLE|ECOLE|POLYTECHNI\w+|ACADEMY|ACADÉMIE|CONSERVATOR\w+|LYCÉE)`;
const capital = String.raw`(?:\p{Lu}[\p{L}\p{M}\d'’.-]*|\([^)]{1,30}\))`;
const small = String.raw`(?:of|the|and|for|at|in|de|du|des|de la|de l[’']|la|le|les|et|&|en|à|au|aux|d[’'])`;
const inText = new RegExp(
  String.raw`(?<![\p{L}’'-])(?:(?:${capital}|&) (?:${small} )*){0,6}(?:l[’']|d[’'])?${word}(?![\p{Ll}])(?:,? (?:(?:${small} ?)+)?${capital}){0,8}`,
  "gu",
);
const noName =
  /\b(?:office|bureau|registrar|registrariat|admissions?|department|departement|letter|lettre|transcript|releve|receipt|recu|designated|designe|student|etudiant|dear|full name|name of|secondary school diploma|high school diploma|school certificate|college (?:certificate|diploma|graduate|english)|school leaving|examinations? board|school (?:year|board|district)|board of education|commission scolaire|centre de services scolaire|address|number|program(?:me)?|dli|ministry|ministere|deemed to be|stamp|seal)\b|@|www/;

/** What goes on behind a name: its number, its address, the label of the next box. */
const behindName =
  / (?:in|for|at|en|pour) (?:Grade|Year|Winter|Fall|Spring|Summer|Canada|January|February|September|\d).*$|\s*[([][^)\]]*\d[^)\]]*[)\]].*$|,? (?:\d|P\.? ?O\.? ?Box|No\.? ?\d).*$|\s(?:Numéro|Number|No\.|N°|Date|DLI|EED|Type|Address|Adresse|Campus|Tel|Phone|Téléphone|Programme?|Program|Student|Étudiante?|Matricule|Dear|Re|Ref|Objet|Subject|Senate|Sénat|Registry|Alumni|Students|Press|Charter|Act)(?![\p{Ll}]).*$/u;
const beforeName =
  /^(?:(?:awarded|issued|presented|offered|given|granted|delivered|operated|prepared) by|by|from|at|to|of|the name of|(?:full |legal )?name of (?:the )?(?:institution|school|university|college)|nom (?:de l[’']|du )(?:établissement(?: d[’']enseignement)?|école|collège)|décernée? par|délivrée? par|par|à)\s+(?=\p{Lu})/iu;

const trimmed = (text: string): string => text.replaceAll(/^[\s,.:|]+|[\s,.;:|]+$/g, "");

function parsed(text: string, from: number): readonly Parsed[] {
  const led = trimmed(text).replace(beforeName, "");
  const cut = trimmed(led.replace(behindName, ""));
  const value = wholeWord.test(cut) ? cut : led;
  const at = text.indexOf(value);
  return value.length < 6 || value.length > 110 || noName.test(plain(value)) || !/\s/.test(value)
    ? []
    : [{ value, from: from + at, to: from + at + value.length }];
}

const wholeWord = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u");
/** Some write the word itself small: “TRILLIUM GATE career college”. */
const smallWord = /^\p{Lu}.{2,60} (?:college|university|institute|academy|school of [\p{L} ]+)$/u;
const isSentence =
  /\b(?:you|your|we|our|has|have|is|was|were|are|will|that|vous|votre|nous|est|sont|a le plaisir|accepted|admitted|attending|attended|this|cette)\b/i;

export const schoolNames: Grammar = {
  all(text) {
    const within = [...text.matchAll(inText)].flatMap((match) => parsed(match[0], match.index));
    const alone = inSegments(text, (piece) => {
      if (piece.length > 110 || !(wholeWord.test(piece) || smallWord.test(piece)) || isSentence.test(piece))
        return undefined;
      return parsed(piece, 0)[0];
    });
    return [...alone, ...within.filter(({ from }) => !alone.some((one) => one.from <= from && one.to > from))].toSorted(
      (a, b) => a.from - b.from,
    );
  },
};

const words = (name: string) =>
  plain(name)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Whether one print is the other with fewer words, as a letterhead on two lines. */
export function areOneSchool(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  return few.length >= 2 && few.every((name) => many.includes(name));
}
