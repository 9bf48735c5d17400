import type { QuestionChoice } from "./step.ts";

/** Choices that several questions offer. Whose values they are: docs/facts/choices.md section 1; labels are ours. */

/** The levels of the study permit form, grouped. */
export const levelsOfStudy: readonly QuestionChoice[] = [
  { value: "primary", label: { en: "Primary school", fr: "École primaire" } },
  { value: "secondary", label: { en: "Secondary school (high school)", fr: "École secondaire" } },
  {
    value: "vocationalQuebec",
    label: { en: "Vocational training (Quebec PTC, DVS, AVS)", fr: "Formation professionnelle (DEP, ASP)" },
  },
  { value: "cegepPreUniversity", label: { en: "CEGEP, pre-university", fr: "Cégep, préuniversitaire" } },
  { value: "cegepTechnical", label: { en: "CEGEP, technical", fr: "Cégep, technique" } },
  { value: "collegeCertificate", label: { en: "College certificate", fr: "Certificat collégial" } },
  { value: "collegeDiploma", label: { en: "College diploma", fr: "Diplôme collégial" } },
  {
    value: "collegeAppliedDegree",
    label: { en: "College applied or bachelor’s degree", fr: "Grade appliqué ou baccalauréat collégial" },
  },
  { value: "bachelor", label: { en: "University bachelor’s degree", fr: "Baccalauréat universitaire" } },
  {
    value: "graduateCertificate",
    label: { en: "Graduate certificate or diploma", fr: "Certificat ou diplôme d’études supérieures" },
  },
  { value: "master", label: { en: "Master’s degree", fr: "Maîtrise" } },
  { value: "doctorate", label: { en: "Doctorate", fr: "Doctorat" } },
  { value: "professional", label: { en: "Professional degree", fr: "Diplôme professionnel" } },
  {
    value: "languageSchool",
    label: { en: "English or French as a second language", fr: "Anglais ou français langue seconde" },
  },
  { value: "languageAndCollege", label: { en: "Language course then college", fr: "Cours de langue puis collège" } },
  {
    value: "languageAndUniversity",
    label: { en: "Language course then university", fr: "Cours de langue puis université" },
  },
  { value: "other", label: { en: "Other studies", fr: "Autres études" } },
];

/** The nineteen fields of the study permit form, by its codes. */
export const fieldsOfStudy: readonly QuestionChoice[] = [
  { value: "01", label: { en: "Arts, humanities, social science", fr: "Arts, sciences humaines et sociales" } },
  { value: "02", label: { en: "Fine, visual or performing arts", fr: "Beaux-arts, arts visuels et de la scène" } },
  { value: "03", label: { en: "Business, commerce", fr: "Commerce" } },
  { value: "04", label: { en: "Computing, IT", fr: "Informatique, TI" } },
  { value: "05", label: { en: "English or French as a second language", fr: "Anglais ou français langue seconde" } },
  { value: "06", label: { en: "Flight training", fr: "Formation au pilotage" } },
  { value: "07", label: { en: "Hospitality, tourism", fr: "Hôtellerie et tourisme" } },
  { value: "08", label: { en: "Law", fr: "Droit" } },
  { value: "09", label: { en: "Medicine", fr: "Médecine" } },
  { value: "10", label: { en: "Applied science", fr: "Sciences appliquées" } },
  { value: "11", label: { en: "General sciences", fr: "Sciences générales" } },
  { value: "12", label: { en: "Health sciences", fr: "Sciences de la santé" } },
  { value: "13", label: { en: "Trades, vocational training", fr: "Métiers et formation professionnelle" } },
  { value: "14", label: { en: "Theology, religious studies", fr: "Théologie et études religieuses" } },
  { value: "15", label: { en: "Other", fr: "Autre" } },
  { value: "16", label: { en: "Agriculture and related sciences", fr: "Agriculture et sciences connexes" } },
  { value: "17", label: { en: "Architecture and related services", fr: "Architecture et services connexes" } },
  { value: "18", label: { en: "Biological and biomedical sciences", fr: "Sciences biologiques et biomédicales" } },
  { value: "19", label: { en: "Business, management, marketing", fr: "Gestion, administration et marketing" } },
];

