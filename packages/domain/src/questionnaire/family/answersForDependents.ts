import type { Answers } from "../../caseFile/answers/answers.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import type { DependentType } from "../../caseFile/dependents.ts";
import { accompanyingChildren, numberOfChildren } from "./children.ts";
import { rowNumbers } from "../rowNumbers.ts";

/**
 * The answers that stand against a change to the family, and what they have to be for it (ADR 0057: what the answers say
 * wins). So that whoever adds or removes a person sees the answer that says otherwise and changes it there.
 */

type FamilyKey =
  | "maritalStatus"
  | "accompanyingSpouse"
  | "hasAccompanyingChild"
  | "numberOfChildren"
  | "accompanyingChildren";

export type AnswerChange = {
  [Key in FamilyKey]: { readonly key: Key; readonly before: Answers[Key]; readonly after: NonNullable<Answers[Key]> };
}[FamilyKey];

export type NewPerson = {
  readonly type: DependentType;
  readonly childNumber: number | null;
  readonly birthday?: string | null;
  readonly visaType?: string | null;
};

/** What people can be together as, for whom the answers say that they are alone. */
export const together = ["married", "commonLaw"] as const;
export type Together = (typeof together)[number];

/** The changes without which the answers would take this person out again; `undefined` where no answer can be found that fits. */
export const answersToAdd = (
  { answers }: Pick<CaseFile, "answers">,
  person: NewPerson,
  as?: Together,
): readonly AnswerChange[] | undefined =>
  person.type === "Spouse" ? spouseComes(answers, as) : childComes(answers, person);

function spouseComes(answers: Answers, as: Together | undefined): readonly AnswerChange[] {
  const { maritalStatus, accompanyingSpouse } = answers;
  const changes: AnswerChange[] = [];
  if (maritalStatus !== undefined && !together.some((status) => status === maritalStatus))
    changes.push({ key: "maritalStatus", before: maritalStatus, after: as ?? "married" });
  if (accompanyingSpouse === false)
    changes.push({ key: "accompanyingSpouse", before: accompanyingSpouse, after: true });
  return changes;
}

const offered = (numberOfChildren.choices ?? []).map(({ value }) => Number(value));

function childComes(
  answers: Answers,
  { childNumber, birthday, visaType }: NewPerson,
): readonly AnswerChange[] | undefined {
  const { hasAccompanyingChild: has, numberOfChildren: count, accompanyingChildren: rows } = answers;
  const isFull = has === true && rows !== undefined && count !== undefined && rows.length >= count;
  // Beside the most that are asked about, others are added without an answer (ADR 0320).
  if (has === undefined || (has && (!isFull || count === Math.max(...offered)))) return [];
  const before = rows ?? [];
  const numbers = rowNumbers(accompanyingChildren, before);
  if (isFull && numbers.includes(childNumber ?? 0)) return [];
  const taken = new Set(numbers);
  let number = childNumber ?? 1;
  while (taken.has(number)) number += 1;
  const row = {
    childNumber: number,
    accompanying: true,
    ...(birthday ? { dateOfBirth: birthday } : {}),
    ...(isRowVisaType(visaType) ? { visaType } : {}),
  };
  const after = [...before.map((one, index) => ({ ...one, childNumber: numbers[index] ?? index + 1 })), row];
  if (!offered.includes(after.length)) return undefined;
  return [
    ...(has ? [] : [{ key: "hasAccompanyingChild", before: has, after: true } as const]),
    ...(count === after.length ? [] : [{ key: "numberOfChildren", before: count, after: after.length } as const]),
    { key: "accompanyingChildren", before: rows, after },
  ];
}

type RowVisaType = NonNullable<NonNullable<Answers["accompanyingChildren"]>[number]["visaType"]>;
const rowVisaTypes: readonly string[] = (
  accompanyingChildren.fields.find(({ id }) => id === "visaType")?.choices ?? []
).map(({ value }) => String(value));
const isRowVisaType = (value: string | null | undefined): value is RowVisaType =>
  value !== undefined && value !== null && rowVisaTypes.includes(value);

/** Spouse or child, as a case or a page names them. */
type Leaving = { readonly type: string; readonly childNumber?: number | null | undefined };

/** The changes without which the answers would bring these people back. */
export function answersToRemove(
  { answers }: Pick<CaseFile, "answers">,
  leaving: readonly Leaving[],
): readonly AnswerChange[] {
  const changes: AnswerChange[] = [];
  const isTogether = together.some((status) => status === answers.maritalStatus);
  if (leaving.some(({ type }) => type === "Spouse") && isTogether && answers.accompanyingSpouse === true)
    changes.push({ key: "accompanyingSpouse", before: true, after: false });
  const rows = answers.hasAccompanyingChild === true ? answers.accompanyingChildren : undefined;
  if (!rows) return changes;
  const numbers = rowNumbers(accompanyingChildren, rows);
  const leaves = (index: number) =>
    leaving.some(({ type, childNumber }) => type === "Child" && childNumber === (numbers[index] ?? index + 1));
  const after = rows.map((row, index) =>
    row.accompanying === true && leaves(index) ? { ...row, accompanying: false } : row,
  );
  return after.some((row, index) => row !== rows[index])
    ? [...changes, { key: "accompanyingChildren", before: rows, after }]
    : changes;
}
