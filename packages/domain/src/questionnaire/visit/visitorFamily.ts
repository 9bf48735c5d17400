import type { CaseReader } from "../../caseFile/reader.ts";
import {
  visitorChildrenCome,
  visitorHasPartner,
  visitorIsMyChild,
  visitorMayBringChildren,
  visitorPartnerComes,
} from "../../conditions/visit/visitParty.ts";
import { atLeastOne, exclusiveAlone, numberWithin } from "../../fields/checks/choices.ts";
import type { ValueCheck } from "../../fields/field.ts";
import type { Text } from "../../kernel/text.ts";
import { refusal } from "../../kernel/validation.ts";
import { childrenInAssessment } from "../../tables/family/family.ts";
import { question, type QuestionChoice } from "../step.ts";

/** Who comes along with the visitor, what brings them home, and biometrics (document 3 sections 3.2, 4.2 and 5.3). */

const decidesDocuments: Text = {
  en: "It decides which documents are needed.",
  fr: "Cela détermine les documents à fournir.",
};

export const vvMaritalStatus = question({
  id: "vvMaritalStatus",
  kind: "choice",
  look: "radios",
  person: "visitor",
  question: { en: "What is the visitor’s marital status?", fr: "Quel est l’état civil de la personne qui visite?" },
  toThemselves: {
    question: { en: "What is your marital status?", fr: "Quel est votre état civil?" },
  },
  hint: { en: "Today, in law or by living together.", fr: "Aujourd’hui, en droit ou par vie commune." },
  whyWeAsk: decidesDocuments,
  choices: [
    { value: "single", label: { en: "Single", fr: "Célibataire" } },
    { value: "married", label: { en: "Married", fr: "Marié ou mariée" } },
    { value: "legallySeparated", label: { en: "Legally separated", fr: "Légalement séparé ou séparée" } },
    { value: "divorced", label: { en: "Divorced", fr: "Divorcé ou divorcée" } },
    { value: "annulledMarriage", label: { en: "Annulled marriage", fr: "Mariage annulé" } },
    { value: "widowed", label: { en: "Widowed", fr: "Veuf ou veuve" } },
    { value: "commonLaw", label: { en: "Common-law", fr: "Union de fait" } },
  ],
  needed: "always",
});

export const vvIncludePartner = question({
  id: "vvIncludePartner",
  kind: "yesNo",
  person: "visitor",
  question: {
    en: "Does the visitor’s spouse or partner come too?",
    fr: "Le conjoint ou partenaire de la personne qui visite vient-il aussi?",
  },
  toThemselves: {
    question: { en: "Does your spouse or partner come too?", fr: "Votre conjoint ou partenaire vient-il aussi?" },
  },
  hint: { en: "They get their own pages.", fr: "Des pages lui seront réservées." },
  whyWeAsk: decidesDocuments,
  needed: visitorHasPartner,
  shown: visitorHasPartner,
});

const biometricsHint: Text = {
  en: "Fingerprints and a photo at an official office.",
  fr: "Empreintes et photo dans un bureau officiel.",
};

export const vvHasPartnerProvidedBiometrics = question({
  id: "vvHasPartnerProvidedBiometrics",
  kind: "yesNo",
  person: "visitor",
  question: {
    en: "Has the partner given biometrics for Canada in the last ten years?",
    fr: "Le partenaire a-t-il donné ses données biométriques au Canada dans les dix dernières années?",
  },
  toThemselves: {
    question: {
      en: "Has your partner given biometrics for Canada in the last ten years?",
      fr: "Votre partenaire a-t-il donné ses données biométriques au Canada dans les dix dernières années?",
    },
  },
  hint: biometricsHint,
  whyWeAsk: {
    en: "If they are still valid, there is no fee.",
    fr: "Si elles sont encore valides, il n’y a pas de frais.",
  },
  needed: visitorPartnerComes,
  shown: visitorPartnerComes,
});

export const vvIncludeChildren = question({
  id: "vvIncludeChildren",
  kind: "yesNo",
  person: "visitor",
  question: {
    en: "Do the visitor’s children come too?",
    fr: "Les enfants de la personne qui visite viennent-ils aussi?",
  },
  toThemselves: {
    question: { en: "Do your children come too?", fr: "Vos enfants viennent-ils aussi?" },
  },
  hint: {
    en: "Children under 22 who are not married.",
    fr: "Enfants de moins de 22 ans qui ne sont pas mariés.",
  },
  whyWeAsk: decidesDocuments,
  needed: "always",
  shown: visitorMayBringChildren,
  warnings: ["moreVisitorChildrenAdded", "childNotDependent"],
});

const counts = (from: number): readonly QuestionChoice[] =>
  Array.from({ length: 6 - from }, (_, index) => from + index).map((count) => ({
    value: count,
    label: count === 0 ? { en: "None", fr: "Aucun" } : { en: `${count}`, fr: `${count}` },
  }));

