import { birthdayInPast } from "../../fields/checks/dates.ts";
import { emailOnForms } from "../../fields/checks/texts.ts";
import { nameWords } from "../../fields/names.ts";
import type { Text } from "../../kernel/text.ts";
import { all, condition, not } from "../../kernel/condition.ts";
import { imm5645ChildRelationships, imm5645SiblingRelationships } from "../../lists/officialForms/formChoices5645.ts";
import { isDeceased, labels } from "../familyInformation/blockFields.ts";
import { filledWith } from "../familyInformation/familyPrefill.ts";
import type { FactName, Member, MemberFacts } from "../familyInformation/memberFacts.ts";
import { childrenKnown, rowsOf, siblingsKnown } from "../familyInformation/relatives.ts";
import {
  childrenRequired,
  listTexts,
  mayHaveChildren,
  mayHaveSpouse,
  namesSpouse,
  noChildrenField,
  noSpouseField,
} from "../familyInformation/statements.ts";
import { choicesOf } from "../fields/choices.ts";
import { ofParent, unknownParentLead } from "../familyInformation/unknownParent.ts";
import type { FormCondition, FormField, FormRow, FormSection, FormValue } from "../fields/field.ts";
import { yesAt } from "../fields/fieldConditions.ts";
import { inProfile, ofApplicant } from "../prefills/origins.ts";
import { maritalWords } from "../lifeHistory/family.ts";

/** The people of a family. How the form numbers the marital statuses was not read, so they are kept in words of ours. */

/** A status that is no choice here, as IMM 5707 has for conjugal partners, is left for the person to say. */
const statusHere = (word: FormValue): FormValue | undefined =>
  maritalWords.some(({ value }) => value === word) ? word : undefined;

const theSpouse = { coupleCodes: ["married", "commonLaw"], spouseName: "spouse.familyName" };

type Block = {
  /** In a row there is no block, and what fills it in comes for all rows at once. */
  readonly at?: string;
  readonly member?: Member;
  readonly needed: "always" | FormCondition;
  readonly shown?: FormCondition;
};

const personFields = ({ at, member, needed, shown }: Block): readonly FormField[] => {
  const field = (name: FactName, rest: Pick<FormField, "kind" | "label"> & Partial<FormField>): FormField => ({
    path: at === undefined ? name : `${at}.${name}`,
    needed,
    ...(shown ? { shown } : {}),
    ...(member ? { prefill: filledWith(member, name, name === "maritalStatus" ? statusHere : undefined) } : {}),
    ...rest,
  });
  const { needed: _always, ...givenNames } = field("givenNames", {
    kind: "name",
    label: nameWords.givenNames,
  });
  const mayHaveDied = at !== "applicant" && at !== "spouse";
  const alive = not(isDeceased(at === undefined ? { row: true } : { at }));
  return [
    field("familyName", { kind: "name", label: nameWords.familyName }),
    givenNames,
    field("dateOfBirth", { kind: "partialDate", label: labels.dateOfBirth, checks: [birthdayInPast] }),
    field("countryOfBirth", { kind: "country", label: labels.countryOfBirth }),
    field("presentAddress", {
      kind: "text",
      label: labels.presentAddress,
      hint: mayHaveDied ? labels.addressOrDeath : labels.addressHint,
    }),
    field("maritalStatus", {
      kind: "choice",
      label: labels.maritalStatus,
      choices: maritalWords,
      needed: mayHaveDied ? (needed === "always" ? alive : all(needed, alive)) : needed,
    }),
  ];
};

const email = (path: string, rest: Partial<FormField> = {}): FormField => ({
  path,
  kind: "email",
  label: { en: "Email address, if there is one", fr: "Adresse courriel, s’il y en a une" },
  checks: [emailOnForms],
  ...rest,
});

export const applicant: FormSection = {
  id: "applicant",
  title: { en: "Applicant", fr: "Personne qui fait la demande" },
  lead: {
    en: "You do not send this form with Express Entry. IRCC asks the same on screen: what you enter here is in order on the answer sheet, to be copied.",
    fr: "Vous n’envoyez pas ce formulaire avec Entrée express. IRCC demande la même chose à l’écran\u00A0: ce que vous entrez ici est en ordre sur la feuille de réponses, à recopier.",
  },
  parts: [
    ...personFields({ at: "applicant", member: "applicant", needed: "always" }),
    email("applicant.email", { prefill: ofApplicant(inProfile("email", (address) => address)) }),
  ],
};

