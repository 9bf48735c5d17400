import { finds, type MemoReader } from "../memoReader.ts";
import { openPoint } from "../openPoints.ts";
import type { Gap, ReasonDefinition } from "../reasonDefinition.ts";
import { leavesAtEnd, ourMapping } from "./memoSources.ts";
import { isForResidence, isInCourt, isNotFromAbroad, notForDecisions } from "./raisedAgainst.ts";

/** What the stay is for, and how long it lasts. */

export const purposeOfVisit: ReasonDefinition = {
  id: "purposeOfVisit",
  notRaised: [...notForDecisions, isInCourt, isForResidence],
  strands: [
    {
      id: "purpose",
      shows: { en: "what the stay is for", fr: "le but du séjour" },
      pages: [
        "letter-of-acceptance",
        "enrolment-letter",
        "visitor-visa-reason-documents",
        "visitor-visa-host-letter",
        "super-visa-relationship",
        "canadian-job-offer",
        "lmia",
        "offer-of-employment-number",
        "significant-benefit-evidence",
        "iec-invitation",
        "iec-internship-agreement",
        "co-op",
        "co-op-work-permit-from-inside-canada",
        "completion-of-studies",
        "pr-application-proof",
        "current-valid-permit",
        "in-canada-family-status",
        "proof-of-relationship",
        "marriage-certificate",
      ],
    },
    {
      id: "ownWords",
      shows: { en: "the purpose in the person’s own words", fr: "le but dans les mots de la personne" },
      pages: [
        "study-plan",
        "visitor-visa-visitor-letter",
        "visitor-visa-travel-letter",
        "visitor-visa-itinerary",
        "spousal-support",
        "letter-of-explanation",
      ],
      isOptional: true,
    },
  ],
  fields: ["schoolName", "programName", "employer", "jobTitle", "startOfCanadianStudyProgram", "issueDate"],
  whole: {
    en: "documents show what the stay is for, and nothing speaks against them",
    fr: "des documents montrent le but du séjour, et rien ne les contredit",
  },
  sources: [leavesAtEnd, ourMapping],
};

const isVisit = (the: MemoReader): boolean => the.type() === "VisitorVisa";

const datesAreNotAnswered = finds(
  "datesAreNotAnswered",
  {
    en: "the answers do not say yet when the visit begins and ends",
    fr: "les réponses n’indiquent pas encore quand la visite commence et prend fin",
  },
  (the) =>
    isVisit(the) &&
    (the.case.answer("vvVisitorArrivalDate") === undefined || the.case.answer("vvVisitorDepartureDate") === undefined),
);

const datesAreNotAnsweredGap: Gap = {
  when: datesAreNotAnswered,
  open: (the) => [
    openPoint(the, {
      kind: "missing",
      text: {
        en: "The answers do not say yet when the visit begins and ends.",
        fr: "Les réponses n’indiquent pas encore quand la visite commence et prend fin.",
      },
      pages: ["visitor-visa-itinerary", "flight-itinerary", "visitor-visa-visitor-letter"],
      place: { kind: "question", id: "vvVisitorArrivalDate" },
    }),
  ],
};

export const lengthOfStay: ReasonDefinition = {
  id: "lengthOfStay",
  notRaised: [isInCourt, isNotFromAbroad],
  strands: [
    {
      id: "dates",
      shows: { en: "when the stay begins and ends", fr: "quand le séjour commence et prend fin" },
      pages: [
        "visitor-visa-itinerary",
        "flight-itinerary",
        "visitor-visa-visitor-letter",
        "visitor-visa-host-letter",
        "letter-of-acceptance",
        "canadian-job-offer",
        "lmia",
        "iec-invitation",
        "iec-internship-agreement",
        "current-valid-permit",
        "enrolment-letter",
      ],
    },
  ],
  gaps: [datesAreNotAnsweredGap],
  warnings: ["programDurationMismatch", "graduationDateMismatch"],
  fields: ["startOfCanadianStudyProgram", "graduationDate", "durationMonths", "startDate", "expiryDate", "issueDate"],
  whole: {
    en: "documents show when the stay begins and ends, and nothing speaks against them",
    fr: "des documents montrent quand le séjour commence et prend fin, et rien ne les contredit",
  },
  sources: [leavesAtEnd, ourMapping],
};
