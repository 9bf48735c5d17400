import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages that only graduates need. */
export const graduatesText = {
  field: { en: "Proof of Field of Study", fr: "Preuve du domaine d’études", noun: "f" },
  pilot: { en: "Pilot Licence and Rating", fr: "Licence et qualification de pilote", noun: "fp" },

  licence: { en: "Canadian commercial pilot licence", fr: "Licence canadienne de pilote professionnel", noun: "f" },
  rating: { en: "Instructor rating", fr: "Qualification d’instructeur", noun: "f" },
  offer: { en: "Instructor job offer", fr: "Offre d’emploi d’instructeur", noun: "f" },

  fieldInstructions: {
    en: "Upload a letter of your school, or the page of its program calendar, that gives the six-digit code of your field of study (CIP code). The code must be that of the program you completed. Degrees and flight school diplomas need no such proof. For other programs it is asked for when you applied for your study permit on or after {day} (year-month-day).",
    fr: "Téléversez une lettre de votre établissement, ou la page de son annuaire des programmes, qui donne le code à six chiffres de votre domaine d’études (code CPE). Le code doit être celui du programme que vous avez terminé. Les grades et les diplômes d’une école de pilotage n’exigent pas cette preuve. Pour les autres programmes, elle est demandée si vous avez présenté votre demande de permis d’études le {day} (année-mois-jour) ou après.",
  },
  licenceInstructions: {
    en: "Upload your Canadian commercial pilot licence, both sides, with your name, the category of licence and the date. A private or student licence is not enough.",
    fr: "Téléversez votre licence canadienne de pilote professionnel, les deux côtés, avec votre nom, la catégorie de licence et la date. Une licence privée ou d’élève-pilote ne suffit pas.",
  },
  ratingInstructions: {
    en: "Upload the flight instructor rating on your licence, or a letter of the flight school that you are working toward it.",
    fr: "Téléversez la qualification d’instructeur de vol inscrite à votre licence, ou une lettre de l’école de pilotage disant que vous la préparez.",
  },
  offerInstructions: {
    en: "Upload the offer of a flight school to work there as a flight instructor, with your name, the job, the first day and the signature of the school.",
    fr: "Téléversez l’offre d’une école de pilotage pour y travailler comme instructeur ou instructrice de vol, avec votre nom, le poste, le premier jour et la signature de l’école.",
  },

  checkYourDate: {
    en: "the field counts only if you applied for that study permit after the rule began, and the date of your application decides that",
    fr: "le domaine ne compte que si vous avez présenté cette demande de permis d’études après l’entrée en vigueur de la règle, et la date de votre demande en décide",
  },
  fieldDoesNotCount: {
    en: "nothing in your answers shows that the field of study counts for your permit",
    fr: "rien dans vos réponses n’indique que le domaine d’études compte pour votre permis",
  },
  licenceOrOffer: {
    en: "with a rating and a job offer as an instructor, the licence only helps",
    fr: "avec une qualification et une offre d’emploi d’instructeur, la licence ne fait qu’aider",
  },
  licenceIsTheWay: {
    en: "flight school graduates show a commercial licence, or an instructor rating with a job offer",
    fr: "après une école de pilotage, il faut une licence de pilote professionnel, ou une qualification d’instructeur avec une offre d’emploi",
  },
  notFlightSchool: {
    en: "your answers do not show a flight school",
    fr: "vos réponses n’indiquent pas d’école de pilotage",
  },
  notInstructor: {
    en: "your answers do not show an instructor rating with a job offer",
    fr: "vos réponses n’indiquent pas de qualification d’instructeur avec une offre d’emploi",
  },
} satisfies Record<string, Text | Noun>;
