import { postGraduationPage } from "../../tables/studies/sources.ts";
import type { FactList } from "../factList.ts";

export const postGraduationClockStarts: FactList = {
  id: "postGraduationClockStarts",
  title: {
    en: "What starts the time to apply for a post-graduation work permit",
    fr: "Ce qui fait courir le délai pour le permis de travail postdiplôme",
  },
  source: postGraduationPage,
  note: "The earliest counts. Within that time the applicant must have been allowed to study at some point, and in Canada the study permit is still valid, or status is restored. The days are in the table postGraduationDeadline.",
  entries: [
    { id: "finalMarks", name: { en: "The final marks are out", fr: "Les notes finales sont publiées" } },
    {
      id: "completionNotice",
      name: {
        en: "A notice says that the program is completed",
        fr: "Un avis confirme que le programme est terminé",
      },
    },
    { id: "credential", name: { en: "The credential is issued", fr: "Le diplôme est délivré" } },
  ],
};

export const postGraduationLanguageExempt: FactList = {
  id: "postGraduationLanguageExempt",
  title: {
    en: "No language test for a post-graduation work permit",
    fr: "Sans test de langue pour le permis de travail postdiplôme",
  },
  source: postGraduationPage,
  entries: [
    {
      id: "appliedBefore",
      name: { en: "Applications before 1 November 2024", fr: "Demandes présentées avant le 1er novembre 2024" },
    },
    {
      id: "flightSchool",
      name: { en: "Graduates of a flight school", fr: "Personnes diplômées d’une école de pilotage" },
    },
    {
      id: "passportExtension",
      name: { en: "An extension because of the passport", fr: "Une prolongation à cause du passeport" },
    },
    { id: "changeOfConditions", name: { en: "A change of conditions", fr: "Un changement de conditions" } },
  ],
};

export const postGraduationFieldExempt: FactList = {
  id: "postGraduationFieldExempt",
  title: {
    en: "No field of study for a post-graduation work permit",
    fr: "Sans domaine d’études pour le permis de travail postdiplôme",
  },
  source: postGraduationPage,
  entries: [
    {
      id: "appliedBefore",
      name: { en: "Applications before 1 November 2024", fr: "Demandes présentées avant le 1er novembre 2024" },
    },
    {
      id: "studyPermitBefore",
      name: {
        en: "Studies on a permit asked for before 1 November 2024, or its extension; not a new permit",
        fr: "Études avec un permis demandé avant le 1er novembre 2024 ou sa prolongation; pas avec un nouveau permis",
      },
    },
    {
      id: "degree",
      name: {
        en: "A bachelor’s, master’s or doctoral degree of an eligible school",
        fr: "Un baccalauréat, une maîtrise ou un doctorat d’un établissement admissible",
      },
    },
    {
      id: "flightSchool",
      name: { en: "Graduates of a flight school", fr: "Personnes diplômées d’une école de pilotage" },
    },
  ],
};

export const postGraduationFlightSchool: FactList = {
  id: "postGraduationFlightSchool",
  title: {
    en: "Flight schools and the post-graduation work permit",
    fr: "Écoles de pilotage et permis de travail postdiplôme",
  },
  source: postGraduationPage,
  note: "One of the two is enough.",
  entries: [
    {
      id: "licence",
      name: {
        en: "Training completed at a designated training centre, and a Canadian commercial pilot’s licence",
        fr: "Une formation terminée dans un centre désigné et une licence canadienne de pilote professionnel",
      },
    },
    {
      id: "instructor",
      name: {
        en: "An instructor rating, held or in progress, and a job offer as instructor from a designated training centre",
        fr: "Une qualification d’instructeur, obtenue ou en cours, et une offre d’emploi d’instructeur d’un centre désigné",
      },
    },
  ],
};

export const postGraduationIneligible: FactList = {
  id: "postGraduationIneligible",
  title: { en: "Who gets no post-graduation work permit", fr: "Qui n’obtient pas de permis de travail postdiplôme" },
  source: postGraduationPage,
  note: "How much may be online is in the table onlineStudyPeriods, and programmes under a licence in curriculumLicence.",
  entries: [
    {
      id: "earlierPermit",
      name: { en: "An earlier post-graduation work permit", fr: "Un permis de travail postdiplôme antérieur" },
    },
    {
      id: "mostlyOnline",
      name: { en: "More than half of the program by distance", fr: "Plus de la moitié du programme à distance" },
    },
    {
      id: "languageOrInterest",
      name: {
        en: "Only language courses or courses of general interest",
        fr: "Seulement des cours de langue ou d’intérêt général",
      },
    },
    {
      id: "awardWithReturn",
      name: {
        en: "An award of Global Affairs Canada that asks for a return",
        fr: "Une bourse d’Affaires mondiales Canada qui oblige au retour",
      },
    },
    {
      id: "foreignInstitution",
      name: {
        en: "A program of a school that is not Canadian, given in Canada",
        fr: "Un programme d’un établissement non canadien donné au Canada",
      },
    },
    {
      id: "schoolNotEligible",
      name: {
        en: "A school or program that is not on the list",
        fr: "Un établissement ou un programme qui n’est pas sur la liste",
      },
    },
    {
      id: "curriculumLicence",
      name: {
        en: "A program under the licence of another school",
        fr: "Un programme sous licence d’un autre établissement",
      },
    },
  ],
};

export const postGraduationFieldGroups: FactList = {
  id: "postGraduationFieldGroups",
  title: {
    en: "Groups of fields for a post-graduation work permit",
    fr: "Groupes de domaines pour le permis de travail postdiplôme",
  },
  source: postGraduationPage,
  note: "The programmes of each group are in the list postGraduationPrograms. An applicant may also answer that none fits, or that the code is not known.",
  entries: [
    { id: "agriculture", name: { en: "Agriculture and agri-food", fr: "Agriculture et agroalimentaire" } },
    { id: "education", name: { en: "Education", fr: "Éducation" } },
    { id: "healthSocial", name: { en: "Health care and social services", fr: "Soins de santé et services sociaux" } },
    {
      id: "stem",
      name: {
        en: "Science, technology, engineering and mathematics",
        fr: "Sciences, technologie, génie et mathématiques",
      },
    },
    { id: "trade", name: { en: "Trades", fr: "Métiers" } },
    { id: "transport", name: { en: "Transport", fr: "Transport" } },
  ],
};
