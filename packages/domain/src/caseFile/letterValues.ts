import { anything, recordOf } from "../kernel/shape.ts";
import type { PersonRef } from "./personRole.ts";

/** What people entered in the letters of a case, as in official forms: by letter and person, then by field. */

export const letterIds = [
  "studyPlan",
  "letterOfExplanation",
  "lumpSumExplanation",
  "financialSupporter",
  "firstFinancialSupporter",
  "secondFinancialSupporter",
  "financialSupport",
  "financialExplanation",
  "spousalSupportLetter",
  "childDocumentNotApplicable",
  "visitorVisaHostLetter",
  "visitorVisaVisitorLetter",
  "visitorVisaFinancialExplanation",
  "visitorVisaItinerary",
  "visitorVisaLegalSubmission",
  "visitorVisaTravel",
  "studyPermitLegalSubmission",
  "studyPermitExtensionLetter",
  "coOpLegalSubmission",
  "postGraduateWorkPermit",
  "pgwpLegalSubmission",
  "portOfEntry",
  "settlementOffer",
  "simplifiedProcedure",
  "writOfMandamusAffidavit",
  "applicationRecord",
  "applicationRecordSectionTwo",
  "noticeOfChangeOfSolicitor",
  "noticeOfDiscontinuance",
  "solicitorsCertificateOfService",
  "consentToExtensionOfTime",
  "demandLetter",
] as const;
export type LetterId = (typeof letterIds)[number];

const people = ["spouse", "visitor", "host", "financialSupporter", "secondFinancialSupporter"] as const;
type LetterPerson = "" | `:${(typeof people)[number]}` | `:child${number}`;

/** A letter of one person: `studyPlan`, `spousalSupportLetter:spouse`. */
export type LetterKey = `${LetterId}${LetterPerson}`;

export const letterKey = (letter: LetterId, person: PersonRef): LetterKey => {
  if (person.role === "child") return `${letter}:child${person.childNumber}`;
  const named = people.find((one) => one === person.role);
  return named === undefined ? letter : `${letter}:${named}`;
};

const ids: ReadonlySet<string> = new Set(letterIds);
const isPerson = (name: string): boolean => people.some((one) => one === name) || /^child[1-9]\d?$/.test(name);

export const isLetterKey = (key: string): key is LetterKey => {
  const [id = "", person, ...more] = key.split(":");
  return ids.has(id) && more.length === 0 && (person === undefined || isPerson(person));
};

export const letterOfKey = (key: LetterKey): LetterId => key.split(":")[0] as LetterId;

export const letterValuesShape = recordOf(recordOf(anything()), {
  isKey: isLetterKey,
  accepted: "the id of a letter, with the person after a colon where it is not the applicant",
});

export type LetterValues = { readonly [letter in LetterKey]?: Readonly<Record<string, unknown>> };
