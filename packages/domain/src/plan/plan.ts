import type { CaseFile } from "../caseFile/caseFile.ts";
import type { PersonRole } from "../caseFile/personRole.ts";
import type { DoneAt } from "../deadlines/deadline.ts";
import { everyDeadline } from "../deadlines/deadlines.ts";
import type { EligibilityResult, EligibilityValue, ExpressEntryParts } from "../eligibility/eligibility.ts";
import { toldFirst } from "../eligibility/canadianCitizen.ts";
import { feesOf } from "../fees/fees.ts";
import { formsOf } from "../forms/forms.ts";
import type { FundAccount } from "../funds/available.ts";
import { fundsOf } from "../funds/funds.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import type { Text } from "../kernel/text.ts";
import type { IecProgramme } from "../lists/youthMobility/iecProgrammes.ts";
import { lettersOf } from "../letters/letters.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { assess } from "../questionnaire/progress.ts";
import type { Assessment, Progress } from "../questionnaire/stepsProgress.ts";
import type { State } from "../questionnaire/stepState.ts";
import { readinessOf, type Readiness } from "../review/readiness.ts";
import { decideVault } from "../vault/decideSlots.ts";
import type { Permission, Phase, RequirementLevel } from "../vault/page.ts";
import { isLetterOver } from "../vault/overSlots.ts";
import { pagesOf } from "../vault/pages.ts";
import type { WarningId } from "../warnings/warningIds.ts";
import { assessmentPart } from "./assessmentPart.ts";
import { eligibilityPart } from "./eligibilityPart.ts";
import { unreadValues, type PlannedUnread } from "./unreadValues.ts";
import { verdictOf, type Verdict } from "./verdict.ts";
import { documentWarningsOf, plannedSlot, slotsToReplace, withNotCounted, withoutWeightOnceOver } from "./vaultPart.ts";
import { whyOf, type Why } from "../kernel/why.ts";

export const planFormat = "boreal-plan/1";
export const rulesVersion = "2026.11.1";

export type { EligibilityResult, Why };

export type PlannedStep = { readonly id: string; readonly state: State; readonly group?: string; readonly why: Why };
export type PlannedSlot = {
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber?: number;
  readonly requirement: RequirementLevel;
  readonly permissions: readonly Permission[];
  readonly phase: Phase;
  /** The person says not to have this document. */
  readonly saidNotAvailable?: true;
  /** The legal team returned a file that lies here, and nothing else came since. */
  readonly toReplace?: true;
  /** Nothing is to do there any more: its time is over, and nobody asks for it anew. */
  readonly isOver?: true;
  /** Files that lie here and count for nothing yet: in the name of somebody else, or with a fault that has to be mended first. */
  readonly notCounted?: readonly string[];
  /** The request of an authority by which it is required, in `authorityRequests` of the case. */
  readonly askedBy?: string;
  readonly why: Why;
};
export type PlannedWarning = {
  readonly id: WarningId;
  readonly blocking: boolean;
  readonly popUp: boolean;
  readonly fileId?: string;
  readonly slot?: string;
  /** The lawyer’s decision that overrides it, in `lawyerWords` of the case. Without it the warning would block. */
  readonly overriddenBy?: string;
  /** The applicant can do no more about it: it blocks until the legal team has looked at it, but does not delay the review. */
  readonly forLawyer?: true;
  readonly why: Why;
};
export type PlannedDeadline = {
  readonly id: string;
  readonly title: Text;
  readonly date: IsoDate | null;
  /** The document that sets the day. */
  readonly fileId?: string;
  /** The page of the vault on which a person shows that it is done. */
  readonly doneAt?: DoneAt;
  readonly why: Why;
};

/** A refusal of a value. `advice`: the value is accepted, the sentence says what follows from it, and nothing has to be corrected. */
export type PlannedRefusal = {
  readonly path: string;
  readonly code: string;
  readonly text: Text;
  readonly advice?: true;
};

