import type { ReadField } from "../reading.ts";
import type { FoundValue } from "./find.ts";
import { areOfOnePerson } from "./grammars/people.ts";
import { plain } from "../text/plainText.ts";

/**
 * Values by the patterns of one kind of paper beside those of the finder. Where the two differ nobody is sure: what the finder found
 * plainly is offered with the other beside it.
 */
export function withFound(
  labelled: Readonly<Record<string, ReadField>>,
  found: Readonly<Record<string, FoundValue>>,
): Readonly<Record<string, ReadField>> {
  const fields: Record<string, ReadField> = { ...labelled };
  for (const [name, { field, isPlain }] of Object.entries(found)) {
    const before = labelled[name];
    if (!before) fields[name] = field;
    else if (isPlain && !isSame(before.value, field.value) && !isSamePerson(name, before, field))
      fields[name] = undecided(before, field);
  }
  return fields;
}

const isSamePerson = (name: string, one: ReadField, other: ReadField): boolean =>
  name.endsWith("FullName") && areOfOnePerson(one.value, other.value);

const isSame = (one: string, other: string): boolean =>
  plain(one).replaceAll(/[^\p{L}\d]/gu, "") === plain(other).replaceAll(/[^\p{L}\d]/gu, "") ||
  (one !== "" && Number(one) === Number(other));

function undecided(labelled: ReadField, found: ReadField): ReadField {
  const { checked: _, ...first } = found;
  return { ...first, ambiguous: labelled.value, confidence: Math.min(found.confidence, 0.5) };
}
