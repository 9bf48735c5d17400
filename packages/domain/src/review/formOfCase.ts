import type { CaseFile } from "../caseFile/caseFile.ts";
import type { FormNumber } from "../caseFile/formValues.ts";
import type { PersonRef } from "../caseFile/personRole.ts";
import { formDefinitions } from "../forms/definitions.ts";
import { formState, type FormState } from "../forms/formState.ts";
import { readerFor } from "../questionnaire/inUse.ts";

/** One official form of one person of a case as it stands; answers that are out of use fill in nothing. */
export function formOfCase(caseFile: CaseFile, form: FormNumber, person: PersonRef = { role: "main" }): FormState {
  return formState(formDefinitions[form], caseFile, readerFor(caseFile), person);
}
