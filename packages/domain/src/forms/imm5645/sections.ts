import type { Text } from "../../kernel/text.ts";
import { advice } from "../../kernel/validation.ts";
import {
  imm5645ApplicationTypes,
  imm5645ChildRelationships,
  imm5645MaritalStatuses,
  imm5645MaritalStatusesOfOthers,
  imm5645SiblingRelationships,
} from "../../lists/officialForms/formChoices5645.ts";
import { ofText } from "../../fields/checks/checks.ts";
import { choicesOf } from "../fields/choices.ts";
import { together } from "../prefills/oneThing.ts";
import { applicationKindPrefill } from "../familyInformation/applicationKinds.ts";
import { detailsOf, labels, mostOf, nativeNameField, prefillsOf } from "../familyInformation/blockFields.ts";
import { factOf } from "../familyInformation/familyPrefill.ts";
import { imm5645Codes, imm5645OtherCodes } from "../familyInformation/maritalCodes.ts";
import { nameOf, rowFor5645, type Member } from "../familyInformation/memberFacts.ts";
import { childrenKnown, rowsOf, siblingsKnown } from "../familyInformation/relatives.ts";
import {
  childrenRequired,
  listTexts,
  mayHaveChildren,
  mayHaveSpouse,
  namesSpouse,
  noChildrenField,
  noSpouseField,
  signatureDates,
  signedByHand,
} from "../familyInformation/statements.ts";
import { ofParent, saysUnknown, unknownParentLead } from "../familyInformation/unknownParent.ts";
import type { FormChoice, FormCondition, FormField, FormPrefill, FormSection } from "../fields/field.ts";

const nameHint: Text = {
  en: "Family name, a comma, then the given names, as in the passport.",
  fr: "Nom de famille, virgule, puis prénoms, comme dans le passeport.",
};

const oneName = advice("familyFormNameComma", {
  en: "Put a comma after the family name, so that the officer can tell it from the given names. A person with one name needs none.",
  fr: "Mettez une virgule après le nom de famille, pour que l’agent le distingue des prénoms. Une personne qui n’a qu’un nom n’en a pas besoin.",
});

const commaCheck = ofText((value) => (value.includes(",") || saysUnknown(value) ? undefined : oneName));

const namePrefill =
  (member: Member): FormPrefill =>
  (the) => {
    const parts = { family: factOf(the, member, "familyName"), given: factOf(the, member, "givenNames") };
    return together(parts, ({ family, given }) =>
      nameOf({
        ...(family === undefined ? {} : { familyName: String(family) }),
        ...(given === undefined ? {} : { givenNames: String(given) }),
      }),
    );
  };

type Block = {
  readonly member: Member;
  readonly needed: "always" | FormCondition;
  readonly shown?: FormCondition;
  readonly choices: readonly FormChoice[];
  readonly codes: Readonly<Record<string, string>>;
};

/** The block of one person, in the order of the form. */
function blockOf({ member, needed, shown, choices, codes }: Block): readonly FormField[] {
  const details = detailsOf({
    place: { at: member },
    prefills: prefillsOf(member, (word, the) =>
      member === "applicant" && word === "married"
        ? marriedAs(factOf(the, member, "marriedInPerson")?.value)
        : codes[String(word)],
    ),
    choices,
    needed,
    ...(shown ? { shown } : {}),
    mayHaveDied: member === "mother" || member === "father",
  });
  return [
    {
      path: `${member}.name`,
      kind: "name",
      label: { en: "Full name", fr: "Nom complet" },
      hint: nameHint,
      ...(shown ? { shown } : {}),
      needed,
      checks: [commaCheck],
      prefill: namePrefill(member),
    },
    nativeNameField(member, shown),
    ...inOrder(details).filter(({ path }) => path !== "applicant.willAccompany"),
  ];
}

const inOrder = ({
  dateOfBirth,
  countryOfBirth,
  maritalStatus,
  presentAddress,
  presentOccupation,
  willAccompany,
}: ReturnType<typeof detailsOf>): readonly FormField[] => [
  dateOfBirth,
  countryOfBirth,
  maritalStatus,
  presentAddress,
  presentOccupation,
  willAccompany,
];

