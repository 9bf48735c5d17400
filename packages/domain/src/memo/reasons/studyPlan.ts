import type { ReasonDefinition } from "../reasonDefinition.ts";
import { leavesAtEnd, listOfReasons, ourMapping } from "./memoSources.ts";
import { isNotForStudies, isNotNamedInCourt, notForDecisions } from "./raisedAgainst.ts";

/** Whether the studies make sense for this person. */
export const unreasonableStudyPlan: ReasonDefinition = {
  id: "unreasonableStudyPlan",
  notRaised: [...notForDecisions, isNotForStudies, isNotNamedInCourt("unreasonableStudyPlan")],
  strands: [
    {
      id: "plan",
      shows: {
        en: "why these studies, here and now",
        fr: "pourquoi ces études, ici et maintenant",
      },
      pages: ["study-plan", "letter-of-explanation", "study-permit-legal-submission"],
    },
    {
      id: "admission",
      shows: { en: "that a school accepted the person", fr: "qu’un établissement a accepté la personne" },
      pages: ["letter-of-acceptance", "enrolment-letter"],
    },
    {
      id: "preparation",
      shows: {
        en: "earlier studies or work on which the program builds",
        fr: "d’études ou d’emploi antérieurs sur lesquels le programme s’appuie",
      },
      pages: ["transcripts", "education-credentials", "resume", "work-reference-letters", "employment-letter"],
    },
    {
      id: "use",
      shows: { en: "what the studies are for", fr: "à quoi serviront les études" },
      pages: ["returning-job-offer", "language-test"],
      isOptional: true,
    },
  ],
  warnings: [
    "programDurationMismatch",
    "graduationDateMismatch",
    "schoolNameMismatch",
    "gapInResume",
    "missingReasonForChange",
    "schoolInTwoProvinces",
    "programStartUnusual",
  ],
  fields: ["schoolName", "programName", "startOfCanadianStudyProgram", "graduationDate", "employer", "jobTitle"],
  whole: {
    en: "the plan, the acceptance and what the program builds on are on file, and no warning about them is open",
    fr: "le projet, l’acceptation et ce sur quoi le programme s’appuie sont au dossier, et aucun avertissement à leur sujet n’est ouvert",
  },
  sources: [listOfReasons, leavesAtEnd, ourMapping],
};