/** Those that permits and programs ask for; of the others no permit asks, though a school may. */
export const languageTests: readonly QuestionChoice[] = [
  { value: "IELTS", label: { en: "IELTS", fr: "IELTS" } },
  { value: "CELPIP", label: { en: "CELPIP", fr: "CELPIP" } },
  { value: "PTE", label: { en: "PTE", fr: "PTE" } },
  { value: "TEF", label: { en: "TEF", fr: "TEF" } },
  { value: "TCF", label: { en: "TCF", fr: "TCF" } },
  { value: "None", label: { en: "None", fr: "Aucun" } },
  { value: "CAEL", label: { en: "CAEL", fr: "CAEL" }, aside: true },
  { value: "TOEFL", label: { en: "TOEFL", fr: "TOEFL" }, aside: true },
  { value: "TEFAQ", label: { en: "TEFAQ", fr: "TEFAQ" }, aside: true },
  { value: "Duolingo", label: { en: "Duolingo", fr: "Duolingo" }, aside: true },
  { value: "Other", label: { en: "Another test", fr: "Un autre test" }, aside: true },
];

/** "No, complete after visa" is the specification's third (document 3 section 4.5). */
export const medicalExamAnswers: readonly QuestionChoice[] = [
  { value: "yes", label: { en: "Yes, in the last 12 months", fr: "Oui, dans les 12 derniers mois" } },
  {
    value: "noBefore",
    label: { en: "No, I will do it before I apply", fr: "Non, je le ferai avant de présenter la demande" },
  },
  {
    value: "noAfter",
    label: { en: "No, I will complete it after I apply", fr: "Non, je le ferai après avoir présenté la demande" },
  },
  { value: "notRequired", label: { en: "Not required", fr: "Non requis" } },
];

export const criminalStatuses: readonly QuestionChoice[] = [
  { value: "charged", label: { en: "Charged", fr: "Accusation portée" } },
  { value: "onTrial", label: { en: "On trial or waiting for trial", fr: "En procès ou en attente" } },
  { value: "convicted", label: { en: "Convicted", fr: "Déclaration de culpabilité" } },
  { value: "acquitted", label: { en: "Acquitted", fr: "Acquittement" } },
  {
    value: "discharged",
    label: { en: "Discharge (absolute or conditional)", fr: "Absolution (inconditionnelle ou conditionnelle)" },
  },
  { value: "withdrawn", label: { en: "Charges withdrawn or dismissed", fr: "Accusations retirées ou rejetées" } },
  { value: "pardoned", label: { en: "Pardon or record suspension", fr: "Réhabilitation ou suspension du casier" } },
  { value: "served", label: { en: "Sentence served", fr: "Peine purgée" } },
  { value: "rehabilitated", label: { en: "Rehabilitation approved", fr: "Réadaptation approuvée" } },
  { value: "none", label: { en: "None of the above", fr: "Aucune de ces réponses" }, exclusive: true },
];

export const relationships: readonly QuestionChoice[] = [
  { value: "spouse", label: { en: "Spouse", fr: "Époux ou épouse" } },
  { value: "commonLaw", label: { en: "Common-law partner", fr: "Conjoint ou conjointe de fait" } },
  { value: "mother", label: { en: "Mother", fr: "Mère" } },
  { value: "father", label: { en: "Father", fr: "Père" } },
  { value: "stepMother", label: { en: "Stepmother", fr: "Belle-mère" } },
  { value: "stepFather", label: { en: "Stepfather", fr: "Beau-père" } },
  { value: "brother", label: { en: "Brother", fr: "Frère" } },
  { value: "sister", label: { en: "Sister", fr: "Sœur" } },
  { value: "halfBrother", label: { en: "Half-brother", fr: "Demi-frère" } },
  { value: "halfSister", label: { en: "Half-sister", fr: "Demi-sœur" } },
  { value: "stepBrother", label: { en: "Stepbrother", fr: "Frère par alliance" } },
  { value: "stepSister", label: { en: "Stepsister", fr: "Sœur par alliance" } },
  { value: "grandmother", label: { en: "Grandmother", fr: "Grand-mère" } },
  { value: "grandfather", label: { en: "Grandfather", fr: "Grand-père" } },
  { value: "son", label: { en: "Son", fr: "Fils" } },
  { value: "daughter", label: { en: "Daughter", fr: "Fille" } },
  { value: "stepSon", label: { en: "Stepson", fr: "Beau-fils" } },
  { value: "stepDaughter", label: { en: "Stepdaughter", fr: "Belle-fille" } },
  { value: "grandson", label: { en: "Grandson", fr: "Petit-fils" } },
  { value: "granddaughter", label: { en: "Granddaughter", fr: "Petite-fille" } },
  { value: "aunt", label: { en: "Aunt", fr: "Tante" } },
  { value: "uncle", label: { en: "Uncle", fr: "Oncle" } },
  { value: "niece", label: { en: "Niece", fr: "Nièce" } },
  { value: "nephew", label: { en: "Nephew", fr: "Neveu" } },
  { value: "cousin", label: { en: "Cousin", fr: "Cousin ou cousine" } },
  { value: "other", label: { en: "Other relative", fr: "Autre membre de la famille" } },
];