export const spouse: FormSection = {
  id: "spouse",
  title: { en: "Spouse or partner", fr: "Époux, conjoint de fait ou partenaire" },
  parts: [
    {
      ...noSpouseField(theSpouse),
      hint: {
        en: "Married, common-law and conjugal partners count.",
        fr: "Les personnes mariées, en union de fait ou en relation conjugale comptent.",
      },
    },
    ...personFields({ at: "spouse", member: "spouse", needed: namesSpouse(theSpouse), shown: mayHaveSpouse }),
  ],
};

const parent = (at: "parent1" | "parent2", member: "mother" | "father", title: Text): FormSection => ({
  id: at,
  title,
  lead: unknownParentLead,
  parts: ofParent(`${at}.familyName`, personFields({ at, member, needed: "always" })),
});

/** Mother first, as on the other family forms. */
export const parent1 = parent("parent1", "mother", { en: "Parent 1", fr: "Parent 1" });
export const parent2 = parent("parent2", "father", { en: "Parent 2", fr: "Parent 2" });

const rowFields = (relationships: typeof imm5645ChildRelationships): readonly FormField[] => [
  {
    path: "relationship",
    kind: "choice",
    label: labels.relationship,
    choices: choicesOf(relationships),
    needed: "always",
  },
  ...personFields({ needed: "always" }),
  email("email"),
];

const names: readonly FactName[] = [
  "relationship",
  "familyName",
  "givenNames",
  "dateOfBirth",
  "countryOfBirth",
  "presentAddress",
  "maritalStatus",
];

const toRow = (facts: MemberFacts): FormRow =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = name === "maritalStatus" && facts[name] ? statusHere(facts[name]) : facts[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

/** The file was seen with three rows; the form itself adds more, and on the screens there is room for all. */
const anyNumber = (): undefined => undefined;

export const children: FormSection = {
  id: "children",
  title: { en: "Children", fr: "Enfants" },
  parts: [
    {
      ...noChildrenField,
      hint: {
        en: "Adopted children, stepchildren and grown children count.",
        fr: "Les enfants adoptés, ceux de votre partenaire et les enfants adultes comptent.",
      },
    },
    {
      list: "children",
      title: listTexts.children.title,
      rowTitle: listTexts.children.rowTitle,
      addLabel: listTexts.children.addLabel,
      hint: listTexts.children.hint,
      most: anyNumber,
      shown: mayHaveChildren,
      needed: childrenRequired,
      fields: rowFields(imm5645ChildRelationships),
      prefill: rowsOf(childrenKnown, toRow),
    },
  ],
};

const hasNone = yesAt("noSiblings");

const noSiblingListed: FormCondition = condition(
  "noSiblingListed",
  { en: "no brother or sister is listed", fr: "aucun frère ni aucune sœur n’est inscrit" },
  (the) => the.rows("siblings").rows.length === 0,
);

export const siblings: FormSection = {
  id: "siblings",
  title: { en: "Brothers and sisters", fr: "Frères et sœurs" },
  parts: [
    {
      path: "noSiblings",
      kind: "tick",
      label: { en: "I have no brothers or sisters", fr: "Je n’ai ni frère ni sœur" },
      hint: {
        en: "Half-brothers, half-sisters, stepbrothers and stepsisters count, and those who have died.",
        fr: "Les demi-frères, les demi-sœurs, les enfants du conjoint d’un parent et les personnes décédées comptent.",
      },
      needed: noSiblingListed,
    },
    {
      list: "siblings",
      title: listTexts.siblings.title,
      rowTitle: listTexts.siblings.rowTitle,
      addLabel: listTexts.siblings.addLabel,
      hint: listTexts.siblings.hint,
      most: anyNumber,
      shown: not(hasNone),
      fields: rowFields(imm5645SiblingRelationships),
      prefill: rowsOf(siblingsKnown, toRow),
    },
  ],
};
