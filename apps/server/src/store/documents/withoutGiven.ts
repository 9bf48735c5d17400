import type { StoredReading } from "./storedReading.ts";
import { valuesOfSlot } from "@boreal/domain/vault/files/typedFields";
import { pageOf } from "@boreal/domain/vault/pages";
import type { DocumentCell } from "../cases/caseRow.ts";

/**
 * Without what is said of values of which a person has given each since, or said that the document has none. Of values that nobody
 * can type in this place nobody is asked, beside those that can be.
 */
export function withoutGiven(
  stored: StoredReading,
  given: ReadonlyMap<string, unknown>,
  { page, slot }: Pick<DocumentCell, "page" | "slot">,
): StoredReading {
  const place = pageOf(page)?.slots.find(({ id }) => id === slot);
  const typed = new Set(place ? valuesOfSlot(page, place) : []);
  const isGiven = (names: readonly string[]): boolean => {
    const asked = names.filter((name) => typed.has(name));
    return asked.length > 0 && asked.every((name) => given.has(name));
  };
  const warnings = stored.reading.warnings.filter(({ fields }) => fields === undefined || !isGiven(fields));
  return { ...stored, reading: { ...stored.reading, warnings } };
}
