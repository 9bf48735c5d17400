import { nameWords } from "../../fields/names.ts";
import type { Text } from "../../kernel/text.ts";
import { all } from "../../kernel/condition.ts";
import {
  imm5707ChildRelationships,
  imm5707MaritalStatuses,
  imm5707MaritalStatusesOfOthers,
} from "../../lists/officialForms/formChoices5707.ts";
import { choicesOf } from "../fields/choices.ts";
import { detailsOf, labels, mostOf, nativeNameField, prefillsOf } from "../familyInformation/blockFields.ts";
import { filledWith } from "../familyInformation/familyPrefill.ts";
import { imm5707Codes } from "../familyInformation/maritalCodes.ts";
import { rowFor5707, type Member } from "../familyInformation/memberFacts.ts";
import { childrenKnown, rowsOf } from "../familyInformation/relatives.ts";
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
import { ofParent } from "../familyInformation/unknownParent.ts";
import type { FormChoice, FormCondition, FormField, FormSection } from "../fields/field.ts";
import { isAt } from "../fields/fieldConditions.ts";

const [commonLaw, married, conjugal] = ["1", "5", "9"];

const theSpouse = { coupleCodes: [commonLaw, married, conjugal], spouseName: "spouse.familyName" };

const nameLabels = {
  familyName: nameWords.familyName,
  givenNames: nameWords.givenNames,
  asInPassport: { en: "As in the passport or travel document.", fr: "Comme dans le passeport ou le titre de voyage." },
  oneName: {
    en: "As in the passport. Leave it empty if it shows only one name.",
    fr: "Comme dans le passeport. Laissez vide s’il ne porte qu’un seul nom.",
  },
} satisfies Record<string, Text>;

type Block = {
  readonly at: string;
  readonly member: Member;
  readonly needed: "always" | FormCondition;
  readonly shown?: FormCondition;
  readonly choices: readonly FormChoice[];
};

const nameFields = ({ at, member, needed, shown }: Omit<Block, "choices">): readonly FormField[] => [
  {
    path: `${at}.familyName`,
    kind: "name",
    label: nameLabels.familyName,
    hint: nameLabels.asInPassport,
    ...(shown ? { shown } : {}),
    needed,
    prefill: filledWith(member, "familyName"),
  },
  {
    path: `${at}.givenNames`,
    kind: "name",
    label: nameLabels.givenNames,
    hint: nameLabels.oneName,
    ...(shown ? { shown } : {}),
    prefill: filledWith(member, "givenNames"),
  },
];

const detailsIn = ({ at, member, needed, shown, choices }: Block) =>
  detailsOf({
    place: { at },
    prefills: prefillsOf(member, (word) => imm5707Codes[String(word)]),
    choices,
    needed,
    ...(shown ? { shown } : {}),
    mayHaveDied: at.startsWith("parent"),
  });

/** Asked of whoever is married; the form counts a wedding by proxy or from afar otherwise. */
const presence = (member: "applicant" | "spouse", label: Text, shown?: FormCondition): FormField => {
  const isMarried = isAt(`${member}.maritalStatus`, married);
  return {
    path: `${member}.marriedInPerson`,
    kind: "yesNo",
    label,
    shown: shown ? all(shown, isMarried) : isMarried,
    needed: "always",
    prefill: filledWith(member, "marriedInPerson"),
  };
};

const ofApplicant: Block = {
  at: "applicant",
  member: "applicant",
  needed: "always",
  choices: choicesOf(imm5707MaritalStatuses),
};

const applicantFields = (): readonly FormField[] => {
  const { dateOfBirth, countryOfBirth, maritalStatus, presentOccupation } = detailsIn(ofApplicant);
  return [
    ...nameFields(ofApplicant),
    nativeNameField("applicant"),
    dateOfBirth,
    countryOfBirth,
    maritalStatus,
    presentOccupation,
    presence("applicant", {
      en: "Were you physically present at the marriage ceremony?",
      fr: "Avez-vous assisté en personne à la cérémonie de mariage?",
    }),
  ];
};