export const vvAccompanyingChildren = question({
  id: "vvAccompanyingChildren",
  kind: "choice",
  look: "dropdown",
  person: "visitor",
  question: { en: "How many children come?", fr: "Combien d’enfants viennent?" },
  whyWeAsk: decidesDocuments,
  choices: counts(1),
  needed: visitorChildrenCome,
  shown: visitorChildrenCome,
  checks: [
    numberWithin(
      "visitorChildren",
      { en: "Enter a number from {least} to {most}.", fr: "Entrez un nombre de {least} à {most}." },
      childrenInAssessment,
    ),
  ],
  warnings: ["visitorChildrenNotAdded", "moreVisitorChildrenAdded"],
});

/** Document 3 section 5.3: no more than come along. */
const notMoreThanCome: ValueCheck<CaseReader> = (value, the) => {
  const come = the.answer("vvAccompanyingChildren");
  return typeof value === "number" && come !== undefined && value > come
    ? refusal("childrenBiometricsMax", {
        en: "This number is higher than the number of children who come.",
        fr: "Ce nombre dépasse le nombre d’enfants qui viennent.",
      })
    : undefined;
};

export const vvAccompanyingChildrenBiometrics = question({
  id: "vvAccompanyingChildrenBiometrics",
  kind: "choice",
  look: "dropdown",
  person: "visitor",
  question: {
    en: "How many of them have given biometrics for Canada in the last ten years?",
    fr: "Combien d’entre eux ont donné leurs données biométriques au Canada dans les dix dernières années?",
  },
  hint: { en: "Only children of 14 and over give them.", fr: "Seuls les enfants de 14 ans et plus les donnent." },
  whyWeAsk: {
    en: "If they are still valid, there is no fee.",
    fr: "Si elles sont encore valides, il n’y a pas de frais.",
  },
  choices: counts(0),
  needed: visitorChildrenCome,
  shown: visitorChildrenCome,
  checks: [notMoreThanCome],
});

export const vvIsChildUnderAge = question({
  id: "vvIsChildUnderAge",
  kind: "yesNo",
  person: "visitor",
  question: { en: "Is the child under 18?", fr: "L’enfant a-t-il moins de 18 ans?" },
  hint: { en: "On the day of the trip.", fr: "Le jour du voyage." },
  whyWeAsk: {
    en: "A minor needs a letter from the parents.",
    fr: "Une personne mineure doit avoir une lettre de ses parents.",
  },
  needed: visitorIsMyChild,
  shown: visitorIsMyChild,
});

const ties: readonly QuestionChoice[] = [
  { value: "job", label: { en: "A job to go back to", fr: "Un emploi à reprendre" } },
  { value: "studies", label: { en: "Studies to finish", fr: "Des études à terminer" } },
  { value: "business", label: { en: "A business to run", fr: "Une entreprise à diriger" } },
  { value: "family", label: { en: "Family to care for", fr: "De la famille à charge" } },
  { value: "property", label: { en: "A home or land", fr: "Une maison ou un terrain" } },
  { value: "community", label: { en: "Duties in the community", fr: "Des engagements dans le milieu" } },
  { value: "none", label: { en: "None of the above", fr: "Aucune de ces réponses" }, exclusive: true },
];
const officersLook: Text = {
  en: "Officers look for reasons to return.",
  fr: "Les agents cherchent des raisons de rentrer.",
};
const tickAll: Text = { en: "Tick all that fit.", fr: "Cochez tout ce qui convient." };

export const vvObligations = question({
  id: "vvObligations",
  kind: "choices",
  person: "visitor",
  question: {
    en: "What will bring the visitor home again?",
    fr: "Qu’est-ce qui ramènera chez elle la personne qui visite?",
  },
  toThemselves: {
    question: { en: "What will bring you home again?", fr: "Qu’est-ce qui vous ramènera chez vous?" },
  },
  hint: tickAll,
  whyWeAsk: officersLook,
  choices: ties,
  needed: "always",
  checks: [atLeastOne, exclusiveAlone],
});

export const vvSpouseObligations = question({
  id: "vvSpouseObligations",
  kind: "choices",
  person: "visitor",
  question: { en: "What will bring the partner home again?", fr: "Qu’est-ce qui ramènera le partenaire chez lui?" },
  toThemselves: {
    question: {
      en: "What will bring your partner home again?",
      fr: "Qu’est-ce qui ramènera votre partenaire chez lui?",
    },
    whenMissing: refusal("spouseObligationsRequired", {
      en: "Choose at least one answer for your partner.",
      fr: "Choisissez au moins une réponse pour votre partenaire.",
    }),
  },
  hint: tickAll,
  whyWeAsk: officersLook,
  choices: ties,
  needed: visitorPartnerComes,
  shown: visitorPartnerComes,
  checks: [atLeastOne, exclusiveAlone],
  whenMissing: refusal("spouseObligationsRequired", {
    en: "Choose at least one answer for the partner.",
    fr: "Choisissez au moins une réponse pour le partenaire.",
  }),
});

export const vvHasProvidedBiometrics = question({
  id: "vvHasProvidedBiometrics",
  kind: "yesNo",
  person: "visitor",
  question: {
    en: "Has the visitor given biometrics for Canada in the last ten years?",
    fr: "La personne qui visite a-t-elle donné ses données biométriques au Canada dans les dix dernières années?",
  },
  hint: biometricsHint,
  whyWeAsk: {
    en: "If they are still valid, there is no fee.",
    fr: "Si elles sont encore valides, il n’y a pas de frais.",
  },
  needed: "always",
});
