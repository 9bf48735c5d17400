import type { CaseFile } from '../caseFile/caseFile.ts';
import type { PersonRole } from '../caseFile/personRole.ts';
import type { CaseReader } from '../caseFile/reader.ts';
import { readerFor } from '../questionnaire/inUse.ts';
import { biometricsDeadlines } from '../deadlines/biometrics.ts';
import type { IsoDate } from '../kernel/calendarDate.ts';
import type { Decision } from '../kernel/decision.ts';
import type { Text } from '../kernel/text.ts';
import type { Source } from '../kernel/trace.ts';
import { stepsOf } from '../questionnaire/flow.ts';
import { assess, type Progress } from '../questionnaire/progress.ts';
import type { State } from '../questionnaire/stepState.ts';
import { readinessOf, type Readiness } from '../review/readiness.ts';
import { decideSlots, type DecidedSlot } from '../vault/decideSlots.ts';
import type { Permission, Phase, RequirementLevel } from '../vault/page.ts';
import { pageOf, pagesFor } from '../vault/pages.ts';
import { raiseForAnswers, raiseForDocument, type Raised } from '../warnings/raise.ts';
import { documentWarningIds, type WarningId } from '../warnings/warningIds.ts';

export const planFormat = 'boreal-plan/1';
export const rulesVersion = '2026.11.1';

/** Why a line of the plan is as it is: the decision without its value. */
export type Why = {
  readonly because: readonly Text[];
  readonly decidedBy: string;
  readonly restsOn: readonly string[];
  readonly missing: readonly string[];
  readonly sources: readonly Source[];
};

const eligibilityResults = [
  'insideCanada', 'iec', 'pgwp', 'spouseOpenWorkPermit', 'superVisa', 'bowp', 'custodian', 'legalAge', 'studyPermitExemption',
] as const;
export type EligibilityResult = (typeof eligibilityResults)[number];

/** The plan format has these lines from the start; a subject that is not built says so and never guesses. */
const notComputed: Why = {
  because: [{ en: 'this version of Boreal does not work this out yet', fr: 'cette version de Boreal ne le calcule pas encore' }],
  decidedBy: 'plan.notBuilt',
  restsOn: [],
  missing: [],
  sources: [],
};

export type PlannedStep = { readonly id: string; readonly state: State; readonly group?: string; readonly why: Why };
export type PlannedSlot = {
  readonly page: string;
  readonly slot: string;
  readonly person: string;
  readonly childNumber?: number;
  readonly requirement: RequirementLevel;
  readonly permissions: readonly Permission[];
  readonly phase: Phase;
  readonly why: Why;
};
export type PlannedWarning = {
  readonly id: WarningId;
  readonly blocking: boolean;
  readonly popUp: boolean;
  readonly fileId?: string;
  readonly slot?: string;
  readonly why: Why;
};
export type PlannedDeadline = { readonly id: string; readonly title: Text; readonly date: IsoDate | null; readonly why: Why };

/** An answer that is kept but not used, because other answers now say that its question does not concern the person. */
export type SetAside = { readonly id: string; readonly why: Why };
/** What an open step can be filled in with; nothing rests on it until the person has confirmed it. */
export type PlannedPrefill = { readonly id: string; readonly value: unknown; readonly origin: Text; readonly why: Why };

/** A result of the eligibility helpers. `value` null: it does not concern this application, or is not known. */
export type PlannedEligibility = { readonly value: string | null; readonly message?: Text; readonly why: Why };

/** Canadian dollars. `amount` null: no row of a table holds on the date, or an answer is missing; never a guess. */
export type PlannedFundLine = { readonly id: string; readonly title: Text; readonly amount: number | null; readonly why: Why };
export type PlannedAccount = { readonly id: string; readonly title: Text; readonly amount: number | null; readonly fileId?: string };
export type PlannedFunds = {
  readonly required: { readonly amount: number | null; readonly lines: readonly PlannedFundLine[]; readonly why: Why };
  readonly available: { readonly amount: number | null; readonly accounts: readonly PlannedAccount[]; readonly why: Why };
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
  readonly why: Why;
};
export type PlannedLetter = {
  readonly id: string;
  readonly title: Text;
  readonly requirement: RequirementLevel;
  readonly permissions: readonly Permission[];
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
  readonly refusals: readonly { readonly path: string; readonly code: string; readonly text: Text }[];
  readonly assessment: {
    readonly progress: Progress;
    readonly next: string | null;
    readonly steps: readonly PlannedStep[];
    readonly warnings: readonly PlannedWarning[];
    readonly setAside: readonly SetAside[];
    readonly prefills: readonly PlannedPrefill[];
  };
  readonly vault: readonly PlannedSlot[];
  readonly warnings: readonly PlannedWarning[];
  readonly letters: readonly PlannedLetter[];
  readonly forms: readonly PlannedForm[];
  readonly eligibility: Readonly<Record<EligibilityResult, PlannedEligibility>>;
  readonly funds: PlannedFunds;
  readonly fees: readonly PlannedFee[];
  readonly deadlines: readonly PlannedDeadline[];
  readonly readiness: Readiness;
};