/** An answer that is kept but not used, because other answers now say that its question does not concern the person. */
export type SetAside = { readonly id: string; readonly why: Why };
/** What an open step can be filled in with; nothing rests on it until the person has confirmed it. */
export type PlannedPrefill = { readonly id: string; readonly value: unknown; readonly origin: Text; readonly why: Why };

/** An answer of which a document says something else, until one of them is changed or the answer is said to be right (ADR 0169). */
export type PlannedDifference = {
  /** `readOtherwise.` and the question. */
  readonly id: string;
  readonly step: string;
  readonly read: unknown;
  readonly origin: Text;
  /** The page of the document, its file, and the name of the value in it. */
  readonly page: string;
  readonly fileId: string;
  readonly field: string;
  readonly why: Why;
};

/** A result of the eligibility helpers. `value` null: it does not concern this application, or is not known. */
export type PlannedEligibility = {
  readonly value: EligibilityValue;
  readonly message?: Text;
  /** Of youth mobility: the categories that are offered now. */
  readonly programmes?: readonly IecProgramme[];
  /** Of youth mobility: every category with its reason. */
  readonly categories?: readonly PlannedCategory[];
  readonly why: Why;
} & Partial<ExpressEntryParts>;
/** A category of youth mobility. `offered` null: not known yet. */
export type PlannedCategory = {
  readonly programme: IecProgramme;
  readonly name: Text;
  readonly offered: boolean | null;
  readonly message?: Text;
  readonly why: Why;
};

/** Canadian dollars. `amount` null: no row of a table holds on the date, or an answer is missing; never a guess. */
export type PlannedFundLine = {
  readonly id: string;
  readonly title: Text;
  readonly amount: number | null;
  readonly why: Why;
};
export type PlannedAccount = FundAccount;
export type PlannedFunds = {
  readonly required: { readonly amount: number | null; readonly lines: readonly PlannedFundLine[]; readonly why: Why };
  readonly available: {
    readonly amount: number | null;
    readonly accounts: readonly PlannedAccount[];
    /** Accounts that a person took out of the count. */
    readonly takenOut: readonly Pick<PlannedAccount, "id" | "title" | "fileId" | "account">[];
    readonly why: Why;
  };
  /** Required less available, 0 when there is enough; null while one of the two is not known. */
  readonly shortfall: number | null;
  readonly hostIncome: { readonly amount: number | null; readonly why: Why };
};

export type PlannedFee = {
  readonly id: string;
  readonly title: Text;
  readonly person: PersonRole;
  readonly childNumber?: number;
  readonly amount: number | null;
  /** Somebody else than the applicant pays it. */
  readonly paidBy?: "employer";
  readonly why: Why;
};
export type PlannedLetter = {
  readonly id: string;
  readonly title: Text;
  readonly requirement: RequirementLevel;
  readonly permissions: readonly Permission[];
  /** Nobody writes it any more: the application was sent without it, or is closed. */
  readonly isOver?: true;
  readonly why: Why;
};
export type PlannedForm = {
  readonly id: string;
  readonly title: Text;
  readonly person: PersonRole;
  readonly childNumber?: number;
  readonly applies: boolean;
  readonly why: Why;
};

