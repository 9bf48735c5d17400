import { says } from "../../caseFile/rule.ts";
import { answeredYesOnHealth } from "../../conditions/health/health.ts";
import { any } from "../../kernel/condition.ts";
import { assessmentWarning } from "../warning.ts";

/** Warnings about health, schooling and refusals as answered (document 3 section 4.3). None holds anything back. */

const finishesSecondaryInCanada = says(
  "finishesSecondaryInCanada",
  {
    en: "your most recent studies are at a high school in Canada",
    fr: "vos études les plus récentes sont au secondaire au Canada",
  },
  (the) =>
    the.answer("mostRecentStudies") === "secondaryInCanada" || the.answer("canadianLevelOfStudy") === "secondary",
);

const deniesListedCanadianRefusal = says(
  "deniesListedCanadianRefusal",
  {
    en: "you said that Canada never refused you, and listed a refusal by Canada",
    fr: "vous avez dit que le Canada ne vous a jamais rien refusé, et inscrit un refus du Canada",
  },
  (the) =>
    the.answer("pastCanadianRefusal") === false &&
    (the.answer("previousVisas")?.some((visa) => visa.country === "CA" && visa.result === "refused") ?? false),
);

const deniesListedRefusal = says(
  "deniesListedRefusal",
  {
    en: "you said that you were never refused, and listed a refused application",
    fr: "vous avez dit n’avoir jamais essuyé de refus, et inscrit une demande refusée",
  },
  (the) =>
    the.answer("visaViolationDenied") === false &&
    (the.answer("previousVisas")?.some((visa) => visa.result === "refused") ?? false),
);

export const historyWarnings = [
  assessmentWarning({
    id: "medicalAnswerConfirmation",
    name: { en: "Medical Answer Confirmation", fr: "Confirmation d’une réponse médicale" },
    message: {
      en: "You answered yes to a health question. Please check that this is right; we may need details.",
      fr: "Vous avez répondu oui à une question de santé. Vérifiez que c’est exact; des précisions peuvent être demandées.",
    },
    fix: { en: "Confirm, or change the answer.", fr: "Confirmez ou modifiez la réponse." },
    isBlocking: false,
    isPopUp: true,
    raisedWhen: answeredYesOnHealth,
  }),
  assessmentWarning({
    id: "completingHighSchoolInCanada",
    name: { en: "Completing High School in Canada", fr: "Fin du secondaire au Canada" },
    message: {
      en: "Finishing high school in Canada can change which permits you may use, for example the post-graduation work permit.",
      fr: "Terminer le secondaire au Canada peut changer vos options, par exemple pour le permis de travail postdiplôme.",
    },
    fix: {
      en: "Tell your lawyer what you plan after high school.",
      fr: "Dites à votre équipe juridique ce que vous prévoyez après le secondaire.",
    },
    isBlocking: false,
    isPopUp: false,
    raisedWhen: finishesSecondaryInCanada,
  }),
  assessmentWarning({
    id: "inconsistentRefusalDisclosure",
    name: { en: "Inconsistent Refusal Disclosure", fr: "Déclaration de refus incohérente" },
    message: {
      en: "A refusal that you listed does not fit your other answers.",
      fr: "Un refus que vous avez inscrit ne concorde pas avec vos autres réponses.",
    },
    fix: {
      en: "Correct your answers. You must declare every refusal.",
      fr: "Corrigez vos réponses. Vous devez déclarer tous les refus.",
    },
    isBlocking: false,
    isPopUp: false,
    raisedWhen: any(deniesListedCanadianRefusal, deniesListedRefusal),
  }),
];
