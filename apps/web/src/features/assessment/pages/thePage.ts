import { splitPath } from "@boreal/domain/caseFile/answers/answers";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { Text } from "@boreal/domain/kernel/text";
import { prefilledFor } from "@boreal/domain/questionnaire/application/prefilled";
import type { AskingStep, Field, Prefilled, Step } from "@boreal/domain/questionnaire/step";
import { useMemo } from "react";
import {
  askedOn,
  askedWithin,
  askingSteps,
  inReachOn,
  valueAt,
  wholeWith,
  type Row,
} from "../../../case/answers/askedFields.ts";
import { readerOf, type Questions } from "../../../case/flow/questions.ts";
import type { SheetView } from "../../../case/saving/answerSheet.ts";
import { answerPath, partPath, rowPath } from "../questions/controlIds.ts";
import { withAnswers } from "./pageFields.ts";
import type { Standing } from "../questions/questionnaire.ts";
import type { Answers } from "../saving/useAnswers.ts";

/** What stands on a page: the answers, and what Boreal filled in for the person to check. */
export type ThePage = {
  readonly questions: Questions;
  readonly step: Step;
  /** With what stands on the screen, filled in or given. */
  readonly caseFile: CaseFile;
  readonly the: CaseReader;
  /** The questions that are on the page now. */
  readonly asked: readonly AskingStep[];
  /** Skipped questions that the person may fetch onto the page. */
  readonly inReach: readonly AskingStep[];
  /** What is filled in and not confirmed, by path, with where it is from. */
  readonly origins: Readonly<Record<string, Text>>;
};

type Memory = Pick<SheetView, "drafts" | "touched">;

/** The page as it stands; worked out once for each state of the answers. */
export function useThePage(
  step: Step,
  { questions, shownCase, view }: Answers,
  fetched?: ReadonlySet<string>,
): ThePage {
  const { drafts, touched } = view;
  return useMemo(
    () => thePage(step, { questions, caseFile: shownCase }, { drafts, touched }, fetched),
    [step, questions, shownCase, drafts, touched, fetched],
  );
}

export function thePage(
  step: Step,
  { questions, caseFile: shownCase }: Standing,
  memory: Memory,
  fetched?: ReadonlySet<string>,
): ThePage {
  let caseFile = shownCase;
  const origins: Record<string, Text> = {};
  for (const one of askingSteps(step)) {
    const { key } = splitPath(one.id);
    Object.assign(
      origins,
      Object.fromEntries(
        Object.entries(memory.drafts[key]?.origins ?? {}).filter(([path]) => isWithin(path, answerPath(one.id))),
      ),
    );
    if (!shownCase.startedFrom && !hasPrefill(one)) continue;
    const the = readerOf(questions, caseFile);
    if (!askedOn(step, the).includes(one)) continue;
    const filled = filledIn(one, valueAt(caseFile.answers, one.id), the, memory.touched);
    if (!filled) continue;
    const whole = wholeWith(caseFile.answers, one.id, filled.value);
    caseFile = withAnswers(caseFile, { [whole.key]: whole.value });
    Object.assign(origins, filled.origins);
  }
  const the = readerOf(questions, caseFile);
  const asked = askedOn(step, the, fetched);
  return { questions, step, caseFile, the, asked, inReach: inReachOn(step, the, asked), origins };
}

const isWithin = (path: string, place: string) =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);

const hasPrefill = (step: AskingStep): boolean =>
  step.prefill !== undefined || (step.type !== "question" && step.fields.some((field) => field.prefill !== undefined));

type Filled = { readonly value: unknown; readonly origins: Readonly<Record<string, Text>> };

/** What can be filled in where nothing is and the person has not been. */
function filledIn(step: AskingStep, value: unknown, the: CaseReader, touched: ReadonlySet<string>): Filled | undefined {
  const path = answerPath(step.id);
  const isFree = ![...touched].some((each) => isWithin(each, path));
  const whole = value === undefined && isFree ? known(prefilledFor(step, the.fresh())) : undefined;
  if (step.type === "question") return whole && { value: whole.value, origins: { [path]: whole.origin } };
  if (whole)
    return {
      value: whole.value,
      origins: Object.fromEntries(leafPaths(step, whole.value).map((leaf) => [leaf, whole.origin])),
    };
  if (step.type === "composite") {
    const parts = (value ?? {}) as Row;
    const pathOf = (name: string) => partPath(step.id, name);
    const filled = filledParts(step.fields, { parts, pathOf }, the.forRow(step.id, parts), touched);
    return filled.isFilled ? { value: filled.value, origins: filled.origins } : undefined;
  }
  const rows = (Array.isArray(value) ? (value as readonly Row[]) : []).map((row, index) =>
    filledParts(
      step.fields,
      { parts: row, pathOf: (name) => rowPath(step.id, index, name) },
      the.forRow(`${step.id}[${index}]`, row),
      touched,
    ),
  );
  if (!rows.some((row) => row.isFilled)) return undefined;
  return {
    value: rows.map((row) => row.value),
    origins: Object.assign({}, ...rows.map((row) => row.origins)) as Filled["origins"],
  };
}

const known = (found: Prefilled | undefined): Prefilled | undefined =>
  found?.value === undefined || found.value === null ? undefined : found;

function leafPaths(step: AskingStep, value: unknown): readonly string[] {
  if (step.type === "composite") return Object.keys((value ?? {}) as Row).map((name) => partPath(step.id, name));
  const rows = Array.isArray(value) ? (value as readonly Row[]) : [];
  return rows.flatMap((row, index) => Object.keys(row).map((name) => rowPath(step.id, index, name)));
}

function filledParts(
  fields: readonly Field[],
  { parts, pathOf }: { parts: Row; pathOf: (name: string) => string },
  reader: CaseReader,
  touched: ReadonlySet<string>,
): Filled & { readonly value: Row; readonly isFilled: boolean } {
  const value: Record<string, unknown> = { ...parts };
  const origins: Record<string, Text> = {};
  const asked = new Set(fields.some((field) => field.prefill) ? askedWithin({ fields }, reader) : []);
  for (const field of fields) {
    if (!field.prefill || value[field.id] !== undefined || !asked.has(field) || touched.has(pathOf(field.id))) continue;
    const found = known(field.prefill(reader.fresh()));
    if (!found) continue;
    value[field.id] = found.value;
    origins[pathOf(field.id)] = found.origin;
  }
  return { value, origins, isFilled: Object.keys(origins).length > 0 };
}