/** The form has two ways of being married, told by whether the applicant was there; until that is known nothing is chosen. */
const marriedAs = (inPerson: unknown): string | undefined =>
  inPerson === true ? "5" : inPerson === false ? "6" : undefined;

const [married, marriedElsewhere, commonLaw] = ["5", "6", "2"];

/** Document 3 section 3.9: the two ways of being married are one for everybody but the applicant. */
const ofSpouse: readonly FormChoice[] = choicesOf(imm5645MaritalStatuses)
  .filter(({ value }) => value !== marriedElsewhere)
  .map((choice) =>
    choice.value === married ? { ...choice, label: { en: "Married", fr: "Marié ou mariée" } } : choice,
  );

const theSpouse = { coupleCodes: [married, marriedElsewhere, commonLaw], spouseName: "spouse.name" };

export const application: FormSection = {
  id: "application",
  title: { en: "Type of application", fr: "Type de demande" },
  parts: [
    {
      path: "applicationType",
      kind: "choice",
      label: { en: "This application is for", fr: "Cette demande concerne" },
      choices: choicesOf(imm5645ApplicationTypes),
      needed: "always",
      prefill: applicationKindPrefill,
    },
  ],
};

export const applicant: FormSection = {
  id: "applicant",
  title: { en: "Applicant", fr: "Personne qui fait la demande" },
  parts: blockOf({
    member: "applicant",
    needed: "always",
    choices: choicesOf(imm5645MaritalStatuses),
    codes: imm5645Codes,
  }),
};

export const spouse: FormSection = {
  id: "spouse",
  title: { en: "Spouse or partner", fr: "Époux, conjoint de fait ou partenaire" },
  parts: [
    noSpouseField(theSpouse),
    ...blockOf({
      member: "spouse",
      needed: namesSpouse(theSpouse),
      shown: mayHaveSpouse,
      choices: ofSpouse,
      codes: imm5645Codes,
    }),
  ],
};

const parent = (member: "mother" | "father", title: Text): FormSection => ({
  id: member,
  title,
  lead: unknownParentLead,
  parts: ofParent(
    `${member}.name`,
    blockOf({
      member,
      needed: "always",
      choices: choicesOf(imm5645MaritalStatusesOfOthers),
      codes: imm5645OtherCodes,
    }),
  ),
});

export const mother = parent("mother", { en: "Mother", fr: "Mère" });
export const father = parent("father", { en: "Father", fr: "Père" });

const rowFields = (relationships: readonly FormChoice[]): readonly FormField[] => [
  {
    path: "name",
    kind: "name",
    label: { en: "Full name", fr: "Nom complet" },
    hint: nameHint,
    needed: "always",
    checks: [commaCheck],
  },
  { path: "nativeName", kind: "name", inAnyScript: true, label: labels.nativeNameOfOther, hint: labels.nativeHint },
  { path: "relationship", kind: "choice", label: labels.relationship, choices: relationships, needed: "always" },
  ...inOrder(
    detailsOf({
      place: { row: true },
      prefills: {},
      choices: choicesOf(imm5645MaritalStatusesOfOthers),
      needed: "always",
      mayHaveDied: true,
    }),
  ),
];

export const children: FormSection = {
  id: "children",
  title: { en: "Children", fr: "Enfants" },
  parts: [
    noChildrenField,
    {
      list: "children",
      ...listTexts.children,
      most: mostOf("children"),
      shown: mayHaveChildren,
      needed: childrenRequired,
      fields: rowFields(choicesOf(imm5645ChildRelationships)),
      prefill: rowsOf(childrenKnown, rowFor5645),
    },
  ],
};

export const siblings: FormSection = {
  id: "siblings",
  title: { en: "Brothers and sisters", fr: "Frères et sœurs" },
  lead: { en: "Leave this empty if you have none.", fr: "Laissez cette partie vide si vous n’en avez pas." },
  parts: [
    {
      list: "siblings",
      ...listTexts.siblings,
      most: mostOf("siblings"),
      fields: rowFields(choicesOf(imm5645SiblingRelationships)),
      prefill: rowsOf(siblingsKnown, rowFor5645),
    },
  ],
};

export const certification: FormSection = {
  id: "certification",
  title: { en: "Certification", fr: "Attestation" },
  lead: signedByHand,
  parts: signatureDates,
};
