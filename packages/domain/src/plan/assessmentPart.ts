import type { ApplicationType } from '../caseFile/application.ts';
import type { CaseReader } from '../caseFile/reader.ts';
import { decisionFrom } from '../kernel/decision.ts';
import { asksOnlyPart, stepsOf } from '../questionnaire/flow.ts';
import type { Assessment, Progress } from '../questionnaire/progress.ts';
import type { AskingStep, Step } from '../questionnaire/step.ts';
import { raiseForAnswers } from '../warnings/raiseForAnswers.ts';
import type { WarningId } from '../warnings/warningIds.ts';
import type { Plan, PlannedPrefill } from './plan.ts';
import { plannedWarning } from './vaultPart.ts';
import { whyOf } from './why.ts';

/** The questionnaire as a part of the plan. */

const ratioOf = (progress: Progress): Progress => ({ ...progress, ratio: Math.round(progress.ratio * 1000) / 1000 });

type OfFlow = { readonly groups: ReadonlySet<string>; readonly warnings: ReadonlySet<WarningId>; readonly prefilled: ReadonlyMap<string, AskingStep> };
const ofFlows = new Map<ApplicationType, OfFlow>();

const membersOf = (step: Step): readonly AskingStep[] =>
  step.type === 'group' ? step.members : step.type === 'question' || step.type === 'list' || step.type === 'composite' ? [step] : [];

/** What does not depend on the case: which warnings the flow's steps name, and which steps can be filled in. */
function ofFlow(type: ApplicationType): OfFlow {
  const known = ofFlows.get(type);
  if (known) return known;
  const steps = stepsOf(type);
  const groups = new Set<string>();
  const warnings = new Set<WarningId>();
  const ofMembers: WarningId[] = [];
  const prefilled = new Map<string, AskingStep>();
  steps.forEach((step) => {
    if (step.type === 'group') groups.add(step.id);
    step.warnings?.forEach((warning) => warnings.add(warning));
    membersOf(step).forEach((member) => {
      if (member.warnings) ofMembers.push(...member.warnings);
      if (member.prefill) prefilled.set(member.id, member);
    });
  });
  ofMembers.forEach((warning) => warnings.add(warning));
  const found = { groups, warnings, prefilled };
  ofFlows.set(type, found);
  return found;
}

/** Steps that are open, or may stay empty and are, and can be filled in from what is known. */
export function prefillsOf(type: ApplicationType, { states }: Assessment, the: CaseReader): readonly PlannedPrefill[] {
  const { prefilled } = ofFlow(type);
  const prefills: PlannedPrefill[] = [];
  for (const { id, given, decision } of states) {
    const step = given || decision.value === 'skipped' ? undefined : prefilled.get(id);
    if (!step?.prefill) continue;
    const reader = the.fresh();
    const found = step.prefill(reader);
    if (!found) continue;
    const why = decisionFrom(reader, { value: found.value, because: [found.origin], decidedBy: `prefill.${id}` });
    prefills.push({ id, value: found.value, origin: found.origin, why: whyOf(why) });
  }
  return prefills;
}

export function assessmentPart(type: ApplicationType, assessment: Assessment, the: CaseReader): Plan['assessment'] {
  const { groups, warnings } = ofFlow(type);
  return {
    ...(asksOnlyPart(type) ? { asksOnlyPart: true } : {}),
    progress: ratioOf(assessment.progress),
    next: assessment.next,
    steps: assessment.states.map(({ id, group, decision }) =>
      group === undefined ? { id, state: decision.value, why: whyOf(decision) } : { id, state: decision.value, group, why: whyOf(decision) },
    ),
    warnings: raiseForAnswers(the, warnings).map((raised) => plannedWarning(raised)),
    setAside: assessment.states.filter((state) => state.setAside && !groups.has(state.id)).map(({ id, decision }) => ({ id, why: whyOf(decision) })),
    prefills: prefillsOf(type, assessment, the),
  };
}
