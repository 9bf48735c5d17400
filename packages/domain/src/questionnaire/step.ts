import type { AnswerKey, AnswerPath } from "../caseFile/answers/answers.ts";
import type { AskedOfLife } from "../caseFile/lifeTopics.ts";
import type { PersonRole } from "../caseFile/personRole.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { CaseCondition } from "../caseFile/rule.ts";
import type { FillValue, Text } from "../kernel/text.ts";
import type { Choice, FieldDefinition, Needed as NeededOf } from "../fields/field.ts";
import type { Refusal } from "../kernel/validation.ts";
import type { AssessmentWarningId } from "../warnings/raiseForAnswers.ts";

/** What Boreal can fill in from what it knows, for the person to check; `origin` says where it is from. */
export type Prefilled = { readonly value: unknown; readonly origin: Text; readonly readIn?: ReadIn };
/** The value of a document from which something is filled in: its page, the file, and the name of the value in it. */
export type ReadIn = { readonly page: PageSlug; readonly fileId: string; readonly field: string };
export type Prefill = (the: CaseReader) => Prefilled | undefined;

export type Needed = NeededOf<CaseReader>;
export type QuestionChoice = Choice<CaseReader>;

/** One input: a question of its own, a member of a group, or a field of a list's rows. */
export interface Field extends FieldDefinition<CaseReader> {
  readonly id: string;
  readonly question: Text;
  readonly whyWeAsk?: Text;
  /** Few enough to be written down: what is offered now is said by each. */
  readonly choices?: readonly QuestionChoice[];
  /** Of a country, countries or a province: only these may be chosen now, such as the countries of the passports held. */
  readonly among?: (the: CaseReader) => readonly string[];
  /** Other wordings of the question; the first whose condition holds is asked. */
  readonly wordings?: readonly { readonly when: CaseCondition; readonly question: Text }[];
  /** What the placeholders of the wordings stand for now, such as an amount of a dated table. */
  readonly wordingValues?: (the: CaseReader) => Readonly<Record<string, FillValue>>;
  /** Of a text: values to choose from where they are known. Others may be typed all the same, for no list is ever whole. */
  readonly knownValues?: (the: CaseReader) => readonly string[];
  /** A list that explains the question, such as the medical fields of work. */
  readonly helpList?: readonly Text[];
  readonly prefill?: Prefill;
  readonly needed: Needed;
  /** Said instead of the usual sentence when the choice is not offered now. */
  readonly whenNotOffered?: Refusal;
}

/** A question as the person reads it whom it is about. What names nobody is left out and stays as it is. */
export type OwnWords = {
  readonly question: Text;
  readonly hint?: Text;
  readonly whyWeAsk?: Text;
  readonly footer?: Text;
  /** Choices that name the person whom the step is about. */
  readonly choices?: readonly QuestionChoice[];
  /** In place of all wordings of the question. */
  readonly wordings?: NonNullable<Field["wordings"]>;
  readonly whenMissing?: Refusal;
  readonly whenNotOffered?: Refusal;
};

/** People other than the applicant who may read the questions about themselves. */
type AnswersThemselves = Extract<PersonRole, "spouse" | "host">;

/** For whom a step is. One about the spouse or host is worded twice: to them, and to somebody else; of a visit, where it names the visitor. */
export type Whom =
  | { readonly person: AnswersThemselves; readonly toThemselves: OwnWords }
  | { readonly person: "visitor"; readonly toThemselves?: OwnWords }
  | { readonly person: Exclude<PersonRole, AnswersThemselves | "visitor">; readonly toThemselves?: never };

interface StepBase {
  readonly id: string;
  readonly person: PersonRole;
  /** As it is put to the applicant. Of a spouse or host step: to somebody else than that person. */
  readonly question: Text;
  /** In the flow of a visit: about the visitor, who may be somebody else than who prepares it, and may be invited to answer. */
  readonly ofVisitor?: true;
  /** The words for the person whom the step is about, where they read it themselves (ownWords.ts). */
  readonly toThemselves?: OwnWords;
  readonly hint?: Text;
  readonly whyWeAsk?: Text;
  /** Where to write with confidential questions; `{email}` is the office's address, and without one nothing is shown. */
  readonly contact?: Text;
  readonly shown?: CaseCondition;
  /** Document 3 section 4.1: skipped when this holds and the step is not answered. */
  readonly skipped?: CaseCondition;
  /** The words of the button that brings a skipped question onto its page all the same: nobody is answered for. */
  readonly inReach?: Text;
  readonly warnings?: readonly AssessmentWarningId[];
  /** Of the applicant's own pages: parts of their life at whose subject this page is. */
  readonly alsoAsks?: readonly AskedOfLife[];
}

