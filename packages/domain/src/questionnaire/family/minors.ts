import { isUnder16, isUnder17 } from "../../conditions/identity/ages.ts";
import { isMinorAtStudyStart } from "../../conditions/family/legalAge.ts";
import { comesWithBothParents, hasOneGuardian } from "../../conditions/family/minors.ts";
import { all, any, not } from "../../kernel/condition.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import { question } from "../step.ts";
import { details, lengthOf } from "../../fields/checks/texts.ts";

/** Minors: who comes along and who is responsible. */

export const childTravellingWithParent = question({
  id: "childTravellingWithParent",
  kind: "choice",
  look: "radios",
  person: "main",
  question: { en: "Who travels with you to Canada?", fr: "Qui voyage avec vous au Canada?" },
  hint: { en: "Choose who comes and stays with you.", fr: "Choisissez qui vient et reste avec vous." },
  whyWeAsk: {
    en: "Minors who come without both parents need letters, and often a custodian.",
    fr: "Les mineurs qui viennent sans leurs deux parents doivent avoir des lettres, et souvent un gardien.",
  },
  choices: [
    { value: "bothParents", label: { en: "Both parents", fr: "Mes deux parents" } },
    { value: "oneParent", label: { en: "One parent", fr: "Un parent" } },
    { value: "oneGuardian", label: { en: "One guardian", fr: "Un tuteur" } },
    { value: "alone", label: { en: "Nobody, I travel alone", fr: "Personne ne m’accompagne" } },
  ],
  needed: "always",
  shown: any(isMinorAtStudyStart, isUnder17),
});

export const childNumberOfGuardians = question({
  id: "childNumberOfGuardians",
  kind: "choice",
  look: "radios",
  person: "main",
  question: {
    en: "How many parents or legal guardians do you have?",
    fr: "Combien de parents ou de tuteurs légaux avez-vous?",
  },
  hint: {
    en: "Count the people who decide for you in law.",
    fr: "Comptez les personnes qui décident pour vous selon la loi.",
  },
  whyWeAsk: {
    en: "Each of them usually signs the consent letter.",
    fr: "Chacun signe en général la lettre de consentement.",
  },
  choices: [
    { value: "one", label: { en: "One", fr: "Un" } },
    { value: "two", label: { en: "Two", fr: "Deux" } },
  ],
  needed: "always",
  shown: all(any(isMinorAtStudyStart, isUnder17), not(comesWithBothParents)),
});

export const childWhyOneGuardian = question({
  id: "childWhyOneGuardian",
  kind: "multiline",
  person: "main",
  question: { en: "Why do you have only one?", fr: "Pourquoi n’en avez-vous qu’un?" },
  hint: {
    en: "For example, a parent has died or has no custody.",
    fr: "Par exemple, un parent est décédé ou n’a pas la garde.",
  },
  whyWeAsk: { en: "A document must show it.", fr: "Un document doit le montrer." },
  length: lengthOf(narrativeLength),
  needed: hasOneGuardian,
  shown: all(any(isMinorAtStudyStart, isUnder17), not(comesWithBothParents), hasOneGuardian),
  checks: [details],
});

export const isLivingWithCustodian = question({
  id: "isLivingWithCustodian",
  kind: "yesNo",
  person: "main",
  question: { en: "Will you live with a custodian in Canada?", fr: "Vivrez-vous avec un gardien au Canada?" },
  hint: {
    en: "A custodian is an adult citizen or permanent resident who takes care of you.",
    fr: "Un gardien est un adulte, citoyen ou résident permanent, qui s’occupe de vous.",
  },
  whyWeAsk: {
    en: "The custodian and your parents sign a form before a notary.",
    fr: "Le gardien et vos parents signent un formulaire devant notaire.",
  },
  needed: "always",
  shown: all(isUnder16, not(comesWithBothParents)),
});
