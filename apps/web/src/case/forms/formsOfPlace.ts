import { formNumbers, type FormKey } from "@boreal/domain/caseFile/formValues";
import { formKey } from "@boreal/domain/forms/formReader";
import { formsOf } from "@boreal/domain/forms/forms";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { formPageSlug } from "@boreal/domain/vault/officialForms/formPages";
import type { Slot, VaultPage } from "@boreal/domain/vault/page";
import { caseFileOf, type TheApplication } from "../loading/theCase.ts";

/** The official forms that the case needs, that are filled in here, and that go back into this slot. */
export function formsOfPlace(
  application: TheApplication,
  { slots, slug, person }: VaultPage,
  slot: Slot,
  childNumber: number | undefined,
): readonly FormKey[] {
  if (slots[0]?.id !== slot.id) return [];
  return formsOf(readerFor(caseFileOf(application.caseFile))).flatMap((decided): readonly FormKey[] => {
    const number = formNumbers.find((each) => each === decided.form.id);
    const isHere =
      number !== undefined &&
      decided.decision.value &&
      decided.person === person &&
      decided.childNumber === childNumber &&
      formPageSlug(number, decided.person) === slug;
    if (!isHere) return [];
    return [
      formKey(
        number,
        decided.person === "child" ? { role: "child", childNumber: childNumber ?? 1 } : { role: decided.person },
      ),
    ];
  });
}
