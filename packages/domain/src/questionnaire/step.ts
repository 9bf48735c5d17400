import type { AnswerKey } from '../caseFile/answers/answers.ts';
import type { PersonRole } from '../caseFile/personRole.ts';
import type { CaseReader } from '../caseFile/reader.ts';
import type { CaseCondition } from '../caseFile/rule.ts';
import type { Text } from '../kernel/text.ts';
import type { FieldCheck, Refusal } from '../kernel/validation.ts';
import type { AssessmentWarningId } from '../warnings/warningIds.ts';

/** How one answer is asked for. `country` and `countries` are chosen from the list of countries. */
export type QuestionKind = 'radio' | 'dropdown' | 'boolean' | 'date' | 'month' | 'text' | 'multiline' | 'number' | 'country' | 'countries';

export type Option = { readonly value: string | number; readonly label: Text };

/** `never`: may be left empty. A condition: the answer is needed while it holds. */
export type Needed = 'always' | 'never' | CaseCondition;

export type ValueCheck = FieldCheck<CaseReader, unknown>;

/** One input: a question of its own, a member of a group, or a field of a list's rows. */
export interface Field {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly question: Text;
  readonly hint?: Text;
  readonly whyWeAsk?: Text;
  readonly options?: readonly Option[];
  readonly needed: Needed;
  readonly shown?: CaseCondition;
  readonly checks?: readonly ValueCheck[];
  /** Said instead of the usual sentence when a needed answer is missing. */
  readonly whenMissing?: Refusal;
}

interface StepBase {
  readonly id: string;
  readonly person: PersonRole;
  readonly question: Text;
  readonly hint?: Text;
  readonly whyWeAsk?: Text;
  readonly shown?: CaseCondition;
  /** Document 3 section 4.1: skipped when this holds and the step is not answered. */
  readonly skipped?: CaseCondition;
  readonly warnings?: readonly AssessmentWarningId[];
}

/** One question that sets one answer; the step has the answer's key as its id. */
export interface QuestionStep extends StepBase, Field {
  readonly type: 'question';
  readonly id: AnswerKey;
}

/** Several questions on one page. */
export interface GroupStep extends StepBase {
  readonly type: 'group';
  readonly members: readonly (QuestionStep | ListStep)[];
}

/** Repeating rows, each with the same fields; the answer is the list. */
export interface ListStep extends StepBase {
  readonly type: 'list';
  readonly id: AnswerKey;
  readonly needed: Needed;
  readonly rowName: Text;
  readonly fields: readonly Field[];
  /** How many rows there must be and may be; `exactly` when another answer fixes the number. */
  readonly rows: (the: CaseReader) => { readonly least: number; readonly most: number };
  readonly whenMissing?: Refusal;
}

/** A full page without a question. */
export interface BreakpointStep extends StepBase {
  readonly type: 'breakpoint';
  readonly button: Text;
  readonly backButton: boolean;
}

/** Two answers that contradict each other, shown with two buttons; not blocking. */
export interface WarningStep extends StepBase {
  readonly type: 'warning';
  readonly warnings: readonly AssessmentWarningId[];
  readonly confirm: Text;
  readonly resolve: Text;
  /** Where `resolve` leads. */
  readonly resolveAt: string;
}

/** The page that lists every answer with a way to change it. */
export interface ReviewStep extends StepBase {
  readonly type: 'review';
}

export type Step = QuestionStep | GroupStep | ListStep | BreakpointStep | WarningStep | ReviewStep;

export const question = (step: Omit<QuestionStep, 'type'>): QuestionStep => ({ type: 'question', ...step });
export const group = (step: Omit<GroupStep, 'type'>): GroupStep => ({ type: 'group', ...step });
export const list = (step: Omit<ListStep, 'type'>): ListStep => ({ type: 'list', ...step });
export const breakpoint = (step: Omit<BreakpointStep, 'type'>): BreakpointStep => ({ type: 'breakpoint', ...step });
export const contradiction = (step: Omit<WarningStep, 'type'>): WarningStep => ({ type: 'warning', ...step });
export const review = (step: Omit<ReviewStep, 'type'>): ReviewStep => ({ type: 'review', ...step });