/** Everything that follows from a case, in the outside form `boreal-plan/1`. Subjects not built yet are empty. */
export type Plan = {
  readonly format: typeof planFormat;
  readonly rulesVersion: string;
  readonly today: IsoDate;
  readonly notNeeded?: { readonly text: Text; readonly why: Why };
  /** Nothing once the application was sent. */
  readonly verdict?: Verdict;
  readonly refusals: readonly PlannedRefusal[];
  readonly assessment: {
    /** Some questions of this type of application do not exist yet, so the plan is incomplete too. */
    readonly asksOnlyPart?: true;
    readonly progress: Progress;
    readonly next: string | null;
    readonly steps: readonly PlannedStep[];
    readonly warnings: readonly PlannedWarning[];
    readonly setAside: readonly SetAside[];
    readonly prefills: readonly PlannedPrefill[];
    readonly differences: readonly PlannedDifference[];
  };
  readonly vault: readonly PlannedSlot[];
  readonly warnings: readonly PlannedWarning[];
  /** Nothing where all was found. */
  readonly unread?: readonly PlannedUnread[];
  readonly letters: readonly PlannedLetter[];
  readonly forms: readonly PlannedForm[];
  readonly eligibility: Readonly<Record<EligibilityResult, PlannedEligibility>>;
  readonly funds: PlannedFunds;
  readonly fees: readonly PlannedFee[];
  readonly deadlines: readonly PlannedDeadline[];
  readonly readiness: Readiness;
};

/** What a plan says beside the slots of the vault and whether the case is ready. */
export type PlanBesideVault = Omit<Plan, "format" | "vault" | "readiness">;

/** Collects: each line comes from its catalogue, with its reason; the verdict follows from all of them. */
export function computePlan(caseFile: CaseFile): Plan {
  const the = readerFor(caseFile);
  const { type } = caseFile.application;
  const assessment = assess(type, the);
  const slots = decideVault(pagesOf(type, the), the);
  const toReplace = slotsToReplace(caseFile, the, slots);
  const listed = slots.map((slot) => plannedSlot(slot, caseFile, toReplace));
  const warnings = withoutWeightOnceOver(documentWarningsOf(caseFile, the), caseFile, listed);
  const vault = withNotCounted(listed, warnings, the);
  const ofAssessment = assessmentPart(type, assessment, the);
  const fundsNow = fundsOf(the);
  const unread = unreadValues(the, { vault, funds: fundsNow });
  const ofAnswers = withoutWeightOnceOver(ofAssessment.warnings, caseFile, vault);
  const plan: Omit<Plan, "verdict"> = {
    format: planFormat,
    rulesVersion,
    today: caseFile.today,
    ...toldFirst(the),
    refusals: refusalsOf(assessment),
    assessment: { ...ofAssessment, warnings: ofAnswers },
    vault,
    warnings,
    ...(unread.length > 0 ? { unread } : {}),
    letters: lettersOf(the).map(({ letter, requirement, permissions }) => ({
      id: letter.id,
      title: letter.name,
      requirement: requirement.value,
      permissions: permissions.value,
      ...(isLetterOver(requirement, caseFile.application) ? { isOver: true as const } : {}),
      why: whyOf(requirement),
    })),
    forms: formsOf(the).map(({ form, person, childNumber, decision }) => ({
      id: form.id,
      title: form.title,
      person,
      ...(childNumber === undefined ? {} : { childNumber }),
      applies: decision.value,
      why: whyOf(decision),
    })),
    eligibility: eligibilityPart(the),
    funds: fundsNow,
    fees: feesOf(the).map(({ decision, ...fee }) => ({ ...fee, amount: decision.value, why: whyOf(decision) })),
    deadlines: everyDeadline(the).map(({ id, title, decision, fileId, doneAt }) => ({
      id,
      title,
      date: decision.value,
      ...(fileId === undefined ? {} : { fileId }),
      ...(doneAt === undefined ? {} : { doneAt }),
      why: whyOf(decision),
    })),
    readiness: readinessOf(the, {
      next: assessment.next,
      slots,
      warnings: [...ofAnswers, ...warnings],
      unsorted: caseFile.unsortedDocuments,
    }),
  };
  const verdict = verdictOf(plan, the);
  return { ...plan, ...(verdict ? { verdict } : {}) };
}

const refusalsOf = ({ states }: Assessment): readonly PlannedRefusal[] =>
  states
    .flatMap(({ refusals }) => refusals)
    .map(({ path, refusal: { code, text, isAdvice } }) => ({
      path,
      code,
      text,
      ...(isAdvice ? { advice: true } : {}),
    }));
