import { isFlightGraduate } from "../../conditions/studies/study.ts";
import type { Text } from "../../kernel/text.ts";
import { narrativeLength } from "../../tables/answerLimits.ts";
import { details, lengthOf } from "../../fields/checks/texts.ts";
import { question } from "../step.ts";

/** Graduates of a flight school, for whom other rules hold (document 3 section 4.2). */

const pilotsHaveRules: Text = {
  en: "Graduates of a flight school have their own rules.",
  fr: "Les personnes diplômées d’une école de pilotage ont leurs propres règles.",
};

export const graduatedFlightSchool = question({
  id: "graduatedFlightSchool",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Did you graduate from a flight school in Canada?",
    fr: "Avez-vous terminé une formation dans une école de pilotage au Canada?",
  },
  hint: { en: "Most people answer no.", fr: "La plupart des gens répondent non." },
  whyWeAsk: pilotsHaveRules,
  needed: "always",
});

export const flightSchoolProgramDetails = question({
  id: "flightSchoolProgramDetails",
  kind: "multiline",
  person: "main",
  question: { en: "Tell us about the flight training", fr: "Décrivez la formation au pilotage" },
  hint: {
    en: "The name of the program, its months and the hours of flight.",
    fr: "Le nom du programme, sa durée en mois et les heures de vol.",
  },
  whyWeAsk: pilotsHaveRules,
  length: lengthOf(narrativeLength),
  needed: isFlightGraduate,
  shown: isFlightGraduate,
  checks: [details],
});

export const hasPilotLicense = question({
  id: "hasPilotLicense",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have a Canadian commercial pilot licence?",
    fr: "Avez-vous une licence canadienne de pilote professionnel?",
  },
  hint: { en: "A private licence does not count.", fr: "Une licence de pilote privé ne compte pas." },
  whyWeAsk: pilotsHaveRules,
  needed: isFlightGraduate,
  shown: isFlightGraduate,
});

export const pilotInstructorRatingAndJobOffer = question({
  id: "pilotInstructorRatingAndJobOffer",
  kind: "yesNo",
  person: "main",
  question: {
    en: "Do you have an instructor rating, or are you getting one, and a job offer as an instructor?",
    fr: "Avez-vous une qualification d’instructeur, obtenue ou en cours, et une offre d’emploi comme instructeur?",
  },
  hint: {
    en: "The offer must come from a flight school that is a designated learning institution.",
    fr: "L’offre doit venir d’une école de pilotage qui est un établissement d’enseignement désigné.",
  },
  whyWeAsk: pilotsHaveRules,
  needed: isFlightGraduate,
  shown: isFlightGraduate,
});
