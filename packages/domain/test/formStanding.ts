import type { CaseFile } from "../src/caseFile/caseFile.ts";
import type { FormKey } from "../src/caseFile/formValues.ts";
import { formsStandingOf, type FormStanding } from "../src/review/formsStanding.ts";

/** How one of the forms that a case needs stands. */
export const formStanding = (caseFile: CaseFile, key: FormKey): FormStanding | undefined =>
  formsStandingOf(caseFile).find((one) => one.key === key);
