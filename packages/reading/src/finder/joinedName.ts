import type { ReadField } from "../reading.ts";
import { boxAround } from "../text/words.ts";
import type { FoundValue } from "./find.ts";

/** Given and family names that a paper names apart, as one name: at most as sure as the less sure part. */
export function joinedName(given: ReadField, family: ReadField): ReadField {
  const { checked, ambiguous: _, ...first } = given;
  return {
    ...first,
    value: `${given.value} ${family.value}`,
    confidence: Math.min(given.confidence, family.confidence),
    box: given.page === family.page ? boxAround([given.box, family.box]) : given.box,
    ...(checked && family.checked ? { checked } : {}),
  };
}

/** The whole name of a person of whom a paper names the parts, instead of the parts. */
export function withJoinedName(found: Readonly<Record<string, FoundValue>>): Readonly<Record<string, FoundValue>> {
  const { firstName, lastName, ...rest } = found;
  if (!firstName || !lastName || firstName.field.value === lastName.field.value) return rest;
  const isPlain = firstName.isPlain && lastName.isPlain;
  if (rest["applicantFullName"] && !isPlain) return rest;
  return { ...rest, applicantFullName: { field: joinedName(firstName.field, lastName.field), isPlain } };
}