export const applicant: FormSection = {
  id: "applicant",
  title: { en: "Applicant", fr: "Personne qui fait la demande" },
  lead: {
    en: "This form does not ask for your own address.",
    fr: "Ce formulaire ne demande pas votre propre adresse.",
  },
  parts: applicantFields(),
};

const ofSpouse: Block = {
  at: "spouse",
  member: "spouse",
  needed: namesSpouse(theSpouse),
  shown: mayHaveSpouse,
  choices: choicesOf(imm5707MaritalStatuses),
};

const spouseFields = (): readonly FormField[] => {
  const { dateOfBirth, countryOfBirth, maritalStatus, presentAddress, presentOccupation, willAccompany } =
    detailsIn(ofSpouse);
  return [
    noSpouseField(theSpouse),
    willAccompany,
    ...nameFields(ofSpouse),
    nativeNameField("spouse", mayHaveSpouse),
    dateOfBirth,
    countryOfBirth,
    presentAddress,
    maritalStatus,
    presentOccupation,
    presence(
      "spouse",
      {
        en: "Was your spouse physically present at the marriage ceremony?",
        fr: "La personne que vous avez épousée était-elle physiquement présente à la cérémonie de mariage?",
      },
      mayHaveSpouse,
    ),
  ];
};

export const spouse: FormSection = {
  id: "spouse",
  title: { en: "Spouse or partner", fr: "Époux, conjoint de fait ou partenaire" },
  parts: spouseFields(),
};

const parent = (at: "parent1" | "parent2", member: "mother" | "father", title: Text): FormSection => {
  const block: Block = { at, member, needed: "always", choices: choicesOf(imm5707MaritalStatusesOfOthers) };
  const { dateOfBirth, countryOfBirth, maritalStatus, presentAddress, presentOccupation, willAccompany } =
    detailsIn(block);
  return {
    id: at,
    title,
    lead: {
      en: "Mother or father. What you write here is offered on IMM 5645 too. If you do not know who this parent is, write Unknown as the name. What you do not know of the rest may then stay empty.",
      fr: "Mère ou père. Ce que vous écrivez ici est aussi proposé sur l’IMM 5645. Si vous ne savez pas qui est ce parent, écrivez Inconnu ou Inconnue comme nom. Ce que vous ne savez pas du reste peut alors rester vide.",
    },
    parts: ofParent(`${at}.familyName`, [
      willAccompany,
      ...nameFields(block),
      dateOfBirth,
      countryOfBirth,
      presentAddress,
      maritalStatus,
      presentOccupation,
    ]),
  };
};

/** Mother first, as on IMM 5645. */
export const parent1 = parent("parent1", "mother", { en: "Parent 1", fr: "Parent 1" });
export const parent2 = parent("parent2", "father", { en: "Parent 2", fr: "Parent 2" });

const childFields = (): readonly FormField[] => {
  const { dateOfBirth, countryOfBirth, maritalStatus, presentAddress, presentOccupation, willAccompany } = detailsOf({
    place: { row: true },
    prefills: {},
    choices: choicesOf(imm5707MaritalStatusesOfOthers),
    needed: "always",
    mayHaveDied: true,
  });
  return [
    willAccompany,
    {
      path: "relationship",
      kind: "choice",
      label: labels.relationship,
      choices: choicesOf(imm5707ChildRelationships),
      needed: "always",
    },
    {
      path: "familyName",
      kind: "name",
      label: nameLabels.familyName,
      hint: nameLabels.asInPassport,
      needed: "always",
    },
    { path: "givenNames", kind: "name", label: nameLabels.givenNames, hint: nameLabels.oneName },
    dateOfBirth,
    countryOfBirth,
    presentAddress,
    maritalStatus,
    presentOccupation,
  ];
};

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
      fields: childFields(),
      prefill: rowsOf(childrenKnown, rowFor5707),
    },
  ],
};

export const certification: FormSection = {
  id: "certification",
  title: { en: "Certification", fr: "Attestation" },
  lead: signedByHand,
  parts: signatureDates,
};
