import { rowChildGivesBiometrics, rowChildIsDependentAge } from "../../conditions/identity/ages.ts";
import { hasChildren } from "../../conditions/family/family.ts";
import { says } from "../../caseFile/rule.ts";
import { all } from "../../kernel/condition.ts";
import { childrenInAssessment } from "../../tables/family/family.ts";
import { numberWithin } from "../../fields/checks/choices.ts";
import { birthdayInPast } from "../../fields/checks/dates.ts";
import { isOfSameChild, rowBirthdayIsAnother } from "./childIdentity.ts";
import { list, question } from "../step.ts";

const rowAccompanies = says(
  "rowAccompanies",
  { en: "this child comes with you", fr: "cet enfant vous accompagne" },
  (the) => the.field("accompanying") === true,
);

const rowGaveBiometrics = says(
  "rowGaveBiometrics",
  { en: "this child gave biometrics", fr: "cet enfant a donné ses données biométriques" },
  (the) => the.field("hasBiometrics") === true,
);

const comesAlong = all(rowChildIsDependentAge, rowAccompanies);
const mayHaveBiometrics = all(comesAlong, rowChildGivesBiometrics);
const gaveBiometrics = all(mayHaveBiometrics, rowGaveBiometrics);

export const hasAccompanyingChild = question({
  id: "hasAccompanyingChild",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have children under 22 who are not married?",
    fr: "Avez-vous des enfants de moins de 22 ans qui ne sont pas mariés?",
  },
  hint: {
    en: "Include adopted children and your partner’s children.",
    fr: "Incluez les enfants adoptés et ceux de votre partenaire.",
  },
  whyWeAsk: {
    en: "Only children under 22 without a spouse or partner can come as your dependants.",
    fr: "Seuls les enfants de moins de 22 ans sans époux ni conjoint de fait peuvent venir comme personnes à charge.",
  },
  needed: "always",
  warnings: ["childNotDependent"],
});

export const numberOfChildren = question({
  id: "numberOfChildren",
  kind: "choice",
  look: "dropdown",
  person: "main",
  question: { en: "How many children under 22 do you have?", fr: "Combien d’enfants de moins de 22 ans avez-vous?" },
  hint: {
    en: "Count them all, also those who stay at home. If there are more than 5, choose 5 and add the others under Your family.",
    fr: "Comptez-les tous, même ceux qui restent. S’il y en a plus de 5, choisissez 5, puis ajoutez les autres sous Votre famille.",
  },
  whyWeAsk: {
    en: "Each child who comes needs their own documents.",
    fr: "Chaque enfant qui vient doit avoir ses propres documents.",
  },
  choices: [1, 2, 3, 4, 5].map((count) => ({ value: count, label: { en: `${count}`, fr: `${count}` } })),
  needed: hasChildren,
  shown: hasChildren,
  checks: [
    numberWithin(
      "childrenMin1",
      { en: "Enter a number from {least} to {most}.", fr: "Entrez un nombre de {least} à {most}." },
      childrenInAssessment,
    ),
  ],
});

export const accompanyingChildren = list({
  id: "accompanyingChildren",
  person: "child",
  question: { en: "Tell us about each child", fr: "Parlez-nous de chaque enfant" },
  hint: {
    en: "One card for each child. A child’s visa type cannot be changed after you submit.",
    fr: "Une fiche par enfant. Le type de visa d’un enfant ne peut plus être changé après l’envoi.",
  },
  whyWeAsk: {
    en: "Each child who comes needs their own documents.",
    fr: "Chaque enfant qui vient doit avoir ses propres documents.",
  },
  needed: hasChildren,
  shown: hasChildren,
  rowName: { en: "Child {n}", fr: "Enfant {n}" },
  numberedBy: "childNumber",
  warnings: ["ageLeftOpen"],
  rows: (the) => {
    const count = the.answer("numberOfChildren");
    const limits = the.row(childrenInAssessment);
    const { least, most } = limits.found ? limits.row.value : { least: 1, most: 1 };
    return count === undefined ? { least, most } : { least: count, most: count };
  },
  fields: [
    {
      id: "dateOfBirth",
      kind: "partialDate",
      question: { en: "Date of birth", fr: "Date de naissance" },
      needed: "always",
      checks: [birthdayInPast, isOfSameChild],
    },
    {
      id: "sameChild",
      kind: "choice",
      look: "radios",
      question: { en: "Is this the same child as before?", fr: "S’agit-il du même enfant qu’avant?" },
      hint: {
        en: "The documents of a child stay with that child.",
        fr: "Les documents d’un enfant restent avec cet enfant.",
      },
      choices: [
        { value: "same", label: { en: "Yes, I corrected the date", fr: "Oui, j’ai corrigé la date" } },
        { value: "another", label: { en: "No, this is another child", fr: "Non, c’est un autre enfant" } },
      ],
      needed: rowBirthdayIsAnother,
      shown: rowBirthdayIsAnother,
    },
    {
      id: "accompanying",
      kind: "yesNo",
      question: { en: "Is this child coming with you?", fr: "Cet enfant vous accompagne-t-il?" },
      needed: rowChildIsDependentAge,
      shown: rowChildIsDependentAge,
    },
    {
      id: "visaType",
      kind: "choice",
      look: "radios",
      question: { en: "Which visa type for this child?", fr: "Quel type de visa pour cet enfant?" },
      choices: [
        { value: "Visitor", label: { en: "Visitor", fr: "Visiteur" } },
        { value: "Student", label: { en: "Study permit", fr: "Permis d’études" } },
        { value: "VisaFree", label: { en: "No visa needed (US citizen)", fr: "Aucun visa (citoyenneté américaine)" } },
      ],
      needed: comesAlong,
      shown: comesAlong,
    },
    {
      id: "hasBiometrics",
      kind: "yesNo",
      question: {
        en: "Has this child given biometrics for Canada?",
        fr: "Cet enfant a-t-il donné ses données biométriques au Canada?",
      },
      needed: mayHaveBiometrics,
      shown: mayHaveBiometrics,
    },
    {
      id: "biometricsExpiryDate",
      kind: "date",
      question: { en: "When do they expire?", fr: "Quand expirent-elles?" },
      hint: { en: "They last ten years.", fr: "Elles durent dix ans." },
      needed: gaveBiometrics,
      shown: gaveBiometrics,
    },
  ],
});
