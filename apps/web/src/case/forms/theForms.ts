import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { formNumbers, type FormKey } from "@boreal/domain/caseFile/formValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { formDefinitions } from "@boreal/domain/forms/definitions";
import type { FormDefinition } from "@boreal/domain/forms/fields/field";
import { FormReader, formKey } from "@boreal/domain/forms/formReader";
import { formsOf, type DecidedForm } from "@boreal/domain/forms/forms";
import { formState, type FormState } from "@boreal/domain/forms/formState";
import { readerFor } from "@boreal/domain/questionnaire/inUse";

/** A form of one person of the case; with a definition it is filled in here. */
export type CaseForm = Pick<DecidedForm, "form" | "decision"> & {
  readonly person: PersonRef;
  /** Only of a form that is filled in here. */
  readonly fillable?: { readonly key: FormKey; readonly definition: FormDefinition };
};

/** A form as it stands with what was entered in it. */
export type OpenForm = {
  readonly caseForm: CaseForm;
  readonly key: FormKey;
  readonly definition: FormDefinition;
  readonly the: FormReader;
  readonly state: FormState;
};

const personOf = ({ person, childNumber }: DecidedForm): PersonRef =>
  person === "child" ? { role: "child", childNumber: childNumber ?? 1 } : { role: person };

/** The forms that exist for this kind of application, person by person, those that nobody needs too. */
export function formsOfCase(the: CaseReader): readonly CaseForm[] {
  return formsOf(the).map((decided) => {
    const { form, decision } = decided;
    const person = personOf(decided);
    const number = formNumbers.find((each) => each === form.id);
    const definition = number && formDefinitions[number];
    return {
      form,
      decision,
      person,
      ...(number && definition ? { fillable: { key: formKey(number, person), definition } } : {}),
    };
  });
}

/** Reads the answers in use; entries of forms change nothing in them, so that one reader serves while a person types. */
export const readerOfAnswers = (caseFile: CaseFile): CaseReader => readerFor(caseFile);

/** One form with what was entered; nothing for a form that is not filled in here. */
export function openForm(caseForm: CaseForm, caseFile: CaseFile, answers: CaseReader): OpenForm | undefined {
  if (!caseForm.fillable) return undefined;
  const { key, definition } = caseForm.fillable;
  return {
    caseForm,
    key,
    definition,
    the: FormReader.of(definition, caseFile, answers, caseForm.person),
    state: formState(definition, caseFile, answers, caseForm.person),
  };
}
