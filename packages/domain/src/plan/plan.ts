import { planFormat, type PlannedRefusal, type Plan } from "./planned.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { everyDeadline } from "../deadlines/deadlines.ts";
import type { EligibilityResult } from "../eligibility/eligibility.ts";
import { toldFirst } from "../eligibility/canadianCitizen.ts";
import { feesOf } from "../fees/fees.ts";
import { formsOf } from "../forms/forms.ts";
import { fundsOf } from "../funds/funds.ts";
import { lettersOf } from "../letters/letters.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { assess } from "../questionnaire/progress.ts";
import type { Assessment } from "../questionnaire/stepsProgress.ts";
import { readinessOf } from "../review/readiness.ts";
import { decideVault } from "../vault/decideSlots.ts";
import { isLetterOver } from "../vault/overSlots.ts";
import { pagesOf } from "../vault/pages.ts";
import { assessmentPart } from "./assessmentPart.ts";
import { eligibilityPart } from "./eligibilityPart.ts";
import { unreadValues } from "./unreadValues.ts";
import { verdictOf } from "./verdict.ts";
import { documentWarningsOf, plannedSlot, slotsToReplace, withNotCounted, withoutWeightOnceOver } from "./vaultPart.ts";
import { whyOf, type Why } from "../kernel/why.ts";

export const rulesVersion = "2026.11.1";

export type { EligibilityResult, Why };

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
