import type { Permission } from "../vault/permission.ts";
import { applicationTypes } from "../caseFile/application.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { decide, type Decision } from "../caseFile/rule.ts";
import type { RequirementLevel } from "../vault/page.ts";
import { explanationLetters } from "./application/explanation.ts";
import { familyLetters } from "./family/family.ts";
import { financialLetters } from "./money/financial.ts";
import { judicialReviewLetters } from "./court/judicialReview.ts";
import { legalSubmissionLetters } from "./authority/legalSubmissions.ts";
import type { Letter } from "./letter.ts";
import { studyPlanLetters } from "./studies/studyPlan.ts";
import { visitorVisaLetters } from "./visit/visitorVisa.ts";

/** Every letter that exists, in the order of display. */
export const letters = [
  ...studyPlanLetters,
  ...explanationLetters,
  ...financialLetters,
  ...familyLetters,
  ...visitorVisaLetters,
  ...legalSubmissionLetters,
  ...judicialReviewLetters,
];

export type LetterId = (typeof letters)[number]["id"];

const bySlug = new Map<string, Letter<LetterId>>(letters.map((letter) => [letter.slug, letter]));
const byLawyerSlug = new Map<string, Letter<LetterId>>(letters.map((letter) => [letter.lawyerSlug, letter]));

/** The letter of an address: of the applicant's page, or of the lawyer's. */
export const letterAt = (slug: string): Letter<LetterId> | undefined => bySlug.get(slug);
export const letterAtLawyer = (slug: string): Letter<LetterId> | undefined => byLawyerSlug.get(slug);

const byId = new Map<string, Letter>(letters.map((letter) => [letter.id, letter]));
export const letterOf = (id: string): Letter | undefined => byId.get(id);

const byType = new Map(
  applicationTypes.map((type) => [type, letters.filter((letter) => letter.appliesTo.includes(type))]),
);

/** One letter of a case: whether it is called for and what the applicant may do with it, each with its reason. */
export type DecidedLetter = {
  readonly letter: Letter;
  readonly requirement: Decision<RequirementLevel>;
  readonly permissions: Decision<readonly Permission[]>;
};

/** Every letter that exists for the type of the application, those that nothing calls for too. */
export function lettersOf(the: CaseReader): readonly DecidedLetter[] {
  const type = the.fresh().application("type");
  const ofType = type === undefined ? [] : (byType.get(type) ?? []);
  return ofType.map((letter) => ({
    letter,
    requirement: decide(letter.requirement, the),
    permissions: decide(letter.studentPermissions, the),
  }));
}
