import type { FieldState } from "../src/forms/fieldState.ts";
import type { CaseFile } from "../src/caseFile/caseFile.ts";
import type { FormNumber } from "../src/caseFile/formValues.ts";
import type { PersonRef } from "../src/caseFile/personRole.ts";
import { fieldsOf, isListState, type FormState, type ListState } from "../src/forms/formState.ts";
import { formOfCase } from "../src/review/formOfCase.ts";

/** Looks into a form as a test speaks of it: by its number, its person and a dotted path. */

export const stateOf = (form: FormNumber, caseFile: CaseFile, person?: PersonRef): FormState =>
  formOfCase(caseFile, form, person);

export const fieldOf = (state: Pick<FormState, "sections">, path: string): FieldState | undefined =>
  state.sections.flatMap((section) => fieldsOf(section.parts)).find((field) => field.path === path);

export const listOf = (state: Pick<FormState, "sections">, list: string): ListState | undefined =>
  state.sections.flatMap(({ parts }) => parts.filter(isListState)).find((part) => part.list.list === list);

/** The code of the refusal or the advice at a path. */
export function saidAt(state: Pick<FormState, "sections">, path: string): string | undefined {
  const field = fieldOf(state, path);
  return field?.refusal?.code ?? field?.advice?.code;
}
