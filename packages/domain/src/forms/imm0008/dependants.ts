import { citizenshipPrefill } from "../prefills/citizenship.ts";
import { dependentChildren } from "../../conditions/family/dependentAge.ts";
import type { FormPrefill, FormSection, PrefilledRows } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import { answered, byPerson } from "../prefills/origins.ts";
import { openRow, rowsWithOpen, type OpenRow } from "../prefills/rowClaims.ts";
import {
  birthCountryPrefill,
  birthdayPrefill,
  familyNamePrefill,
  givenNamePrefill,
  homeCountryPrefill,
  sexPrefill,
} from "../prefills/people.ts";
import { fieldsOfDependant } from "./dependantFields.ts";
import { fieldsOfPassport, hasPassport } from "./passport.ts";

/** The family: the spouse or partner and every dependent child, whether or not they come along. */

const codes: Readonly<Record<string, readonly [relationship: string, status: string]>> = {
  married: ["10", "01"],
  commonLaw: ["01", "03"],
};

/** The spouse or partner by the marital status of the applicant; how a child is related nobody asked. */
const relationship: FormPrefill = byPerson({ spouse: answered("maritalStatus", (status) => codes[status]?.[0]) });
const maritalStatus: FormPrefill = byPerson({
  spouse: answered("maritalStatus", (status) => codes[status]?.[1]),
});
const marriageDate: FormPrefill = byPerson({ spouse: answered("spouseDateOfMarriage", (day) => day) });
const comes: FormPrefill = byPerson({ spouse: answered("accompanyingSpouse", (isComing) => isComing) });

const known: Readonly<Record<string, FormPrefill>> = {
  familyName: familyNamePrefill,
  givenNames: givenNamePrefill,
  sex: sexPrefill,
  dateOfBirth: birthdayPrefill,
  birthCountry: birthCountryPrefill,
  citizenship: citizenshipPrefill,
  relationship,
  willAccompany: comes,
  currentCountry: homeCountryPrefill,
  maritalStatus,
  marriageDate,
  hasPassport,
  ...Object.fromEntries(
    fieldsOfPassport.flatMap(({ path, prefill }) =>
      prefill ? [[path.replace("passport.", ""), prefill] as const] : [],
    ),
  ),
};

function rowOf(the: FormReader, person: PersonRef): OpenRow {
  const of = the.about(person);
  const parts = Object.fromEntries(Object.entries(known).map(([name, prefill]) => [name, prefill(of)]));
  if (person.role !== "spouse" || parts["maritalStatus"] === undefined) return openRow(parts);
  const main = the.about({ role: "main" });
  return openRow({
    ...parts,
    spouseFamilyName: familyNamePrefill(main),
    spouseGivenName: givenNamePrefill(main),
  });
}

function familyKnown(the: FormReader): PrefilledRows | undefined {
  const spouse = the.case.spouse();
  const people: readonly PersonRef[] = [
    ...(spouse ? [{ role: "spouse" } as const] : []),
    ...dependentChildren(the.case).map(({ childNumber }) => ({ role: "child", childNumber }) as const),
  ];
  return people.length === 0
    ? undefined
    : rowsWithOpen(
        people.map((person) => rowOf(the, person)),
        {
          fact: "dependents",
          says: {
            en: "from the people of this application",
            fr: "d’après les personnes de cette demande",
          },
        },
      );
}

export const dependants: FormSection = {
  id: "dependants",
  title: { en: "Family members", fr: "Membres de la famille" },
  lead: {
    en: "Your spouse or partner and every dependent child, those too who stay behind. Somebody who is left out here can be kept from coming later.",
    fr: "Votre conjoint ou partenaire et chaque enfant à charge, même les personnes qui restent. Une personne omise ici peut être empêchée de venir plus tard.",
  },
  parts: [
    {
      list: "dependants",
      title: { en: "Family members", fr: "Membres de la famille" },
      rowTitle: { en: "Family member {number}", fr: "Membre de la famille {number}" },
      addLabel: { en: "Add a family member", fr: "Ajouter un membre de la famille" },
      // The file holds five; more go on a form of their own, and on the screens there is room for all.
      most: () => undefined,
      prefill: familyKnown,
      fields: fieldsOfDependant,
    },
  ],
};
