import { partnerMayHaveGivenNames } from "../prefills/oneName.ts";
import type { Answers } from "../../caseFile/answers/answers.ts";
import type { Profile } from "../../caseFile/user.ts";
import { imm1294MaritalStatuses, imm1294PreviousRelationships } from "../../lists/officialForms/formChoices1294.ts";
import {
  birthdayInPast,
  endNotBefore,
  fromNotAfterToday,
  marriageDateNotAfterToday,
  toNotAfterToday,
} from "../../fields/checks/dates.ts";
import { nameSigns } from "../../fields/checks/texts.ts";
import { isVisitorVisa } from "../../conditions/application/application.ts";
import { choicesOf } from "../fields/choices.ts";
import type { FormField, FormPrefill } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { isAt, yesAt } from "../fields/fieldConditions.ts";
import { enteredFamily } from "../familyInformation/enteredFamily.ts";
import { imm1294Codes } from "../familyInformation/maritalCodes.ts";
import { answered, byPerson, byRule, firstOf, inProfile, ofApplicant } from "../prefills/origins.ts";
import { familyNamePrefill, givenNamePrefill } from "../prefills/people.ts";

/** The marital status, the spouse or partner, and an earlier relationship. */

/** Codes of the marital status on this form (lists/officialForms/formChoices1294.ts), by answer. */
const maritalCodes: Record<NonNullable<Answers["maritalStatus"]>, string> = {
  single: "02",
  married: "01",
  legallySeparated: "05",
  divorced: "04",
  annulledMarriage: "09",
  widowed: "06",
  commonLaw: "03",
};

const [married, commonLaw] = ["01", "03"];
const ended = ["04", "05", "06", "09"];

const isCouple = isAt("personalDetails.currentMaritalStatus", married, commonLaw);

const single: FormPrefill = byRule(
  { en: "children are entered as single", fr: "les enfants sont inscrits comme célibataires" },
  () => "02",
);

const asCouple = (status: keyof typeof maritalCodes): string | undefined =>
  status === "married" || status === "commonLaw" ? maritalCodes[status] : undefined;

const maritalStatusPrefill = byPerson({
  main: answered("maritalStatus", (status) => maritalCodes[status]),
  spouse: firstOf(answered("maritalStatus", asCouple), answered("vvMaritalStatus", asCouple)),
  visitor: answered("vvMaritalStatus", (status) => maritalCodes[status]),
  child: single,
});

/** The form’s own rule: divorced, separated, widowed and annulled say that there was a relationship. */
const hadRelationshipPrefill = byRule(
  {
    en: "the form asks for the earlier relationship with this marital status",
    fr: "avec cet état matrimonial, le formulaire demande la relation antérieure",
  },
  (the) => (ended.includes(the.text("personalDetails.currentMaritalStatus") ?? "") ? true : undefined),
);

function partnerOf(the: FormReader): "main" | "visitor" | "spouse" | undefined {
  const { role } = the.person;
  if (role === "main" || role === "visitor") return "spouse";
  return role === "spouse" ? (isVisitorVisa.evaluate(the.case).holds ? "visitor" : "main") : undefined;
}

/** The applicant or the visitor and the spouse are each other’s partner: as in that person’s passport, else as told. */
const ofPartner =
  (prefill: FormPrefill): FormPrefill =>
  (the) => {
    const partner = partnerOf(the);
    return partner && prefill(the.about({ role: partner }));
  };

const hadRelationship = yesAt("hasPreviousMarriage");

const ofPreviousSpouse = (fact: keyof NonNullable<Profile["previousSpouse"]>): FormPrefill =>
  ofApplicant(inProfile("previousSpouse", (spouse) => spouse[fact]));

const spouseIsCanadian: FormField = {
  path: "personalDetails.spouseIsCanadian",
  kind: "yesNo",
  label: {
    en: "Is your spouse or partner a Canadian citizen or permanent resident?",
    fr: "Votre conjoint ou partenaire a-t-il la citoyenneté canadienne ou la résidence permanente?",
  },
  shown: isCouple,
  needed: "always",
  prefill: ofApplicant(answered("hasCanadianSpouse", (isCanadian) => isCanadian)),
};

