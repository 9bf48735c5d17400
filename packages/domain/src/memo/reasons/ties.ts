import { travelled } from "../../conditions/background/travel.ts";
import { listsRefusal } from "../../conditions/background/visaViolations.ts";
import { finds } from "../memoReader.ts";
import type { ReasonDefinition, Strand } from "../reasonDefinition.ts";
import { leavesAtEnd, listOfReasons, ourMapping } from "./memoSources.ts";
import {
  bridgesToResidence,
  families,
  isForResidence,
  isInCourt,
  isNotFromAbroad,
  isNotNamedInCourt,
  notForDecisions,
} from "./raisedAgainst.ts";

/** What speaks for leaving at the end of the stay. */

/** Work, a business or property that waits at home. */
const livelihood: Strand = {
  id: "livelihoodAbroad",
  shows: {
    en: "work, a business or property outside Canada",
    fr: "d’emploi, d’entreprise ou de bien hors du Canada",
  },
  pages: [
    "employment-letter",
    "returning-job-offer",
    "business-documents",
    "visitor-visa-visitor-employment-letter",
    "visitor-visa-visitor-property",
    "spouse-employment-letter",
    "spouse-returning-job-offer",
  ],
};

const familyAbroad: Strand = {
  id: "familyAbroad",
  shows: { en: "family outside Canada", fr: "de famille hors du Canada" },
  pages: [
    "family-information-form",
    "spouse-family-information-form",
    "visitor-visa-visitor-family-information-form",
    "marriage-certificate",
    "visitor-visa-visitor-marriage-certificate",
  ],
};

const earlierTravel: Strand = {
  id: "earlierTravel",
  shows: {
    en: "earlier travel, and that earlier stays ended in time",
    fr: "de voyages antérieurs ni que les séjours ont pris fin à temps",
  },
  pages: ["travel-history", "spouse-travel-history", "visitor-visa-visitor-travel-history", "previous-visas"],
};

const workFields = ["employer", "jobTitle", "startDate", "issueDate"] as const;

export const lackOfTies: ReasonDefinition = {
  id: "lackOfTies",
  notRaised: [...notForDecisions, isForResidence, bridgesToResidence, isNotNamedInCourt("lackOfTies")],
  strands: [livelihood, familyAbroad, { ...earlierTravel, isOptional: true }],
  fields: [...workFields, "marriageDate", "country", "visaType"],
  whole: {
    en: "documents show a livelihood and family outside Canada, and nothing speaks against them",
    fr: "des documents montrent un gagne-pain et de la famille hors du Canada, et rien ne les contredit",
  },
  sources: [listOfReasons, leavesAtEnd, ourMapping],
};

const isOfFamilyInCanada = finds(
  "isOfFamilyInCanada",
  {
    en: "the family in Canada is what this application is for",
    fr: "la famille au Canada est l’objet même de cette demande",
  },
  (the) => families.includes(the.type()),
);

export const familyTiesInCanada: ReasonDefinition = {
  id: "familyTiesInCanada",
  notRaised: [isInCourt, isOfFamilyInCanada, isNotFromAbroad],
  strands: [
    {
      id: "whereFamilyLives",
      shows: { en: "where each member of the family lives", fr: "où habite chaque membre de la famille" },
      pages: [
        "family-information-form",
        "visitor-visa-visitor-family-information-form",
        "canadian-family-member",
        "visitor-visa-host-status",
      ],
    },
    livelihood,
  ],
  fields: [...workFields],
  whole: {
    en: "the family is told of, and a livelihood outside Canada is shown beside it",
    fr: "la famille est déclarée, et un gagne-pain hors du Canada est montré en regard",
  },
  sources: [leavesAtEnd, ourMapping],
};

const neverTravelled = finds(
  "neverTravelled",
  {
    en: "no earlier travel and no earlier visa are told, and having no history is neutral",
    fr: "aucun voyage et aucun visa antérieurs ne sont déclarés, et l’absence d’antécédents est neutre",
  },
  (the) =>
    !travelled.evaluate(the.case).holds &&
    !listsRefusal.evaluate(the.case).holds &&
    the.case.answer("hasTravelHistory") === false &&
    the.case.answer("hasPreviousVisaApplication") === false,
);

export const travelHistoryReason: ReasonDefinition = {
  id: "travelHistory",
  notRaised: [isInCourt, isNotFromAbroad, neverTravelled],
  strands: [earlierTravel],
  fields: ["country", "visaType", "issueDate", "expiryDate"],
  whole: {
    en: "documents show earlier travel, and nothing speaks against them",
    fr: "des documents montrent des voyages antérieurs, et rien ne les contredit",
  },
  sources: [leavesAtEnd, ourMapping],
};

export const employmentProspects: ReasonDefinition = {
  id: "employmentProspects",
  notRaised: [isInCourt, isNotFromAbroad],
  strands: [
    {
      id: "workAfterReturn",
      shows: {
        en: "work to return to, or what the person can work as",
        fr: "d’emploi au retour ni de métier que la personne peut exercer",
      },
      pages: [
        "returning-job-offer",
        "spouse-returning-job-offer",
        "employment-letter",
        "visitor-visa-visitor-employment-letter",
        "business-documents",
        "work-reference-letters",
        "professional-licence",
      ],
    },
    {
      id: "skills",
      shows: { en: "education and skills", fr: "les études et les compétences" },
      pages: ["resume", "education-credentials", "transcripts", "language-test"],
      isOptional: true,
    },
  ],
  fields: [...workFields, "programName"],
  whole: {
    en: "documents show work to return to, and nothing speaks against them",
    fr: "des documents montrent un emploi au retour, et rien ne les contredit",
  },
  sources: [leavesAtEnd, ourMapping],
};

const hasNoWorkNow = finds(
  "hasNoWorkNow",
  {
    en: "the answers say that there is no work now: a student, a retired person or a person at home",
    fr: "les réponses n’indiquent aucun emploi actuel\u00A0: études, retraite ou foyer",
  },
  (the) => {
    const said = [
      the.case.answer("employmentStatus"),
      the.case.answer("jobStatus"),
      the.case.answer("eoJobStatus"),
    ].filter((status) => status !== undefined);
    return said.length > 0 && said.every((status) => status !== "employed" && status !== "selfEmployed");
  },
);

export const currentEmployment: ReasonDefinition = {
  id: "currentEmployment",
  notRaised: [isInCourt, isNotFromAbroad, hasNoWorkNow],
  strands: [
    {
      id: "workNow",
      shows: { en: "the work that the person has now", fr: "l’emploi actuel de la personne" },
      pages: [
        "employment-letter",
        "spouse-employment-letter",
        "visitor-visa-visitor-employment-letter",
        "pay-slips",
        "visitor-visa-visitor-pay-slips",
        "business-documents",
      ],
    },
  ],
  warnings: ["gapInResume"],
  fields: [...workFields],
  whole: {
    en: "documents show the present work, and nothing speaks against them",
    fr: "des documents montrent l’emploi actuel, et rien ne les contredit",
  },
  sources: [leavesAtEnd, ourMapping],
};
