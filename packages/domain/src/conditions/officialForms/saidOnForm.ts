import { applicationForms, isEnteredYes, type FormKey } from "../../caseFile/formValues.ts";
import type { CaseReader } from "../../caseFile/reader.ts";

/** A yes to a question of a form by which the applicant applies; of a visit, of the visitor. */
export function saidYesOnForm(the: CaseReader, path: string): boolean {
  const ofVisitor: readonly FormKey[] = the.application("type") === "VisitorVisa" ? ["IMM5257:visitor"] : [];
  return [...applicationForms, ...ofVisitor].some((form) => isEnteredYes(the.formEntry(form, path)));
}
