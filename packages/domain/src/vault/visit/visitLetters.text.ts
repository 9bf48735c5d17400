import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the letters of a visit. */
export const visitLettersText = {
  toTheOfficer: { en: "Letter to the Officer", fr: "Lettre à l’agent", noun: "f" },
  itinerary: { en: "Travel Itinerary", fr: "Itinéraire de voyage", noun: "m" },
  moneyExplained: { en: "Financial Explanation", fr: "Explication financière", noun: "f" },
  purpose: { en: "Travel Purpose Letter", fr: "Lettre sur le but du voyage", noun: "f" },
  legalSubmission: { en: "Legal Submission", fr: "Observations juridiques", noun: "fp" },

  toTheOfficerInstructions: {
    en: "The visitor tells the officer who travels and why now, what the plan is, and what brings them home on time: family, work, studies, a home. One or two signed and dated pages are enough. It must agree with the form and the other letters.",
    fr: "La personne qui visite explique à IRCC qui voyage et pourquoi maintenant, ce qui est prévu, et ce qui la fera rentrer à temps : famille, travail, études, logement. Une ou deux pages signées et datées suffisent. La lettre doit concorder avec le formulaire et les autres lettres.",
  },
  itineraryInstructions: {
    en: "Give the plan day by day: the date, the place, where the visitor sleeps, and the flights that are held. A plan that fits the money and the time away from home is more convincing than a full one. Small changes later are no problem.",
    fr: "Donnez le plan jour par jour : la date, le lieu, où la personne dort et les vols réservés sans être payés. Un plan qui convient au budget et au temps d’absence convainc mieux qu’un plan chargé. De petits changements plus tard ne posent pas de problème.",
  },
  moneyExplainedInstructions: {
    en: "Explain who pays for what, from which account, and where each large deposit came from. Every amount must be found in the bank statements. Name money that is borrowed as borrowed.",
    fr: "Expliquez qui paie quoi, de quel compte, et d’où vient chaque dépôt important. Chaque montant doit se retrouver dans les relevés bancaires. Dites clairement quel argent est emprunté.",
  },
  purposeInstructions: {
    en: "Explain the reason for the visit, its first and last day, whom the visitor will see and why these dates were chosen. The dates must be the same as in the itinerary and in the form.",
    fr: "Expliquez le motif de la visite, son premier et son dernier jour, qui la personne verra et pourquoi ces dates ont été choisies. Les dates doivent être les mêmes que dans l’itinéraire et le formulaire.",
  },
  legalSubmissionInstructions: {
    en: "Set out the case for the officer: the facts, the law, and for each point the document that proves it.",
    fr: "Présentez le dossier à IRCC : les faits, le droit et, pour chaque point, le document qui le prouve.",
  },

  goesWithFile: { en: "the letter goes to IRCC with the file", fr: "la lettre part à IRCC avec le dossier" },
  ownWordsHelp: {
    en: "the visitor’s own words help an officer to understand the visit",
    fr: "une lettre personnelle aide IRCC à comprendre la visite",
  },
  planHelps: { en: "a clear plan makes the visit believable", fr: "un plan clair rend la visite crédible" },
  explainedMoneyHelps: {
    en: "explained money raises fewer questions",
    fr: "un argent expliqué soulève moins de questions",
  },
  reasonHelps: { en: "a clear reason makes the visit believable", fr: "un motif clair rend la visite crédible" },
} satisfies Record<string, Text | Noun>;
