import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { addYears, isIsoDate } from "../../kernel/calendarDate.ts";
import { languageLevels } from "../../tables/language/languageLevels.ts";
import { languageTestsAccepted } from "../../tables/language/languageRequirements.ts";
import { languageTestValidity } from "../../tables/language/languageTests.ts";
import { postGraduationLanguage } from "../../tables/studies/postGraduation.ts";
import { levelLeavesSchoolOpen, type Level } from "./finishedStudies.ts";

/** The language result that a post-graduation work permit asks for, and the one that a graduate has. */

type Asked = "universityDegree" | "otherDegree" | "universityProgramme" | "otherProgramme";

const askedOf: Partial<Record<Level, Asked>> = {
  bachelor: "universityDegree",
  master: "universityDegree",
  doctorate: "universityDegree",
  professional: "universityDegree",
  collegeAppliedDegree: "otherDegree",
  vocationalQuebec: "otherProgramme",
  cegepPreUniversity: "otherProgramme",
  cegepTechnical: "otherProgramme",
  collegeCertificate: "otherProgramme",
  collegeDiploma: "otherProgramme",
  languageAndCollege: "otherProgramme",
};

/** The level asked for the last program; nothing while the kind of school, or the rule of the day, is not known. */
export function levelAskedOfGraduate(the: CaseReader, level: Level): number | undefined {
  const rule = the.row(postGraduationLanguage);
  if (!rule.found) return undefined;
  const asked = askedOf[level];
  if (asked) return rule.row.value[asked];
  if (!levelLeavesSchoolOpen(level)) return undefined;
  const isOfUniversity = the.answer("graduatedFromUniversity");
  if (isOfUniversity === undefined) return undefined;
  return rule.row.value[isOfUniversity ? "universityProgramme" : "otherProgramme"];
}

const skills = ["Speaking", "Listening", "Reading", "Writing"] as const;

export type Result = { readonly kind: "below" | "tooOld" | "notAccepted" | "notKnown" | "reached" };

const textIn = (document: UploadedDocument, field: string): string | undefined => {
  const value = document.parsedValues?.[field];
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

/** What one report of a test shows, measured on the day of receipt: a result has to be younger than its time. */
function resultOn(the: CaseReader, document: UploadedDocument, asked: number): Result {
  const [test, day] = [textIn(document, "languageTestKind"), textIn(document, "testDate")];
  const [accepted, validity] = [the.row(languageTestsAccepted), the.row(languageTestValidity)];
  if (!accepted.found || !validity.found || test === undefined) return { kind: "notKnown" };
  if (!accepted.row.value.postGraduation.includes(test)) return { kind: "notAccepted" };
  if (day === undefined || !isIsoDate(day)) return { kind: "notKnown" };
  if (addYears(day, validity.row.value) <= the.dateFor(languageTestValidity)) return { kind: "tooOld" };
  const scores = Object.fromEntries(
    skills.flatMap((skill) => {
      const score = textIn(document, skill);
      return score === undefined ? [] : [[skill, score]];
    }),
  );
  const lowest = languageLevels(test, scores, day)?.lowest ?? undefined;
  if (lowest === undefined) return { kind: "notKnown" };
  return { kind: lowest >= asked ? "reached" : "below" };
}

/** Results of the reports in the vault. */
export const resultsRead = (the: CaseReader, asked: number): readonly Result[] =>
  the.documents("language-test").map((document) => resultOn(the, document, asked));

/** The version of each test that is accepted; of the others none is. */
const acceptedVersion: Partial<Record<NonNullable<Answers["languageTest"]>, string>> = {
  IELTS: "ieltsGeneral",
  CELPIP: "celpipGeneral",
  PTE: "pteCore",
  TEF: "tefCanada",
  TCF: "tcfCanada",
};

/** What the answers show while no report is there: never that a result is enough, for they tell neither its version nor its day. */
export function resultAnswered(the: CaseReader, asked: number): Result["kind"] | "noTest" | undefined {
  const [test, accepted] = [the.answer("languageTest"), the.row(languageTestsAccepted)];
  if (test === undefined || !accepted.found) return undefined;
  if (test === "None") return "noTest";
  const version = acceptedVersion[test];
  if (version === undefined || !accepted.row.value.postGraduation.includes(version)) return "notAccepted";
  const scores = the.answer("languageTestScore");
  const lowest = scores && languageLevels(version, scores, the.today())?.lowest;
  if (lowest === undefined || lowest === null) return undefined;
  return lowest >= asked ? "reached" : "below";
}
