import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { addYears } from "../../kernel/calendarDate.ts";
import { credentialAssessmentValidity } from "../../tables/expressEntry/expressEntryDocuments.ts";
import { dayOfReceipt } from "../valueOnDate.ts";
import type { EducationPoints } from "../../tables/expressEntry/rankingCore.ts";

/** The level of schooling that counts, of a candidate and of the spouse or partner. */

export type EducationLevel = keyof EducationPoints<unknown>;

/** Lowest first. */
export const educationLevels = [
  "secondary",
  "oneYear",
  "twoYears",
  "threeYears",
  "twoOrMore",
  "master",
  "doctoral",
] as const satisfies readonly EducationLevel[];

/** `nothing`: less than secondary school, or studies that nothing shows; the reason says which. */
export type Education =
  | { readonly kind: "level"; readonly level: EducationLevel }
  | { readonly kind: "nothing"; readonly reason: "lessThanSecondary" | "notShown" | "assessmentTooOld" };

/** A certificate of a trade counts as one year, the least that it can be (docs/facts/express-entry.md section 11). */
const levelsByAnswer: Readonly<Record<NonNullable<Answers["highestEducation"]>, EducationLevel | undefined>> = {
  none: undefined,
  secondary: "secondary",
  oneYear: "oneYear",
  twoYear: "twoYears",
  trade: "oneYear",
  bachelor: "threeYears",
  twoOrMore: "twoOrMore",
  professional: "master",
  master: "master",
  doctorate: "doctoral",
};

type EducationKeys = {
  readonly highest: "highestEducation" | "spouseHighestEducation";
  readonly proof: "eoEducationProof" | "spouseEducationProof";
  readonly assessedOn: "eoAssessmentDate" | "spouseAssessmentDate";
};

function educationFrom(the: CaseReader, keys: EducationKeys): Education | undefined {
  const highest = the.answer(keys.highest);
  if (highest === undefined) return undefined;
  const level = levelsByAnswer[highest];
  if (level === undefined) return { kind: "nothing", reason: "lessThanSecondary" };
  const proof = the.answer(keys.proof);
  if (proof === undefined) return undefined;
  if (proof === "none") return { kind: "nothing", reason: "notShown" };
  if (proof === "canadian") return { kind: "level", level };
  const [assessedOn, validity] = [the.answer(keys.assessedOn), the.row(credentialAssessmentValidity)];
  if (assessedOn === undefined || !validity.found) return undefined;
  return addYears(assessedOn, validity.row.value) <= dayOfReceipt(the)
    ? { kind: "nothing", reason: "assessmentTooOld" }
    : { kind: "level", level };
}

export const educationOf = (the: CaseReader): Education | undefined =>
  educationFrom(the, { highest: "highestEducation", proof: "eoEducationProof", assessedOn: "eoAssessmentDate" });

export const spouseEducationOf = (the: CaseReader): Education | undefined =>
  educationFrom(the, {
    highest: "spouseHighestEducation",
    proof: "spouseEducationProof",
    assessedOn: "spouseAssessmentDate",
  });

/** The level that the answers name, shown or not: what an assessment could make count. */
export const namedLevel = (highest: NonNullable<Answers["highestEducation"]>): EducationLevel | undefined =>
  levelsByAnswer[highest];
