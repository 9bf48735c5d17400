import { splitPath, type AnswerPath } from "@boreal/domain/caseFile/answers/answers";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Text } from "@boreal/domain/kernel/text";
import { differencesOf, prefillsOf } from "@boreal/domain/plan/assessmentPart";
import { flowOf, wholeFlow, type Section } from "@boreal/domain/questionnaire/flow";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { assess } from "@boreal/domain/questionnaire/progress";
import type { AskingStep, Prefilled, Step } from "@boreal/domain/questionnaire/step";
import type { FieldRefusal, StepState } from "@boreal/domain/questionnaire/stepState";
import { asPreparerReads } from "@boreal/domain/questionnaire/visit/asPreparerReads";
import { stepText } from "@boreal/domain/questionnaire/questionText";
import { askingSteps, stepsSetting, valueAt } from "../../case/answers/askedFields.ts";
import { givenAt, type AnswerEntry, type Given } from "./lines/given.ts";

/**
 * How a question stands. `empty`: may stay empty and does. `incomplete`: a part is missing. `wrong`: to be corrected.
 * `setAside`: answered, kept and not used, because other answers say that it does not concern the person (ADR 0056).
 */
type LineState = "answered" | "empty" | "open" | "incomplete" | "wrong" | "setAside" | "notAsked";

/** One question of the flow with all that is known of its answer. */
export type SheetLine = {
  readonly id: AnswerPath;
  /** Its number on the sheet: of the section and within it. The same for every case of the type. */
  readonly number: string;
  readonly step: AskingStep;
  /** The page that asks it. */
  readonly pageId: string;
  readonly question: Text;
  readonly state: LineState;
  readonly value: unknown;
  readonly refusals: readonly FieldRefusal[];
  /** Why it is not asked, or not used. */
  readonly because: readonly Text[];
  /** What Boreal filled in, and nobody has confirmed. */
  readonly prefilled: Prefilled | undefined;
  /** What a document says where it is something else than the answer. */
  readonly readOtherwise: Prefilled | undefined;
  /** Who gave what and when, newest first. */
  readonly given: readonly Given[];
};

export type SheetSection = { readonly section: Section; readonly number: number; readonly lines: readonly SheetLine[] };

/** An answer that no question of this flow asks for; kept from another version or kind of application. */
export type UnplacedAnswer = { readonly key: string; readonly value: unknown; readonly given: readonly Given[] };

export type Sheet = {
  readonly the: CaseReader;
  readonly sections: readonly SheetSection[];
  readonly unplaced: readonly UnplacedAnswer[];
};

/** Every question of the case's flow in its order, and what became of it. */
export function sheetOf(caseFile: CaseFile, entries: readonly AnswerEntry[], untold: readonly string[] = []): Sheet {
  const { type } = caseFile.application;
  const the = readerFor(caseFile);
  const assessment = assess(type, the);
  const states = new Map(assessment.states.map((state) => [state.id, state]));
  const prefills = new Map(prefillsOf(type, assessment, the).map((prefill) => [prefill.id, prefill]));
  const differences = new Map(differencesOf(type, assessment, the).map((each) => [each.step, each]));
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const line = (page: Step, step: AskingStep, number: string): SheetLine => {
    const state = states.get(step.id);
    const found = prefills.get(step.id);
    const other = differences.get(step.id);
    const standing = lineState(state);
    const hasReason = standing === "notAsked" || standing === "setAside";
    return {
      id: step.id,
      number,
      step: asPreparerReads(step, the),
      pageId: page.id,
      question: hasReason ? asPreparerReads(step, the).question : stepText(step, the),
      state: standing,
      value: valueAt(caseFile.answers, step.id),
      refusals: state?.refusals ?? [],
      because: hasReason ? (state?.decision.because ?? []) : [],
      prefilled: found && { value: found.value, origin: found.origin },
      readOtherwise: other && { value: other.read, origin: other.origin },
      given: givenAt(byKey.get(splitPath(step.id).key), step.id),
    };
  };
  const sections = flowOf(type).flatMap((section) => {
    const asked = section.steps.flatMap((page) =>
      askingSteps(page)
        .filter((step) => !untold.includes(step.id))
        .map((step) => [page, step] as const),
    );
    return asked.length === 0 ? [] : [{ section, asked }];
  });
  const keys = [...new Set([...entries.map(({ key }) => key), ...Object.keys(caseFile.answers)])];
  return {
    the,
    sections: sections.map(({ section, asked }, index) => ({
      section,
      number: index + 1,
      lines: asked.map(([page, step], at) => line(page, step, `${index + 1}.${at + 1}`)),
    })),
    unplaced: keys
      .filter((key) => stepsSetting(wholeFlow(type), key).length === 0)
      .map((key) => ({
        key,
        value: valueAt(caseFile.answers, key as AnswerPath),
        given: givenAt(byKey.get(key), key as AnswerPath),
      }))
      .filter(({ value, given }) => value !== undefined || given.length > 0),
  };
}

function lineState(state: StepState | undefined): LineState {
  if (!state) return "notAsked";
  if (state.setAside) return "setAside";
  if (state.decision.value === "skipped") return "notAsked";
  if (state.refusals.some(({ refusal }) => !refusal.isAdvice)) return "wrong";
  if (state.decision.value === "open") return state.given ? "incomplete" : "open";
  return state.given ? "answered" : "empty";
}
