import { hasCanadianSpouse as spouseIsCanadian, isMarriedOrCommonLaw } from "../../conditions/family/family.ts";
import { isMarried } from "../../conditions/family/relationships.ts";
import { isYouthMobility } from "../../conditions/application/application.ts";
import { all, not } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { breakpoint, group, question, type Prefill } from "../step.ts";

export const familyBreakpoint = breakpoint({
  id: "familyBreakpoint",
  person: "main",
  question: { en: "Next, tell us about your family", fr: "Parlez-nous maintenant de votre famille" },
  hint: {
    en: "A few questions about who is in your family and who comes with you.",
    fr: "Quelques questions sur votre famille et sur les personnes qui vous accompagnent.",
  },
  button: { en: "Continue", fr: "Continuer" },
  backButton: true,
});

const usualInIec: Text = {
  en: "because most people in IEC are single; choose another one if you are not",
  fr: "parce que la plupart des personnes en EIC sont célibataires; choisissez un autre état si ce n’est pas votre cas",
};

/** Document 3 section 4.7: the default marital status of youth mobility is single. It counts once the person has confirmed it. */
const maritalStatusPrefill: Prefill = (the) =>
  isYouthMobility.evaluate(the).holds ? { value: "single", origin: usualInIec } : undefined;

const maritalStatus = question({
  id: "maritalStatus",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "What is your marital status?", fr: "Quel est votre état civil?" },
  hint: {
    en: "Your status today, in law or by living together.",
    fr: "Votre situation aujourd’hui, en droit ou par vie commune.",
  },
  choices: [
    { value: "single", label: { en: "Single", fr: "Célibataire" } },
    { value: "married", label: { en: "Married", fr: "Marié ou mariée" } },
    { value: "legallySeparated", label: { en: "Legally separated", fr: "Légalement séparé ou séparée" } },
    { value: "divorced", label: { en: "Divorced", fr: "Divorcé ou divorcée" } },
    { value: "annulledMarriage", label: { en: "Annulled marriage", fr: "Mariage annulé" } },
    { value: "widowed", label: { en: "Widowed", fr: "Veuf ou veuve" } },
    { value: "commonLaw", label: { en: "Common-law", fr: "Union de fait" } },
  ],
  prefill: maritalStatusPrefill,
  needed: "always",
});

const hasCanadianSpouse = question({
  id: "hasCanadianSpouse",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Is your spouse or partner a Canadian citizen or permanent resident?",
    fr: "Votre conjoint ou partenaire a-t-il la citoyenneté canadienne ou la résidence permanente?",
  },
  hint: { en: "A permanent resident has a PR card.", fr: "Un résident permanent a une carte de résident permanent." },
  whyWeAsk: { en: "It can open other ways to stay.", fr: "Cela peut ouvrir d’autres façons de rester." },
  needed: "always",
  shown: isMarriedOrCommonLaw,
});

const isSpouseOfTemporaryResident = question({
  id: "isSpouseOfTemporaryResident",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Does your spouse or partner have a study or work permit in Canada?",
    fr: "Votre conjoint ou partenaire a-t-il un permis d’études ou de travail au Canada?",
  },
  hint: {
    en: "Say no if they only visit Canada.",
    fr: "Répondez non si cette personne ne fait que visiter le Canada.",
  },
  whyWeAsk: {
    en: "Family of a permit holder may apply from inside Canada.",
    fr: "La famille d’un titulaire de permis peut présenter sa demande au Canada.",
  },
  needed: "always",
  shown: all(isMarriedOrCommonLaw, not(spouseIsCanadian)),
});

export const maritalStatusGroup = group({
  id: "maritalStatusGroup",
  person: "main",
  question: { en: "Are you married?", fr: "Avez-vous un conjoint, par mariage ou union de fait?" },
  hint: {
    en: "Common-law means living together as a couple for at least 12 months in a row.",
    fr: "L’union de fait veut dire vivre en couple depuis au moins 12 mois de suite.",
  },
  whyWeAsk: {
    en: "The forms ask for it, and a spouse or partner may come with you.",
    fr: "Les formulaires le demandent, et un conjoint ou partenaire peut vous accompagner.",
  },
  members: [maritalStatus, hasCanadianSpouse, isSpouseOfTemporaryResident],
  alsoAsks: [{ life: "wedding", when: isMarried }, { life: "formerRelationship" }],
});

export const accompanyingSpouse = question({
  id: "accompanyingSpouse",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Will your spouse or partner come with you to Canada?",
    fr: "Votre conjoint ou partenaire viendra-t-il avec vous au Canada?",
  },
  hint: {
    en: "Say yes if they come now or within a few months.",
    fr: "Répondez oui si cette personne vient maintenant ou dans les prochains mois.",
  },
  whyWeAsk: {
    en: "More people means more money to show, and more documents.",
    fr: "Avec plus de personnes, il faut plus de fonds et plus de documents.",
  },
  needed: isMarriedOrCommonLaw,
  shown: isMarriedOrCommonLaw,
});
