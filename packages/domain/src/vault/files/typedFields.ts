import type { DocumentField } from "../../caseFile/documentValues/documentField.ts";
import { documentField, isTypeable } from "../../caseFile/documentValues/documentFields.ts";
import type { FieldNeed } from "./fieldNeed.ts";
import { needsOf } from "./fieldNeeds.ts";
import type { Slot } from "../page.ts";
import { alsoTyped } from "./typedBeside.ts";

/** What a person may type of a document, and what for: those that something waits for come first. */

export type FieldToType = { readonly field: DocumentField; readonly needs: readonly FieldNeed[] };

type OfSlot = Pick<Slot, "id" | "fieldsToRead" | "potentialWarnings">;

/** Names of all values of a slot: what a reader looks for, and what rules read there besides. */
export const valuesOfSlot = (page: string, slot: Pick<Slot, "fieldsToRead">): readonly string[] => [
  ...new Set([...slot.fieldsToRead, ...alsoTyped(page)]),
];

/** `needsForm`: whether the application needs a form; a value is not asked for because of one that nobody fills in. */
export function fieldsToType(page: string, slot: OfSlot, needsForm: (form: string) => boolean): readonly FieldToType[] {
  const fields = valuesOfSlot(page, slot).flatMap((id) => {
    const field = isTypeable(id) ? documentField(id) : undefined;
    return field
      ? [{ field, needs: needsOf(page, slot, id).filter(({ form }) => form === undefined || needsForm(form)) }]
      : [];
  });
  // No amount says anything while its currency is not known.
  const isFirst = ({ field, needs }: FieldToType): boolean => field.id === "currency" && needs.length > 0;
  return [
    ...fields.filter(isFirst),
    ...fields.filter((one) => one.needs.length > 0 && !isFirst(one)),
    ...fields.filter(({ needs }) => needs.length === 0),
  ];
}
