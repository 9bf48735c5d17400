import type { AnswerChange } from "@boreal/domain/questionnaire/family/answersForDependents";
import { send } from "../../api/send.ts";
import type { BilingualText } from "../../ui/language.tsx";
import { changeFamilyAnswersMutation, familyAnswersQuery } from "./operations.ts";
import { text } from "./text.ts";

type Person = { readonly id: string; readonly type: string; readonly childNumber?: number | null };

export type Changed =
  | { readonly refused: BilingualText }
  /** Who is in the case once the answers were changed. */
  | { readonly refused?: undefined; readonly people: readonly Person[] };

type Value = { readonly key: string; readonly value: unknown };

/** Stores what was answered before once more. */
export const asBefore = (changes: readonly AnswerChange[]): readonly Value[] =>
  changes.map(({ key, before }) => ({ key, value: before ?? null }));

export const asNow = (changes: readonly AnswerChange[]): readonly Value[] =>
  changes.map(({ key, after }) => ({ key, value: after }));

/** Stores these answers over those of this moment. The people of the case follow them on the server (ADR 0057). */
export async function changeAnswers(applicationId: string, values: readonly Value[]): Promise<Changed> {
  const { application } = await send(familyAnswersQuery, { id: applicationId });
  const versions = (application?.answerVersions ?? {}) as Readonly<Record<string, number>>;
  const { saveAnswers } = await send(changeFamilyAnswersMutation, {
    applicationId,
    answers: values.map(({ key, value }) => ({ key, value, baseVersion: versions[key] ?? 0 })),
  });
  const [refusal] = saveAnswers.refusals;
  if (refusal) return { refused: refusal.text };
  if (saveAnswers.conflicts.length > 0) return { refused: text.answersMoved };
  return { people: saveAnswers.application?.dependents ?? [] };
}
