import { isAnswerKey } from "@boreal/domain/caseFile/answers/answerShapes";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { PersonRole } from "@boreal/domain/caseFile/personRole";
import { withChildNumbers } from "@boreal/domain/questionnaire/family/childIdentity";
import type { OpenedCase } from "../../store/cases/openedCases.ts";
import { asKept, shapeRefusals, stepChecks, unknownAnswer } from "./answerChecks.ts";
import type { PlacedRefusal } from "../deps.ts";
import { decideChange, sortedChanges } from "../fields/decideChanges.ts";
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

/** Who answers: what they may not, and in whose words they are told what is wrong. */
type Writer = { readonly mayNot: (key: string) => PlacedRefusal | undefined; readonly reads: PersonRole };

/** Decides about each answer by itself: one wrong value never holds back the others. */
export function decideAnswers(
  stored: OpenedCase,
  answers: readonly AnswerToSave[],
  { mayNot, reads }: Writer,
): Decided {
  const { fitting: sent, refusals: refused } = sortedChanges(
    answers,
    ({ key }) => key,
    (answer, isTwice) => givenRefusals(stored, answer, mayNot(answer.key), isTwice),
  );
  const fitting = sent.map((answer) =>
    ofKnownChildren(stored.caseFile, { ...answer, value: asKept(answer.key, answer.value) }),
  );
  const refusals = [...refused];
  const after = withAnswers(stored.caseFile, fitting);
  const refusalsOf = stepChecks(after, reads);
  const saved: SavedAnswers["saved"][number][] = [];
  const conflicts: SavedAnswers["conflicts"][number][] = [];
  const write: AnswerToSave[] = [];
  for (const answer of fitting) {
    const { key } = answer;
    const faults = [...fixedVisaTypes(stored.caseFile, after, key), ...(answer.value === null ? [] : refusalsOf(key))];
    const now = stored.answers.get(key);
    const { is, version } = decideChange(now, answer);
    if (faults.length > 0) refusals.push(...faults);
    else if (is === "saved") saved.push({ key, version });
    else if (is === "write") write.push(answer);
    else
      conflicts.push({ key, value: now?.value ?? null, version, answeredAt: now?.answeredAt ?? "", wasStored: false });
  }
  return {
    saved,
    conflicts,
    write,
    refusals,
    after: write.length === fitting.length ? after : withAnswers(stored.caseFile, write),
  };
}

/** Rows of children with the numbers of the children that they mean (ADR 0245). */
function ofKnownChildren({ answers, ...known }: CaseFile, answer: AnswerToSave): AnswerToSave {
  if (answer.key !== "accompanyingChildren" || answer.value === null) return answer;
  const rows = answer.value as NonNullable<CaseFile["answers"]["accompanyingChildren"]>;
  return { ...answer, value: withChildNumbers(rows, answers.accompanyingChildren ?? [], known) };
}

/** What is wrong with one answer by itself. */
function givenRefusals(
  stored: OpenedCase,
  { key, value }: AnswerToSave,
  because: PlacedRefusal | undefined,
  isTwice: boolean,
): readonly PlacedRefusal[] {
  const path = `answers.${key}`;
  if (because) return [{ ...because, path }];
  const faults = value === null ? clearingRefusals(stored, key) : shapeRefusals(key, value);
  return faults.length === 0 && isTwice ? [{ ...givenTwice, path }] : faults;
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
