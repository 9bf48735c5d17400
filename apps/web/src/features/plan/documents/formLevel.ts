import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { PlannedForm } from "@boreal/domain/plan/plan";
import { formPageSlug } from "@boreal/domain/vault/officialForms/formPages";
import { personOf } from "../../../case/forms/personOf.ts";

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
  const slug = formPageSlug(id as FormNumber, personOf(person, childNumber), the);
  const place = vault.find((one) => one.page === slug && (one.childNumber ?? null) === (childNumber ?? null));
  const level = place?.requirement;
  return level === "Recommended" || level === "IfApplicable" ? level : "Required";
}
