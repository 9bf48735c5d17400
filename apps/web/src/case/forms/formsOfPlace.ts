import type { FormKey } from "@boreal/domain/caseFile/formValues";
import { formKey } from "@boreal/domain/forms/formReader";
import type { Slot, VaultPage } from "@boreal/domain/vault/page";
import { readerOf } from "../loading/readerOf.ts";
import type { TheApplication } from "../loading/theCase.ts";
import { placedForms } from "./formPlaces.ts";

/** The official forms that the case needs, that are filled in here, and that go back into this slot. */
export function formsOfPlace(
  application: TheApplication,
  { slots, slug, person }: VaultPage,
  slot: Slot,
  childNumber: number | undefined,
): readonly FormKey[] {
  if (slots[0]?.id !== slot.id) return [];
  return placedForms(readerOf(application.caseFile))
    .filter((form) => form.page === slug && form.person === person && form.childNumber === childNumber)
    .map((form) =>
      formKey(
        form.number,
        form.person === "child" ? { role: "child", childNumber: childNumber ?? 1 } : { role: form.person },
      ),
    );
}