export const relationshipFields: readonly FormField[] = [
  {
    path: "personalDetails.currentMaritalStatus",
    kind: "choice",
    label: { en: "Current marital status", fr: "État matrimonial actuel" },
    choices: choicesOf(imm1294MaritalStatuses),
    needed: "always",
    prefill: firstOf(
      enteredFamily("applicant", "maritalStatus", (word) => imm1294Codes[String(word)]),
      maritalStatusPrefill,
    ),
  },
  {
    path: "personalDetails.marriageDate",
    kind: "date",
    shown: isCouple,
    needed: "always",
    checks: [marriageDateNotAfterToday],
    label: {
      en: "Date of the marriage, or start of the common-law relationship",
      fr: "Date du mariage, ou début de l’union de fait",
    },
    prefill: byPerson({
      main: answered("spouseDateOfMarriage", (day) => day),
      spouse: answered("spouseDateOfMarriage", (day) => day),
    }),
  },
  {
    path: "personalDetails.currentSpouseName.familyName",
    kind: "name",
    shown: isCouple,
    needed: "always",
    checks: [nameSigns],
    label: { en: "Family name of your spouse or partner", fr: "Nom de famille de votre conjoint ou partenaire" },
    prefill: firstOf(enteredFamily("spouse", "familyName"), ofPartner(familyNamePrefill)),
  },
  {
    path: "personalDetails.currentSpouseName.givenName",
    kind: "name",
    shown: isCouple,
    needed: partnerMayHaveGivenNames,
    checks: [nameSigns],
    label: { en: "Given names of your spouse or partner", fr: "Prénoms de votre conjoint ou partenaire" },
    prefill: firstOf(enteredFamily("spouse", "givenNames"), ofPartner(givenNamePrefill)),
  },
  {
    path: "hasPreviousMarriage",
    kind: "yesNo",
    needed: "always",
    prefill: firstOf(
      hadRelationshipPrefill,
      byPerson({
        main: inProfile("hasPreviousMarriage", (had) => had),
        child: byRule(
          { en: "children are entered as single", fr: "les enfants sont inscrits comme célibataires" },
          () => false,
        ),
      }),
    ),
    label: {
      en: "Were you married or in a common-law relationship before?",
      fr: "Avez-vous déjà été dans un mariage ou une union de fait antérieurs?",
    },
    checks: [
      (value, the) =>
        value === false && ended.includes(the.text("personalDetails.currentMaritalStatus") ?? "")
          ? {
              code: "previousRelationshipNeeded",
              text: {
                en: "With your marital status, the form accepts only yes. Choose yes and name the person.",
                fr: "Avec votre état matrimonial, le formulaire n’accepte que oui. Choisissez oui et nommez la personne.",
              },
            }
          : undefined,
    ],
  },
  {
    path: "previousSpouse.familyName",
    kind: "name",
    label: {
      en: "Family name of your former spouse or partner",
      fr: "Nom de famille de votre ancien conjoint ou partenaire",
    },
    shown: hadRelationship,
    needed: "always",
    checks: [nameSigns],
    prefill: ofPreviousSpouse("familyName"),
  },
  {
    path: "previousSpouse.givenName",
    kind: "name",
    label: {
      en: "Given names of your former spouse or partner",
      fr: "Prénoms de votre ancien conjoint ou partenaire",
    },
    shown: hadRelationship,
    checks: [nameSigns],
    prefill: ofPreviousSpouse("givenName"),
  },
  {
    path: "previousSpouse.dateOfBirth",
    kind: "partialDate",
    takesParts: true,
    label: { en: "Their date of birth", fr: "Sa date de naissance" },
    shown: hadRelationship,
    needed: "always",
    checks: [birthdayInPast],
    prefill: ofPreviousSpouse("dateOfBirth"),
  },
  {
    path: "previousSpouse.relationshipType",
    kind: "choice",
    label: { en: "Type of relationship", fr: "Type de relation" },
    choices: choicesOf(imm1294PreviousRelationships),
    shown: hadRelationship,
    needed: "always",
    prefill: ofPreviousSpouse("relationshipType"),
  },
  {
    path: "previousSpouse.relationshipFrom",
    kind: "date",
    label: { en: "Relationship from", fr: "Relation du" },
    shown: hadRelationship,
    needed: "always",
    checks: [fromNotAfterToday],
    prefill: ofPreviousSpouse("relationshipFrom"),
  },
  {
    path: "previousSpouse.relationshipTo",
    kind: "date",
    label: { en: "Relationship to", fr: "Relation au" },
    shown: hadRelationship,
    needed: "always",
    checks: [toNotAfterToday, endNotBefore<FormReader>((the) => the.value("previousSpouse.relationshipFrom"))],
    prefill: ofPreviousSpouse("relationshipTo"),
  },
];

/** Forms from inside Canada ask one thing more of the couple, right after the name of the other. */
export const relationshipFieldsInCanada: readonly FormField[] = relationshipFields.flatMap((field) =>
  field.path === "personalDetails.currentSpouseName.givenName" ? [field, spouseIsCanadian] : [field],
);
