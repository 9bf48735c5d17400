import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { VaultPage } from "@boreal/domain/vault/page";
import type { Asker } from "./actor.ts";
import { isInScope, mayReadPrepared, type ApplicationFacts } from "./applications.ts";
import { mayUpload, type PageFacts } from "./documents.ts";
import { isFormReopened } from "./reopenedParts.ts";
import { isTimeFor, isTimeWithin } from "./whenMayChange.ts";

/** An applicant has nothing to do with the family form in these (docs/facts/roles.md section 2). */
const isKeptFromStudent = (the: ApplicationFacts, form: FormNumber): boolean =>
  (form === "IMM5645" || form === "IMM5707") && (the.type === "Iec" || the.type === "JudicialReview");

/** Official forms hold health, crime, prison and money, so an agent sees none of them, and support while a case is open to them. */
export function mayReadForm(asker: Asker, the: ApplicationFacts, form: FormNumber): boolean {
  return mayReadPrepared(asker, the, !isKeptFromStudent(the, form));
}

/** Applicants fill in their forms while the application is prepared, later those that were opened again; those who prepare the case until it is closed. */
export function mayFillForm(asker: Asker, the: ApplicationFacts, form: FormNumber): boolean {
  return mayReadForm(asker, the, form) && isTimeWithin(asker, the, "fillForm", isFormReopened(the, form));
}

/** The filled form says what its reader may read already. */
export const mayDownloadForm = (asker: Asker, the: ApplicationFacts, form: FormNumber): boolean =>
  mayReadForm(asker, the, form);

/** Those who prepare the case put filled forms into the vault (docs/facts/roles.md section 2: lawyer and paralegal generate). */
export const mayPutForms = (asker: Asker, the: ApplicationFacts): boolean =>
  isInScope(asker, the) && isTimeFor(asker, the, "putForm");

/** On pages of which the catalogue says so, and that this person may add to. */
export const mayPutForm = (
  asker: Asker,
  the: ApplicationFacts,
  form: FormNumber,
  { place, page }: { readonly place: PageFacts; readonly page: Pick<VaultPage, "lawyerCanGenerate"> | undefined },
): boolean =>
  mayPutForms(asker, the) &&
  mayReadForm(asker, the, form) &&
  mayUpload(asker, the, place) &&
  page?.lawyerCanGenerate !== undefined &&
  page.lawyerCanGenerate.letter === undefined;
