import type { StepWords } from "./visitorWords.ts";

/** Earlier applications, travel, health and the law. */
export const visitorHistoryWords: Readonly<Record<string, StepWords>> = {
  hasPreviousVisaApplication: {
    question: {
      en: "Has the visitor ever applied for a visa or permit, for any country?",
      fr: "La personne qui visite a-t-elle déjà demandé un visa ou un permis, pour tout pays?",
    },
  },
  uciNumber: {
    question: { en: "What is the visitor’s UCI number?", fr: "Quel est le numéro d’IUC de la personne qui visite?" },
    hint: {
      en: "The unique client identifier has 8 or 10 digits, no dashes. It is on letters and permits from IRCC. Leave it empty if there is none.",
      fr: "L’identificateur unique de client compte 8 ou 10 chiffres, sans tirets. Il figure sur les lettres et permis d’IRCC. Laissez vide s’il n’y en a pas.",
    },
  },
  usPr: {
    question: {
      en: "Is the visitor a permanent resident of the United States?",
      fr: "La personne qui visite a-t-elle la résidence permanente des États-Unis?",
    },
  },
  pastCanadianRefusal: {
    question: {
      en: "Has Canada ever refused one of the visitor’s applications?",
      fr: "Le Canada a-t-il déjà refusé une demande de la personne qui visite?",
    },
  },
  hasStayedPastAuthorization: {
    question: {
      en: "Has the visitor ever stayed in Canada after a visa, permit or status ended?",
      fr: "La personne qui visite a-t-elle déjà séjourné au Canada après la fin d’un visa, d’un permis ou d’un statut?",
    },
  },
  visaViolationWithoutAuthorization: {
    question: {
      en: "Has the visitor ever studied or worked in Canada without permission?",
      fr: "La personne qui visite a-t-elle déjà étudié ou travaillé au Canada sans autorisation?",
    },
  },
  visaViolationDenied: {
    question: {
      en: "Has the visitor ever been refused a visa, denied entry or ordered to leave any country?",
      fr: "A-t-on déjà refusé un visa ou l’entrée à la personne qui visite, ou lui a-t-on ordonné de quitter un pays?",
    },
  },
  visaViolationMisrepresentation: {
    question: {
      en: "Did Canada say that the visitor gave false information?",
      fr: "Le Canada a-t-il reproché une fausse déclaration à la personne qui visite?",
    },
  },
  hasTravelHistory: {
    question: {
      en: "Has the visitor travelled to other countries?",
      fr: "La personne qui visite a-t-elle voyagé dans d’autres pays?",
    },
  },
  isHealthy: {
    question: { en: "Is the visitor in good health?", fr: "La personne qui visite est-elle en bonne santé?" },
  },
  "medicalHistory.hasSyphilis": {
    question: {
      en: "Has the visitor been told that they have syphilis?",
      fr: "A-t-on dit à la personne qui visite qu’elle a la syphilis?",
    },
  },
  "medicalHistory.dialysis": {
    question: {
      en: "Is the visitor on dialysis, or waiting for it?",
      fr: "La personne qui visite est-elle en dialyse ou en attente de dialyse?",
    },
  },
  "medicalHistory.addiction": {
    question: {
      en: "Has the visitor been treated for an addiction to alcohol or drugs in the last five years?",
      fr: "La personne qui visite a-t-elle été traitée pour une dépendance à l’alcool ou à des drogues dans les cinq dernières années?",
    },
  },
  "medicalHistory.mentalHealth": {
    question: {
      en: "Does the visitor have a mental health condition that needed hospital care or limits daily life?",
      fr: "La personne qui visite a-t-elle un trouble de santé mentale qui a exigé des soins hospitaliers ou qui limite sa vie quotidienne?",
    },
  },
  "medicalTb.hasTb": {
    question: {
      en: "Has the visitor had tuberculosis in the last two years?",
      fr: "La personne qui visite a-t-elle eu la tuberculose dans les deux dernières années?",
    },
  },
  "medicalTb.tbTreatment": {
    question: {
      en: "Was the visitor treated for at least six months?",
      fr: "La personne qui visite a-t-elle été traitée pendant au moins six mois?",
    },
  },
  "medicalTb.tbContact": {
    question: {
      en: "Has the visitor been close to someone with tuberculosis in the last five years?",
      fr: "La personne qui visite a-t-elle été en contact étroit avec une personne atteinte de tuberculose dans les cinq dernières années?",
    },
  },
  "medicalTb.tbContactScreened": {
    question: {
      en: "Was the visitor tested after that?",
      fr: "La personne qui visite a-t-elle passé un test par la suite?",
    },
  },
  "medicalTb.tbPositiveTreatment": {
    question: { en: "Was the visitor treated for it?", fr: "La personne qui visite a-t-elle reçu un traitement?" },
  },
  hasOrganizedCrimeHistory: {
    question: {
      en: "Has the visitor ever been part of a criminal group?",
      fr: "La personne qui visite a-t-elle déjà fait partie d’un groupe criminel?",
    },
  },
  hasCriminalHistory: {
    question: {
      en: "Has the visitor ever committed a crime, or been arrested, charged or convicted?",
      fr: "La personne qui visite a-t-elle déjà commis un crime, ou a-t-elle déjà été arrêtée, accusée ou déclarée coupable?",
    },
  },
  criminalHistoryStatus: {
    question: {
      en: "Which of these applies to the visitor?",
      fr: "Lesquelles de ces situations s’appliquent à la personne qui visite?",
    },
  },
  hasBeenIncarcerated: {
    question: {
      en: "Has the visitor ever been in jail or prison?",
      fr: "La personne qui visite a-t-elle déjà été en prison?",
    },
  },
};
