import type { CaseReader } from "../../caseFile/reader.ts";
import { agesOn, type Ages } from "../../kernel/partialDate.ts";
import type { Trace } from "../../kernel/trace.ts";
import { programExperience } from "../../tables/expressEntry/programRequirements.ts";
import { occupationGiven } from "../work/occupations.ts";
import { educationOf, spouseEducationOf } from "./educationOfCandidate.ts";
import { firstLanguageOf, secondLanguageOf, spouseLanguageOf, type Language } from "./languageOfCandidate.ts";

/**
 * What the ranking score and the programs of Express Entry know of a candidate, each fact by itself. Points are worked out
 * from these alone, so that "what would raise it" asks the same rules with one fact changed (ADR 0190).
 */

/** Completed years; after an invitation, those of its day: section 11.2 of the Act forgives a birthday that follows. */
export function agesOfCandidate(the: CaseReader): Ages | undefined {
  const birthday = the.answer("birthday");
  if (birthday === undefined) return undefined;
  const invited = the.fresh().application("itaReceivedAt");
  if (invited) the.trace.note("application.itaReceivedAt", false);
  return agesOn(birthday, invited ?? the.today());
}

/** Whether a spouse or partner counts: who comes along and is neither a citizen nor a permanent resident. */
export function spouseCounts(the: CaseReader): boolean | undefined {
  const status = the.answer("maritalStatus");
  if (status === undefined) return undefined;
  if (status !== "married" && status !== "commonLaw") return false;
  const [canadian, comes] = [the.answer("hasCanadianSpouse"), the.answer("accompanyingSpouse")];
  if (canadian === true || comes === false) return false;
  return canadian === undefined || comes === undefined ? undefined : true;
}

/** The code of the main occupation in the National Occupational Classification 2021. */
export function occupationOf(the: CaseReader): string | undefined {
  return occupationGiven(the.answer("eoOccupationCode"));
}

export function hasQualificationCertificate(the: CaseReader): boolean | undefined {
  const trade = the.answer("eoTradeCertificate");
  return trade === true ? the.answer("hasCertificateOfQualification") : trade;
}

/** A full-time offer for a year, all year round, of an employer who may hire, that is backed as section 82(2) says. */
export function hasQualifyingOffer(the: CaseReader): boolean | undefined {
  const offered = the.answer("jobInCanada");
  if (offered !== true) return offered;
  const [details, backed, rule] = [
    the.answer("jobInCanadaDetails"),
    the.answer("eoOfferQualifies"),
    the.row(programExperience),
  ];
  if (backed === false) return false;
  if (details === undefined || !rule.found) return undefined;
  const { fullTime, isNonSeasonal, embassyConsulateHighCommission: embassy, ineligibleEmployer, length } = details;
  if (fullTime === false || isNonSeasonal === false || embassy === true || ineligibleEmployer === true) return false;
  if (length !== undefined && length < rule.row.value.offerMonths) return false;
  return [fullTime, isNonSeasonal, embassy, ineligibleEmployer, length, backed].includes(undefined) ? undefined : true;
}

/** Degrees that count as three years or more whatever they took, and studies that lead to no credential that counts. */
const longCredentials: readonly string[] = ["master", "doctorate", "professional"];
export const levelsWithoutCredential: readonly string[] = ["primary", "secondary", "languageSchool"];

export type CanadianCredential = "none" | "oneOrTwoYears" | "threeYears";

export function canadianCredentialOf(the: CaseReader): CanadianCredential | undefined {
  const studied = the.answer("eoStudiedInCanada");
  if (studied !== true) return studied === false ? "none" : undefined;
  const level = the.answer("canadianLevelOfStudy");
  if (level === undefined) return undefined;
  if (longCredentials.includes(level)) return "threeYears";
  return levelsWithoutCredential.includes(level) ? "none" : the.answer("eoCanadianCredential");
}

