import type { PlannedForm } from "./planned.ts";
import type { FormNumber } from "../caseFile/formValues.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { formPageSlug } from "../vault/officialForms/formPages.ts";

type Place = { readonly page: string; readonly childNumber?: number | null; readonly requirement: string };

/**
 * How much a form is asked for: as much as its place in the vault is, so that no list calls required what another recommends.
 * What is typed on the authority’s screen has no place; then it is required.
 */
export function formLevel(
  { id, person, childNumber, applies }: Omit<PlannedForm, "title" | "why">,
  vault: readonly Place[],
  the: CaseReader,
): "Required" | "Recommended" | "IfApplicable" | "NotApplicable" {
  if (!applies) return "NotApplicable";
  const whose = person === "child" ? { role: person, childNumber: childNumber ?? 1 } : { role: person };
  const slug = formPageSlug(id as FormNumber, whose, the);
  const place = vault.find((one) => one.page === slug && (one.childNumber ?? null) === (childNumber ?? null));
  const level = place?.requirement;
  return level === "Recommended" || level === "IfApplicable" ? level : "Required";
}
