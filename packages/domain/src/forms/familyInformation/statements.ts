import { condition, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import type { FormCondition, FormField, FormList } from "../fields/field.ts";
import { noAt, yesAt } from "../fields/fieldConditions.ts";
import { noChildrenPrefill, noSpousePrefill } from "./relatives.ts";

/** The certificates that there is no spouse and that there are no children, and what is asked for without them. */

export const hasNoSpouse = yesAt("noSpouse");
export const hasNoChildren = yesAt("noChildren");

/** Document 3 section 5.4: the block is skipped when it is certified that there is nobody. */
export const mayHaveSpouse: FormCondition = not(hasNoSpouse);
export const mayHaveChildren: FormCondition = not(hasNoChildren);

type Form = { readonly coupleCodes: readonly string[]; readonly spouseName: string };

const isCouple = ({ coupleCodes }: Form): FormCondition =>
  condition(
    "couple",
    { en: "you are married or live with a partner", fr: "vous avez un conjoint ou partenaire" },
    (the) => coupleCodes.includes(the.text("applicant.maritalStatus") ?? ""),
  );

/** There is one to be named: the status says so, a name is there, or the certificate was refused. */
export const namesSpouse = (form: Form): FormCondition => {
  const couple = isCouple(form);
  return condition(
    "spouseNamed",
    { en: "you have a spouse or partner", fr: "vous avez un conjoint ou partenaire" },
    (the) =>
      couple.evaluate(the).holds ||
      the.isNo("noSpouse") ||
      (!the.isYes("noSpouse") && the.value(form.spouseName) !== undefined),
  );
};

const marriedAndNone = refusal("noSpouseWhileCouple", {
  en: "Your marital status says that you have a spouse or partner. Untick this box and name the person.",
  fr: "Votre état matrimonial indique un conjoint ou partenaire. Décochez cette case et nommez la personne.",
});

export const noSpouseField = (form: Form): FormField => {
  const couple = isCouple(form);
  return {
    path: "noSpouse",
    kind: "tick",
    prefill: noSpousePrefill,
    needed: not(namesSpouse(form)),
    label: {
      en: "I certify that I have no spouse or partner",
      fr: "Je certifie que je n’ai ni époux, ni conjoint de fait, ni partenaire",
    },
    hint: {
      en: "Married, common-law and conjugal partners count. You sign for this on the form.",
      fr: "Les personnes mariées, en union de fait ou en relation conjugale comptent. Vous signez cette déclaration sur le formulaire.",
    },
    checks: [(value, the) => (value === true && couple.evaluate(the).holds ? marriedAndNone : undefined)],
  };
};

const childrenAndNone = refusal("noChildrenWhileInCase", {
  en: "A child is part of this application. Untick this box and list the child.",
  fr: "Un enfant fait partie de cette demande. Décochez cette case et inscrivez l’enfant.",
});

const noChildListed: FormCondition = condition(
  "noChildListed",
  { en: "no child is listed", fr: "aucun enfant n’est inscrit" },
  (the) => the.rows("children").rows.length === 0,
);

export const noChildrenField: FormField = {
  path: "noChildren",
  kind: "tick",
  prefill: noChildrenPrefill,
  needed: noChildListed,
  label: { en: "I certify that I have no children", fr: "Je certifie que je n’ai pas d’enfants" },
  hint: {
    en: "Adopted children, stepchildren and grown children count. You sign for this on the form.",
    fr: "Les enfants adoptés, ceux de votre partenaire et les enfants adultes comptent. Vous signez cette déclaration sur le formulaire.",
  },
  checks: [
    (value, the) =>
      value === true && the.person.role === "main" && the.case.children().length > 0 ? childrenAndNone : undefined,
  ],
};

/** Whoever said no to that certificate has a child to list. */
export const childrenRequired: FormCondition = noAt("noChildren");

export const listTexts = {
  children: {
    title: { en: "Your children", fr: "Vos enfants" },
    rowTitle: { en: "Child {number}", fr: "Enfant {number}" },
    addLabel: { en: "Add a child", fr: "Ajouter un enfant" },
    hint: {
      en: "All of them, wherever they live: adopted children, stepchildren and grown children too.",
      fr: "Tous, où qu’ils habitent\u00A0: aussi les enfants adoptés, ceux de votre partenaire et les enfants adultes.",
    },
  },
  siblings: {
    title: { en: "Your brothers and sisters", fr: "Vos frères et sœurs" },
    rowTitle: { en: "Brother or sister {number}", fr: "Frère ou sœur {number}" },
    addLabel: { en: "Add a brother or sister", fr: "Ajouter un frère ou une sœur" },
    hint: {
      en: "All of them, also half-brothers, half-sisters, stepbrothers and stepsisters, and those who have died.",
      fr: "Tous, aussi les demi-frères, les demi-sœurs, les enfants du conjoint d’un parent, et les personnes décédées.",
    },
  },
} satisfies Record<string, Pick<FormList, "title" | "rowTitle" | "addLabel" | "hint">>;

export const signedByHand: Text = {
  en: "The form is signed by hand, in each place that applies to you. Fill in a date only if that is the day on which you sign.",
  fr: "Le formulaire se signe à la main, à chaque endroit qui vous concerne. Ne remplissez une date que si c’est le jour de votre signature.",
};

/** The dates beside the three signatures. */
export const signatureDates: readonly FormField[] = [
  {
    path: "noSpouseSignedOn",
    kind: "date",
    label: { en: "Signed that you have no spouse or partner, on", fr: "Déclaration sans époux ni conjoint signée le" },
    shown: hasNoSpouse,
  },
  {
    path: "noChildrenSignedOn",
    kind: "date",
    label: { en: "Signed that you have no children, on", fr: "Déclaration sans enfants signée le" },
    shown: hasNoChildren,
  },
  { path: "signedOn", kind: "date", label: { en: "Form signed on", fr: "Formulaire signé le" } },
];
