import type { FieldState } from "../forms/fieldState.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { formNumbers, type FormKey, type FormNumber } from "../caseFile/formValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { changedWords } from "../forms/checkedForm.ts";
import { formDefinitions } from "../forms/definitions.ts";
import { formKey } from "../forms/formReader.ts";
import { isFormDone } from "../forms/formDone.ts";
import { isLeftToTeam } from "../forms/needsSomebody.ts";
import { isTeamForm } from "../forms/teamForms.ts";
import { formsOf, type DecidedForm } from "../forms/forms.ts";
import { formState, isListState, type FormState, type ListState, type SectionState } from "../forms/formState.ts";
import type { Text } from "../kernel/text.ts";
import { readerFor } from "../questionnaire/inUse.ts";
import { formPageSlug } from "../vault/officialForms/formPages.ts";
import { settledByCopy, type SettledByCopy } from "./returnedCopy.ts";

/** How the official forms that a case needs stand, of those that are filled in here. Brings the long lists of the forms: the plan does not import it. */

/** What keeps a part of a form from being complete. */
export type FormGap = {
  readonly path: string;
  readonly label: Text;
  /** The row, in a list. */
  readonly row?: Text;
  readonly sentence: Text;
};

export type FormPartStatus = { readonly id: string; readonly title: Text; readonly gaps: readonly FormGap[] };

export type FormStatus = {
  readonly key: FormKey;
  readonly id: FormNumber;
  readonly title: Text;
  readonly person: PersonRef;
  /** The page of the vault to which the signed form goes. */
  readonly page?: string;
  /** It is filled in, and somebody checked it as it stands. */
  readonly isComplete: boolean;
  readonly isFilled: boolean;
  /** Values that changed since somebody checked it; nothing while nobody has. */
  readonly changedSince: Text | null;
  /** Parts in which something is missing or cannot stand. */
  readonly parts: readonly FormPartStatus[];
  /** `otherForm`: the other family form of this person is complete or settled, and one is enough; the rest as `SettledByCopy`. */
  readonly settledBy: "otherForm" | SettledByCopy | null;
  /** Only the legal team fills it in, or all that is missing is for the team to enter: who represents. */
  readonly forLawyer: boolean;
};

/** The forms that a case needs, person by person. */
export function formStatusesOf(caseFile: CaseFile): readonly FormStatus[] {
  const answers = readerFor(caseFile);
  const all = formsOf(answers);
  const statusesOf = (decided: readonly DecidedForm[]) =>
    decided.flatMap((one): readonly FormStatus[] => {
      const id = formNumbers.find((number) => number === one.form.id);
      return id === undefined ? [] : [standingOf(id, one, caseFile, answers)];
    });
  const needed = statusesOf(all.filter(({ decision }) => decision.value));
  // Whoever’s own checklist names the other family form has done what is asked for with that one.
  const others = all.filter(({ form, decision }) => !decision.value && eitherIsEnough.some((id) => id === form.id));
  const instead = statusesOf(others).filter(
    (one) => isFormDone(one) && needed.some((other) => isInsteadOf(one, other)),
  );
  return withEnough([...needed, ...instead]);
}

/** The forms that are filled in, here or on a copy in the vault. */
export const filledForms = (statuses: readonly FormStatus[]): readonly FormStatus[] =>
  statuses.filter(({ isComplete, settledBy }) => (isComplete && settledBy === null) || isSettledByCopy(settledBy));

const isSettledByCopy = (settledBy: FormStatus["settledBy"]): boolean =>
  settledBy !== null && settledBy !== "otherForm";

/** Where two forms are for the same place of the same person, one is enough. */
export const withEnough = (statuses: readonly FormStatus[]): readonly FormStatus[] =>
  statuses.map((one) =>
    !isFormDone(one) && statuses.some((other) => isFormDone(other) && isInsteadOf(other, one))
      ? { ...one, settledBy: "otherForm" }
      : one,
  );

const personOf = ({ person, childNumber }: DecidedForm): PersonRef =>
  person === "child" ? { role: "child", childNumber: childNumber ?? 1 } : { role: person };

function standingOf(id: FormNumber, decided: DecidedForm, caseFile: CaseFile, answers: CaseReader): FormStatus {
  const person = personOf(decided);
  const state = formState(formDefinitions[id], caseFile, answers, person);
  const parts = partsOf(state);
  const page = formPageSlug(id, person, answers);
  return {
    key: formKey(id, person),
    id,
    title: decided.form.title,
    person,
    ...(page ? { page } : {}),
    isComplete: state.isComplete,
    isFilled: state.isFilled,
    changedSince: state.check.changed.length > 0 ? changedWords(state.check) : null,
    parts,
    settledBy: settledByCopy(answers, id, person),
    forLawyer: isTeamForm(id) || isLeftToTeam(state),
  };
}

/** The family form exists twice, with one place in the vault: one of them is enough (tables/officialForms/familyForms.ts). */
const eitherIsEnough: readonly FormNumber[] = ["IMM5645", "IMM5707"];

export const isInsteadOf = (one: FormStatus, other: FormStatus): boolean =>
  one !== other &&
  (one.id === other.id || (eitherIsEnough.includes(one.id) && eitherIsEnough.includes(other.id))) &&
  one.key.split(":")[1] === other.key.split(":")[1];

/** What is missing and what cannot stand, part by part, in the order of the form. */
export const partsOf = ({ sections }: FormState): readonly FormPartStatus[] =>
  sections
    .map((section) => ({ id: section.section.id, title: section.section.title, gaps: gapsOf(section) }))
    .filter(({ gaps }) => gaps.length > 0);

const gapsOf = ({ parts }: SectionState): readonly FormGap[] =>
  parts.flatMap((part) => (isListState(part) ? ofList(part) : ofField(part)));

const ofField = ({ path, field, refusal }: FieldState, row?: Text): readonly FormGap[] =>
  refusal ? [{ path, label: field.label, ...(row ? { row } : {}), sentence: refusal.text }] : [];

const ofList = ({ list, rows, refusal }: ListState): readonly FormGap[] => [
  ...(refusal ? [{ path: list.list, label: list.title, sentence: refusal.text }] : []),
  ...rows.flatMap((row) => row.fields.flatMap((field) => ofField(field, row.title))),
];
