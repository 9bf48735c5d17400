import type { FormNumber } from "../../caseFile/formValues.ts";
import type { PersonRole } from "../../caseFile/personRole.ts";

/** Slug of the page of the vault to which a validated form goes back, without the person. */
const pages: Readonly<Record<FormNumber, string>> = {
  IMM1294: "application-for-study-permit",
  IMM1295: "application-for-work-permit",
  IMM5645: "family-information-form",
  IMM5707: "family-information-form",
  IMM5476: "use-of-a-representative",
  IMM5646: "custodian-declaration",
};

const before: { readonly [role in PersonRole]?: string } = {
  main: "",
  spouse: "spouse-",
  child: "child-",
  visitor: "visitor-visa-visitor-",
};

/** The page of the vault for a filled form of this person. Not every form exists for everybody. */
export function formPageSlug(form: FormNumber, role: PersonRole): string | undefined {
  const prefix = before[role];
  return prefix === undefined ? undefined : `${prefix}${pages[form]}`;
}
