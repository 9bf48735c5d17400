import { hasCriminalHistory } from "../../conditions/background/history.ts";
import { answeredYesOnHealth } from "../../conditions/health/health.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { finds, ofCase } from "../memoReader.ts";
import { notAnswered, waitsFor } from "../notAnswered.ts";
import type { ReasonDefinition } from "../reasonDefinition.ts";
import { act, ourMapping } from "./memoSources.ts";
import { isInCourt, notForDecisions } from "./raisedAgainst.ts";

/** Health and offences: whatever the plan, these stop an application. */

/** Levels at which a page is wanted. */
const asked = ["Required", "Recommended", "NeedsAttention", "Complete"] as const;

const examPages: readonly PageSlug[] = [
  "medical-exam",
  "spouse-medical-exam",
  "child-medical-exam",
  "visitor-visa-visitor-medical-exam",
];

const healthQuestions = [
  "medicalHistory.hasSyphilis",
  "medicalHistory.dialysis",
  "medicalHistory.addiction",
  "medicalHistory.mentalHealth",
  "medicalTb.hasTb",
  "medicalTb.tbContact",
] as const;

const healthIsNotAnswered = notAnswered({
  id: "healthIsNotAnswered",
  says: {
    en: "the health questions are not answered yet",
    fr: "les questions de santé n’ont pas encore de réponse",
  },
  text: {
    en: "The health questions are not answered yet, so nobody knows whether a medical exam matters.",
    fr: "Les questions de santé n’ont pas encore de réponse, donc on ne sait pas si un examen médical compte.",
  },
  questions: healthQuestions,
  pages: examPages,
});

const noExamAskedFor = finds(
  "noExamAskedFor",
  {
    en: "no medical exam is asked for in this case, and no health question was answered with yes",
    fr: "aucun examen médical n’est demandé dans ce dossier, et aucune réponse ne signale un problème de santé",
  },
  (the) =>
    !waitsFor(the, healthQuestions) &&
    !answeredYesOnHealth.evaluate(the.case).holds &&
    !the.asksFor(examPages, asked) &&
    the.filesOn(examPages).length === 0,
);

const examIsAskedFor = finds(
  "examIsAskedFor",
  { en: "a medical exam is asked for in this case", fr: "un examen médical est demandé dans ce dossier" },
  (the) => the.asksFor(examPages, asked),
);

export const medical: ReasonDefinition = {
  id: "medical",
  notRaised: [...notForDecisions, isInCourt, noExamAskedFor],
  strands: [
    {
      id: "exam",
      wanted: examIsAskedFor,
      shows: { en: "that a medical exam was done", fr: "qu’un examen médical a été fait" },
      pages: examPages,
    },
    {
      id: "healthExplained",
      shows: { en: "what explains the health answer", fr: "ce qui explique la réponse sur la santé" },
      pages: ["letter-of-explanation", "statutory-declaration"],
      wanted: ofCase(
        { en: "a health question was answered with yes", fr: "une question de santé a reçu la réponse oui" },
        answeredYesOnHealth,
      ),
    },
  ],
  gaps: [healthIsNotAnswered],
  fields: ["imeNumber", "issueDate", "medicalExpiryDate"],
  whole: {
    en: "the medical exam is on file and valid, and no warning about it is open",
    fr: "l’examen médical est au dossier et valide, et aucun avertissement à son sujet n’est ouvert",
  },
  sources: [act("section 38"), ourMapping],
};

const policePages: readonly PageSlug[] = [
  "police-certificate",
  "spouse-police-certificate",
  "child-police-certificate",
];

const toldOfOffence = ofCase(
  { en: "an offence or a charge is told", fr: "une infraction ou une accusation est déclarée" },
  hasCriminalHistory,
);

const crimeQuestions = ["hasCriminalHistory", "hasOrganizedCrimeHistory", "criminalHistoryStatus"] as const;

const crimeIsNotAnswered = notAnswered({
  id: "crimeIsNotAnswered",
  says: {
    en: "the questions about offences are not answered yet",
    fr: "les questions sur les infractions n’ont pas encore de réponse",
  },
  text: {
    en: "The questions about offences are not answered yet.",
    fr: "Les questions sur les infractions n’ont pas encore de réponse.",
  },
  questions: crimeQuestions,
  pages: policePages,
});

const policeIsAskedFor = finds(
  "policeIsAskedFor",
  { en: "a police certificate is asked for in this case", fr: "un certificat de police est demandé dans ce dossier" },
  (the) => the.asksFor(policePages, asked),
);

const nothingOfOffences = finds(
  "nothingOfOffences",
  {
    en: "no offence is told, and no police certificate is asked for in this case",
    fr: "aucune infraction n’est déclarée, et aucun certificat de police n’est demandé dans ce dossier",
  },
  (the) =>
    !waitsFor(the, crimeQuestions) &&
    !hasCriminalHistory.evaluate(the.case).holds &&
    !the.asksFor([...policePages, "criminal-record-documents"], asked) &&
    the.filesOn([...policePages, "criminal-record-documents"]).length === 0,
);

export const criminal: ReasonDefinition = {
  id: "criminal",
  notRaised: [...notForDecisions, isInCourt, nothingOfOffences],
  strands: [
    {
      id: "police",
      wanted: policeIsAskedFor,
      shows: { en: "what the police has on record", fr: "ce que la police a consigné" },
      pages: policePages,
    },
    {
      id: "courtRecords",
      shows: { en: "what a court decided", fr: "ce qu’un tribunal a décidé" },
      pages: ["criminal-record-documents"],
      wanted: toldOfOffence,
    },
    {
      id: "offenceExplained",
      shows: { en: "what explains the offence", fr: "ce qui explique l’infraction" },
      pages: ["letter-of-explanation", "statutory-declaration"],
      wanted: toldOfOffence,
    },
  ],
  gaps: [crimeIsNotAnswered],
  fields: ["country", "issueDate", "expiryDate"],
  whole: {
    en: "the certificates and records that this case needs are on file, and no warning about them is open",
    fr: "les certificats et les documents judiciaires exigés dans ce dossier sont au dossier, et aucun avertissement à leur sujet n’est ouvert",
  },
  sources: [act("section 36"), ourMapping],
};
