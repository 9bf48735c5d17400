import { nameIn } from "../../fields/nameField.ts";
import { wordsIn } from "../../fields/textField.ts";
import type { ReadField } from "../../reading.ts";
import { plain } from "../../text/plainText.ts";
import { boxAround } from "../../text/words.ts";
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
      `${lead}(?:information (?:about|on|of) (?:the )?custodian|custodian(?:'s)?(?: personal)? (?:information|details)|renseignements (?:sur|concernant) (?:le gardien|la gardienne|la personne gardienne|le ou la gardienne?))\\W*$`,
    ),
  ],
  [
    "student",
    new RegExp(
      `${lead}(?:information (?:about|on|of) (?:the )?(?:student|minor)|(?:student|minor)(?:'s)?(?: personal)? (?:information|details)|renseignements (?:sur|concernant) (?:l'etudiante?|l'eleve|la personne mineure|le mineur|l'enfant))\\W*$`,
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

function studentName(pages: readonly PageText[]): ReadField | undefined {
  const part = partOf(pages, "student");
  const whole = foundIn(part, student) ?? foundIn(pages, student);
  if (whole) return ownTextField(whole, pages);
  const [given, family] = [givenNames, familyName].map((one) => {
    const found = foundIn(part, one);
    return found && ownTextField(found, pages);
  });
  if (!given || !family) return undefined;
  const { checked, ...joined } = given;
  return {
    ...joined,
    value: `${given.value} ${family.value}`,
    confidence: Math.min(given.confidence, family.confidence),
    box: given.page === family.page ? boxAround([given.box, family.box]) : given.box,
    ...(checked && family.checked ? { checked } : {}),
  };
}

export const custodianDeclaration: DocumentReader = {
  documentType: "CustodianDeclaration",
  async read(pages) {
    const part = partOf(pages, "custodian");
    const read: Record<string, ReadField> = {};
    for (const one of fields) {
      const found = foundIn(part, one);
      if (found) read[one.name] = await fieldWithCheck(found, pages, one);
    }
    const applicantFullName = studentName(pages);
    return { ...read, ...(applicantFullName ? { applicantFullName } : {}) };
  },
  // The form as a file is told by its own data.
  missing: () => [],
};
