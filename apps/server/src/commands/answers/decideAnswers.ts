import { isDeepStrictEqual } from "node:util";
import { isAnswerKey } from "@boreal/domain/caseFile/answers/answers";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { OpenedCase } from "../../store/cases/openedCases.ts";
import { shapeRefusals, stepChecks, unknownAnswer } from "./answerChecks.ts";
import type { PlacedRefusal } from "../deps.ts";
import { fixedVisaTypes } from "../dependents/fixedVisaTypes.ts";

/** `baseVersion` is the version that the writer last saw, 0 for none. A null value clears the answer. */
export type AnswerToSave = { readonly key: string; readonly value: unknown; readonly baseVersion: number };

export type SavedAnswers = {
  readonly saved: readonly { readonly key: string; readonly version: number }[];
  /**
   * Answers that somebody changed since; the stored value stays, and the writer is shown it. `wasStored`: what the writer
   * sends was stored already, from the same version, and changed since: its reply was lost, and there is nothing to choose.
   */
  readonly conflicts: readonly {
    readonly key: string;
    readonly value: unknown;
    readonly version: number;
    readonly answeredAt: string;
    readonly wasStored: boolean;
  }[];
  readonly refusals: readonly PlacedRefusal[];
};

export type Decided = SavedAnswers & {
  readonly write: readonly AnswerToSave[];
  /** The case once these are written. */
  readonly after: CaseFile;
};

/** Decides about each answer by itself: one wrong value never holds back the others. */
export function decideAnswers(
  stored: OpenedCase,
  answers: readonly AnswerToSave[],
  mayNot: (key: string) => PlacedRefusal | undefined,
): Decided {
  const refusals: PlacedRefusal[] = [];
  const fitting = new Map<string, AnswerToSave>();
  for (const answer of answers) {
    const path = `answers.${answer.key}`;
    const because = mayNot(answer.key);
    const faults = because
      ? [{ ...because, path }]
      : answer.value === null
        ? clearingRefusals(stored, answer.key)
        : shapeRefusals(answer.key, answer.value);
    if (faults.length > 0) refusals.push(...faults);
    else if (fitting.has(answer.key)) refusals.push({ ...givenTwice, path });
    else fitting.set(answer.key, answer);
  }
  const after = withAnswers(stored.caseFile, [...fitting.values()]);
  const refusalsOf = stepChecks(after);
  const decided = {
    saved: [] as { key: string; version: number }[],
    conflicts: [] as SavedAnswers["conflicts"][number][],
    write: [] as AnswerToSave[],
  };
  for (const answer of fitting.values()) {
    const faults = [
      ...fixedVisaTypes(stored.caseFile, after, answer.key),
      ...(answer.value === null ? [] : refusalsOf(answer.key)),
    ];
    const now = stored.answers.get(answer.key);
    if (faults.length > 0) refusals.push(...faults);
    else if (isDeepStrictEqual(now?.value ?? null, answer.value))
      decided.saved.push({ key: answer.key, version: now?.version ?? 0 });
    else if ((now?.version ?? 0) !== answer.baseVersion) {
      decided.conflicts.push({
        key: answer.key,
        value: now?.value ?? null,
        version: now?.version ?? 0,
        answeredAt: now?.answeredAt ?? "",
        wasStored: false,
      });
    } else decided.write.push(answer);
  }
  return {
    ...decided,
    refusals,
    after: decided.write.length === fitting.size ? after : withAnswers(stored.caseFile, decided.write),
  };
}

const givenTwice: PlacedRefusal = {
  code: "answerTwice",
  text: {
    en: "This answer was sent twice in one request. Send it once.",
    fr: "Cette réponse a été envoyée deux fois dans une même requête. Envoyez-la une seule fois.",
  },
};

/** Clearing needs a known question, or an answer that was kept from a question that is not asked any more. */
const clearingRefusals = (stored: OpenedCase, key: string): readonly PlacedRefusal[] =>
  isAnswerKey(key) || stored.answers.has(key) ? [] : [unknownAnswer(key)];

/** The case with these answers laid over. */
function withAnswers(caseFile: CaseFile, answers: readonly AnswerToSave[]): CaseFile {
  const laidOver: Record<string, unknown> = { ...caseFile.answers };
  for (const { key, value } of answers) {
    if (value === null) delete laidOver[key];
    else laidOver[key] = value;
  }
  return { ...caseFile, answers: laidOver };
}
