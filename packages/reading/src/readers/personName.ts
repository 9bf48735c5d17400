import { labelledValue, valueIn, type Found } from "../fields/labelledValue.ts";
import { nameIn } from "../fields/nameField.ts";
import type { ReadField } from "../reading.ts";
import type { Line } from "../text/lines.ts";
import { plain } from "../text/plainText.ts";
import { boxAround } from "../text/words.ts";
import { checkedField } from "./checkedField.ts";
import { foundIn, type SoughtField } from "./labelledReader.ts";
import type { PageText } from "./reader.ts";

/** The name of the person whom a letter or certificate is about. Labels are matched against plain text. */

const labels = {
  familyName: [
    /^\W*(?:family name|last name|surname)(?:\(s\)|s\b)?(?: ?\/ ?nom(?: de famille)?)?(?!\W{0,3}(?:and |et )?(?:given|first|prenom))/,
    /^\W*nom(?:\(s\)|s)? de famille(?: ?\/ ?(?:family name|last name|surname))?(?!\W{0,3}(?:and |et )?(?:given|first|prenom))/,
    /^\W*nom\b(?!\W{0,3}(?:complet|du|de|et|prenom))/,
  ],
  givenNames: [
    /^\W*(?:given|first) names?(?:\(s\))?(?: ?\/ ?prenoms?(?:\(s\))?)?/,
    /^\W*prenoms?(?:\(s\))?(?: ?\/ ?(?:given|first) names?(?:\(s\))?)?/,
  ],
  fullName: [
    /^\W*(?:family name|last name|surname)(?:\(s\)|s\b)?\W{0,3}(?:and )?(?:given|first) names?(?:\(s\))?(?: ?\/ ?nom,? (?:et )?prenoms?(?:\(s\))?)?/,
    /^\W*nom(?:\(s\)|s)?(?: de famille)?\W{0,3}(?:et )?prenoms?(?:\(s\))?/,
    /^\W*(?:applicant|client|person|principal applicant)(?:'s)?,? (?:full )?name/,
    /^\W*(?:full )?name of (?:the )?(?:principal )?(?:applicant|client|person)/,
    /^\W*(?:student|learner|candidate|employee|taxpayer|patient|test taker|holder|child|pupil|adoptee)(?:'s)?,? (?:full )?name/,
    /^\W*(?:full )?name of (?:the )?(?:student|learner|candidate|employee|taxpayer|patient|holder|child|pupil|graduate|adoptee|person registered|registrant)/,
    /^\W*nom (?:de l'|du |de la )(?:etudiante?|eleve|candidate?|employee?|patiente?|titulaire|enfant)(?:\(e\))?/,
    /^\W*(?:employee|student|candidate|holder|test taker|patient|insured)(?=\W*(?::|$|\.\.))/,
    /^\W*(?:employee?|salariee?|contribuable|etudiante?|titulaire|candidate?)(?:\(e\))?(?=\W*(?::|$|\.\.))/,
    /^\W*full name/,
    /^\W*nom complet(?: (?:du|de la|de l') ?(?:demandeur|demandeuse|client|cliente|personne)(?:\(e\))?)?/,
    /^\W*nom (?:du|de la|de l') ?(?:demandeur|demandeuse|client|cliente|personne)(?: principal)?/,
    /^\W*(?:principal applicant|demandeur principal|demanderesse principale)\b/,
    /^\W*(?:applicant|demandeur|demanderesse)\b/,
    /^\W*name\b(?! of\b)(?: ?\/ ?nom\b)?/,
  ],
  bare: [/^\W*nom(?=\W*(?::|$|\.\.))/],
} as const;

/** "Nom" may be the family name alone. */
const severalNamesIn: typeof nameIn = (text) => {
  const found = nameIn(text);
  return found?.value.includes(" ") ? found : undefined;
};

const greeting = /^(?:dear|bonjour|cher|chere|(?:madame|monsieur)(?:,? (?:ou |et )?(?:madame|monsieur))?)[ ,]+/;

/** A letter to somebody else says in a sentence of whom it speaks. */
const certifiedName: SoughtField = {
  name: "applicantFullName",
  parse: nameIn,
  sentences: [
    /\b(?:certif(?:y|ies)|confirms?|attests?|verif(?:y|ies)|advised|informed|inform you|advise you) that (?:our (?:student|employee),? )?(?:(?:mr|mrs|ms|miss|dr)\b\.? ?(?:\/ ?(?:mrs|ms)\.? )?)?(?<value>[^.;:\d]{4,70}?)(?=,| \(| has | is | was | will | born | student | works? | worked | joined )/,
    /\b(?:conferr?(?:ed|s)|grant(?:ed|s)|award(?:ed|s)) (?:up)?on (?<value>[^.;:\d]{4,70}?) (?:the|a) (?:degree|diploma)\b/,
    /\b(?:confere|decerne|octroye) a (?<value>[^.;:\d]{4,70}?) (?:le|un) (?:grade|diplome)\b/,
    /\b(?:certifi(?:e|ons)|confirm(?:e|ons)|attest(?:e|ons)) que (?:(?:m|mme|mlle)\b\.? )?(?<value>[^.;:\d]{4,70}?)(?=,| \(| a | est | travaille | etait | sera | nee? le | matricule )/,
  ],
};

/** The names as the paper has them; `firstName` and `lastName` only where it tells which is which. */
export async function personNames(
  lines: readonly Line[],
  pages: readonly PageText[],
): Promise<Readonly<Partial<Record<"applicantFullName" | "firstName" | "lastName", ReadField>>>> {
  const family = labelledValue(lines, labels.familyName, nameIn);
  const given = labelledValue(lines, labels.givenNames, nameIn);
  const whole = await nameOf(lines, pages);
  return {
    ...(whole ? { applicantFullName: whole } : {}),
    ...(family && given ? { firstName: await nameField(given, pages), lastName: await nameField(family, pages) } : {}),
  };
}

/** Family and given names apart are surest; then a label for the whole name; then the greeting. */
export async function nameOf(lines: readonly Line[], pages: readonly PageText[]): Promise<ReadField | undefined> {
  const family = labelledValue(lines, labels.familyName, nameIn);
  const given = labelledValue(lines, labels.givenNames, nameIn);
  if (family && given) {
    const [first, second] = [await nameField(given, pages), await nameField(family, pages)];
    const { checked, ...joined } = first;
    return {
      ...joined,
      value: `${first.value} ${second.value}`,
      confidence: Math.min(first.confidence, second.confidence),
      box: first.page === second.page ? boxAround([first.box, second.box]) : first.box,
      ...(checked && second.checked ? { checked: second.checked } : {}),
    };
  }
  const whole =
    labelledValue(lines, labels.fullName, nameIn) ??
    labelledValue(lines, labels.bare, severalNamesIn) ??
    foundIn(pages, certifiedName) ??
    greetedName(lines);
  return whole ? nameField(whole, pages) : undefined;
}

/**
 * Names recognised from a picture are never checked: the recogniser knows English and French letters only, so both of its
 * readings lose the same accents (García becomes Garcia).
 */
async function nameField(found: Found, pages: readonly PageText[]): Promise<ReadField> {
  const field = await checkedField(found, pages, nameIn);
  if (field.checked !== "twoReadings") return field;
  const { checked: _, ...unchecked } = field;
  return unchecked;
}

function greetedName(lines: readonly Line[]): Found | undefined {
  for (const line of lines) {
    for (const cell of line.cells) {
      const match = greeting.exec(plain(cell.text));
      const found = match ? valueIn(cell, nameIn, { how: "unlabelled", start: match[0].length, label: "" }) : undefined;
      // A greeting of one word is a first name alone.
      if (found && found.value.includes(" ")) return found;
    }
  }
  return undefined;
}
