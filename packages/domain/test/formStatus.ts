import type { CaseFile } from "../src/caseFile/caseFile.ts";
import type { FormKey } from "../src/caseFile/formValues.ts";
import { formStatusesOf, type FormStatus } from "../src/review/formStatuses.ts";

/** How one of the forms that a case needs stands. */
export const formStatus = (caseFile: CaseFile, key: FormKey): FormStatus | undefined =>
  formStatusesOf(caseFile).find((one) => one.key === key);