const whyOf = <T>({ because, decidedBy, restsOn, missing, sources }: Decision<T>): Why => ({ because, decidedBy, restsOn, missing, sources });

const ratioOf = (progress: Progress): Progress => ({ ...progress, ratio: Math.round(progress.ratio * 1000) / 1000 });

/** Gathers; it decides nothing. Each line comes from its catalogue with its reason. */
export function computePlan(caseFile: CaseFile): Plan {
  const the = readerFor(caseFile);
  const { type } = caseFile.application;
  const assessment = assess(type, the);
  const slots = pagesFor(type).flatMap((page) => decideSlots(page, the));
  const named = new Set<WarningId>(stepsOf(type).flatMap((step) => step.warnings ?? []));
  const answerWarnings = raiseForAnswers(the, named);
  const warnings = documentWarningsOf(caseFile, the);
  return {
    format: planFormat,
    rulesVersion,
    today: caseFile.today,
    refusals: assessment.states.flatMap((state) => state.refusals.map(({ path, refusal }) => ({ path, code: refusal.code, text: refusal.text }))),
    assessment: {
      progress: ratioOf(assessment.progress),
      next: assessment.next,
      steps: assessment.states.map(({ id, group, decision }) => ({
        id,
        state: decision.value,
        ...(group === undefined ? {} : { group }),
        why: whyOf(decision),
      })),
      warnings: answerWarnings.map((raised) => plannedWarning(raised)),
      setAside: [],
      prefills: [],
    },
    vault: slots.map(plannedSlot),
    warnings,
    letters: [],
    forms: [],
    eligibility: Object.fromEntries(eligibilityResults.map((id) => [id, { value: null, why: notComputed }])) as Plan['eligibility'],
    funds: {
      required: { amount: null, lines: [], why: notComputed },
      available: { amount: null, accounts: [], why: notComputed },
      shortfall: null,
      hostIncome: { amount: null, why: notComputed },
    },
    fees: [],
    deadlines: biometricsDeadlines(the).map(({ id, title, decision }) => ({ id, title, date: decision.value, why: whyOf(decision) })),
    readiness: readinessOf(the, { next: assessment.next, slots, warnings }),
  };
}

const plannedSlot = ({ page, slot, childNumber, requirement, permissions }: DecidedSlot): PlannedSlot => ({
  page: page.slug,
  slot: slot.id,
  person: page.person,
  ...(childNumber === undefined ? {} : { childNumber }),
  requirement: requirement.value,
  permissions: permissions.value,
  phase: page.phase,
  why: whyOf(requirement),
});

const plannedWarning = ({ warning, decision }: Raised, of?: { fileId: string; slot: string }): PlannedWarning => ({
  id: warning.id,
  blocking: warning.isBlocking,
  popUp: warning.isPopUp,
  ...of,
  why: whyOf(decision),
});

function documentWarningsOf(caseFile: CaseFile, the: CaseReader): readonly PlannedWarning[] {
  return caseFile.documents
    .filter((document) => !document.deletedAt)
    .flatMap((document) => {
      const page = pageOf(document.documentId);
      const slot = page?.slots.find(({ id }) => id === document.slotId) ?? page?.slots[0];
      const potential = slot ? slot.potentialWarnings.filter((id) => documentWarningIds.some((known) => known === id)) : documentWarningIds;
      return raiseForDocument(the, document, potential as typeof documentWarningIds, slot?.documentTypes ?? []).map((raised) =>
        plannedWarning(raised, { fileId: document.fileId, slot: slot?.id ?? document.slotId ?? '' }),
      );
    });
}
