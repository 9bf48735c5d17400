import { foundValues, layoutOfPages } from "../../finder/find.ts";
import { joinedName } from "../../finder/joinedName.ts";
import { nameParts } from "../../finder/nameParts.ts";
import { ofCustodian, ofCustodianPart, ofStudent } from "../../finder/people.ts";
import { nameIn } from "../../fields/nameField.ts";
import { wordsIn } from "../../fields/textField.ts";
import type { ReadField } from "../../reading.ts";
import { plain } from "../../text/plainText.ts";
import { ownTextField } from "../checkedField.ts";
import { fieldWithCheck, foundIn, type SoughtField } from "../labelledReader.ts";
import type { DocumentReader, PageText } from "../reader.ts";

/**
 * The declaration of a custodian on paper (IMM 5646), signed before a notary and scanned. Student, parents and custodian have the same
 * labels, each below a heading of their own.
 */

type Part = "student" | "custodian" | "other";

const lead = String.raw`^\W*(?:(?:section|part|partie) \w+\W+)?`;
const headings: readonly (readonly [Part, RegExp])[] = [
  [
    "custodian",
    new RegExp(
      `${lead}(?:(?:information|details|particulars) (?:about|on|of|concerning) (?:the )?custodian|(?:the |proposed )?custodian(?:'s)?(?: in canada)?(?: personal)?(?: information| details| particulars)?|(?:le |la )?gardien(?:ne|\\(ne\\))?(?: au canada)?|renseignements (?:sur|concernant) (?:le gardien|la gardienne|la personne gardienne|le ou la gardienne?))\\W*$`,
    ),
  ],
  [
    "student",
    new RegExp(
      `${lead}(?:(?:information|details|particulars) (?:about|on|of|concerning) (?:the )?(?:student|minor|child)|(?:the )?(?:student|minor child|minor|child)(?:'s)?(?: personal)?(?: information| details| particulars)?|(?:l')?(?:etudiante?|eleve|enfant(?: mineure?)?)(?:\\(e\\))?|renseignements (?:sur|concernant) (?:l'etudiante?|l'eleve|la personne mineure|le mineur|l'enfant))\\W*$`,
    ),
  ],
  [
    "other",
    new RegExp(
      `${lead}(?:(?:information (?:about|on|of) (?:the )?)?(?:parents?|(?:legal )?guardians?)\\b.{0,40}|declaration\\b.{0,40}|renseignements (?:sur|concernant) (?:les parents?|le pere|la mere|les tuteurs?)\\b.{0,40})$`,
    ),
  ],
];

/** The lines below one heading, up to the next. */
function partOf(pages: readonly PageText[], part: Part): readonly PageText[] {
  let current: Part | undefined;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => {
      const heading = line.cells
        .map((cell) => headings.find(([, pattern]) => pattern.test(plain(cell.text)))?.[0])
        .find((one) => one !== undefined);
      current = heading ?? current;
      return heading === undefined && current === part;
    }),
  }));
}

const familyName: SoughtField = {
  name: "custodian.lastName",
  parse: nameIn,
  isSureInOwnTextOnly: true,
  labels: [
    /^\W*(?:family name|last name|surname)(?: ?\(surname\))?(?: ?\(as [^)]{3,60}\))?/,
    /^\W*nom(?: de famille)?(?: ?\((?:tel|comme) [^)]{3,60}\))?(?= ?:|$)/,
  ],
};
const givenNames: SoughtField = {
  name: "custodian.firstName",
  parse: nameIn,
  isSureInOwnTextOnly: true,
  labels: [
    /^\W*(?:given|first) names?(?:\(s\))?(?: ?\(as [^)]{3,60}\))?/,
    /^\W*prenoms?(?:\(s\))?(?: ?\((?:tels?|comme) [^)]{3,60}\))?/,
  ],
};
const fields: readonly SoughtField[] = [
  familyName,
  givenNames,
  {
    name: "custodian.address",
    parse: wordsIn(300),
    isSureInOwnTextOnly: true,
    mayWrap: true,
    labels: [
      /^\W*(?:home |full |complete |residential )?address(?! of| where)/,
      /^\W*adresse(?: (?:du )?domicile| residentielle| complete)*/,
    ],
  },
];

const student: SoughtField = {
  name: "applicantFullName",
  parse: nameIn,
  isSureInOwnTextOnly: true,
  labels: [
    /^\W*(?:full )?name of (?:the )?(?:student|minor)/,
    /^\W*nom (?:complet )?(?:de l'|du |de la )(?:etudiante?|eleve|mineure?|personne mineure)/,
  ],
};

/** What the labels of one part say, and what the words around each place say of the whole. */
async function labelledIn(part: readonly PageText[], pages: readonly PageText[]) {
  const read: Record<string, ReadField> = {};
  for (const one of fields) {
    const found = foundIn(part, one);
    if (found) read[one.name] = await fieldWithCheck(found, pages, one);
  }
  return read;
}

const fieldsOf = (found: ReturnType<typeof foundValues>): Readonly<Record<string, ReadField>> =>
  Object.fromEntries(Object.entries(found).map(([name, { field }]) => [name, field]));

/** A whole name in its parts, which is a guess. */
function inParts(whole: ReadField | undefined, pages: readonly PageText[]): Readonly<Record<string, ReadField>> {
  const parts = whole && nameParts(whole.value, whole.value, pages);
  if (!parts) return {};
  const { checked: _, ...place } = whole;
  const guess = (value: string): ReadField => ({ ...place, value, confidence: Math.min(place.confidence, 0.7) });
  return { "custodian.firstName": guess(parts.firstName), "custodian.lastName": guess(parts.lastName) };
}

function studentName(pages: readonly PageText[]): ReadField | undefined {
  const part = partOf(pages, "student");
  const whole = foundIn(part, student) ?? foundIn(pages, student);
  if (whole) return ownTextField(whole, pages);
  const [given, family] = [givenNames, familyName].map((one) => {
    const found = foundIn(part, one);
    return found && ownTextField(found, pages);
  });
  if (given && family) return joinedName(given, family);
  const { child, ...parts } = fieldsOf(foundValues(ofStudent, layoutOfPages(pages), pages));
  const { firstName, lastName } = parts;
  return firstName && lastName ? joinedName(firstName, lastName) : child;
}

export const custodianDeclaration: DocumentReader = {
  documentType: "CustodianDeclaration",
  async read(pages) {
    const part = partOf(pages, "custodian");
    const { custodian, ...found } = fieldsOf(foundValues(ofCustodian, layoutOfPages(pages), pages));
    const applicantFullName = studentName(pages);
    return {
      ...inParts(custodian, pages),
      ...found,
      ...fieldsOf(foundValues(ofCustodianPart, layoutOfPages(part), pages)),
      ...(await labelledIn(part, pages)),
      ...(applicantFullName ? { applicantFullName } : {}),
    };
  },
  // The form as a file is told by its own data.
  missing: () => [],
};