/** Whether somebody wants to live outside Quebec, which selects its own immigrants. */
export function livesOutsideQuebec(the: CaseReader): boolean | undefined {
  const provinces = the.answer("provinceOfInterest");
  if (provinces === undefined || provinces.length === 0) return undefined;
  if (!provinces.includes("QC")) return true;
  if (provinces.length === 1) return false;
  const first = the.answer("provinceOfInterestFirstChoice");
  return first === undefined ? undefined : first !== "QC";
}

/** Where the test named first does not count, the other one is the first. */
function firstOf(the: CaseReader): Language | undefined {
  const first = firstLanguageOf(the);
  if (first?.kind !== "none" || first.reason === "noTest") return first;
  const second = secondLanguageOf(the);
  return second?.kind === "levels" ? second : first;
}

function secondOfTwo(the: CaseReader): Language | undefined {
  const first = firstLanguageOf(the);
  return first?.kind === "none" ? { kind: "none", reason: "noTest" } : secondLanguageOf(the);
}

/** Nobody who has no year of skilled work at all is asked for more of it. */
function hasNoYears(the: CaseReader): boolean {
  return the.answer("eoCanadianWorkYears") === 0 && the.answer("eoForeignWorkYears") === 0;
}

const getters = {
  ages: agesOfCandidate,
  hasSpouse: spouseCounts,
  education: educationOf,
  first: firstOf,
  second: secondOfTwo,
  canadianYears: (the: CaseReader) => the.answer("eoCanadianWorkYears"),
  /** Nobody who has no year in Canada has one there lately. */
  recentYear: (the: CaseReader) =>
    the.answer("eoCanadianWorkYears") === 0 ? false : the.answer("eoRecentCanadianYear"),
  foreignYears: (the: CaseReader) => the.answer("eoForeignWorkYears"),
  continuousYear: (the: CaseReader) => (hasNoYears(the) ? false : the.answer("eoContinuousSkilledYear")),
  tradeYears: (the: CaseReader) => (hasNoYears(the) ? false : the.answer("eoTradeWorkTwoYears")),
  occupation: occupationOf,
  certificate: hasQualificationCertificate,
  offer: hasQualifyingOffer,
  nominated: (the: CaseReader) => the.answer("hasProvincialNomination"),
  sibling: (the: CaseReader) => the.answer("hasCanadianSibling"),
  relative: (the: CaseReader) => the.answer("hasCanadianSibling") === true || the.answer("eoRelativeInCanada"),
  credential: canadianCredentialOf,
  academicYears: (the: CaseReader) =>
    the.answer("eoStudiedInCanada") === false ? false : the.answer("eoTwoAcademicYears"),
  outsideQuebec: livesOutsideQuebec,
  spouseEducation: spouseEducationOf,
  spouseLanguage: spouseLanguageOf,
  spouseYears: (the: CaseReader) => the.answer("spouseCanadianWorkYears"),
  spouseStudied: (the: CaseReader) => the.answer("spouseStudiedInCanada"),
} as const;

export type CandidateKey = keyof typeof getters;
/** What is known; a fact that is not there is undefined. */
export type Candidate = { readonly [K in CandidateKey]: ReturnType<(typeof getters)[K]> };
/** What each fact rests on. */
export type CandidateTraces = { readonly [K in CandidateKey]: Trace };

export const candidateKeys = Object.keys(getters) as readonly CandidateKey[];

/** Every fact of the candidate, each read with notes of its own. */
export function candidateOf(the: CaseReader): { readonly candidate: Candidate; readonly traces: CandidateTraces } {
  const read = candidateKeys.map((key) => {
    const reader = the.fresh();
    return [key, getters[key](reader), reader.trace] as const;
  });
  return {
    candidate: Object.fromEntries(read.map(([key, value]) => [key, value])) as Candidate,
    traces: Object.fromEntries(read.map(([key, , trace]) => [key, trace])) as CandidateTraces,
  };
}