/** One question that sets one answer, or one part of it (`medicalTb.hasTb`); the step has the answer's path as its id. */
export interface QuestionStep extends StepBase, Field {
  readonly type: "question";
  readonly id: AnswerPath;
}

/** One answer with several inputs, such as an address or a name; the answer is the object. */
export interface CompositeStep extends StepBase {
  readonly type: "composite";
  readonly id: AnswerKey;
  readonly look: "address" | "fields";
  readonly needed: Needed;
  readonly fields: readonly Field[];
  readonly prefill?: Prefill;
  readonly whenMissing?: Refusal;
}

export type AskingStep = QuestionStep | ListStep | CompositeStep;

/** Several questions on one page. */
export interface GroupStep extends StepBase {
  readonly type: "group";
  readonly members: readonly AskingStep[];
  /** While this holds the group does not count as answered: the condition of a blocking warning (document 3 section 4.1). */
  readonly blockedWhen?: CaseCondition;
}

/** Repeating rows, each with the same fields; the answer is the list. */
export interface ListStep extends StepBase {
  readonly type: "list";
  readonly id: AnswerKey;
  readonly needed: Needed;
  readonly rowName: Text;
  /** The part of a row that holds a number of its own, which it keeps when others are taken out; without it, rows are known by their place. */
  readonly numberedBy?: string;
  readonly fields: readonly Field[];
  /** How many rows there must be and may be; `exactly` when another answer fixes the number. */
  readonly rows: (the: CaseReader) => { readonly least: number; readonly most: number };
  readonly prefill?: Prefill;
  readonly whenMissing?: Refusal;
}

/** A full page without a question. `leadsTo`: where its button goes; without it, to the next page of the flow. */
export interface BreakpointStep extends StepBase {
  readonly type: "breakpoint";
  readonly button: Text;
  readonly backButton: boolean;
  /** Its title says that the end is near: it is the title where that is so, and what is left where it is not. */
  readonly saysEndIsNear?: true;
  readonly leadsTo?: "vault" | "plan";
}

/** A page that explains what comes next, or that nothing has to be done. */
export interface IntroStep extends StepBase {
  readonly type: "intro";
  readonly footer?: Text;
}

/** A page that offers a shortcut to another part of the application and may be passed over ("app-hub-step"). */
export interface HubStep extends StepBase {
  readonly type: "hub";
  readonly open: Text;
  readonly skip: Text;
}

/** A statement to agree to before going on ("modal"); sets a fact of the application, not an answer. */
export interface AgreementStep extends StepBase {
  readonly type: "agreement";
  readonly fact: "agreedToDisclaimer";
  readonly agree: Text;
  readonly disagree: Text;
}

/** Two answers that contradict each other, shown with two buttons; not blocking. */
export interface WarningStep extends StepBase {
  readonly type: "warning";
  readonly warnings: readonly AssessmentWarningId[];
  readonly confirm: Text;
  readonly resolve: Text;
  /** Where `resolve` leads. */
  readonly resolveAt: string;
}

/** The page that lists every answer with a way to change it. */
export interface ReviewStep extends StepBase {
  readonly type: "review";
}

export type Step =
  | QuestionStep
  | CompositeStep
  | GroupStep
  | ListStep
  | AgreementStep
  | BreakpointStep
  | IntroStep
  | HubStep
  | WarningStep
  | ReviewStep;

const maker =
  <S extends Step>(type: S["type"]) =>
  (step: Omit<S, "type" | keyof Whom> & Whom): S => {
    const whole: object = { type, ...step };
    return whole as S;
  };

export const question = maker<QuestionStep>("question");
export const composite = maker<CompositeStep>("composite");
export const group = maker<GroupStep>("group");
export const list = maker<ListStep>("list");
export const breakpoint = maker<BreakpointStep>("breakpoint");
export const intro = maker<IntroStep>("intro");
export const hub = maker<HubStep>("hub");
export const agreement = maker<AgreementStep>("agreement");
export const contradiction = maker<WarningStep>("warning");
export const review = maker<ReviewStep>("review");
