import type { FieldState } from "@boreal/domain/forms/fieldState";
import { fieldsOf, isListState, type PartState, type SectionState } from "@boreal/domain/forms/formState";
import { isFromSource } from "../filling/formEntry.ts";
import type { OwnFaults } from "../filling/formFaults.ts";

/** The path of a field, or the name of a list: what a part is known by on its page. */
export const pathOf = (part: PartState): string => (isListState(part) ? part.list.list : part.path);

/** Fewer than these are not worth a press. */
const fewestFolded = 3;

const isFieldSettled = ({ path, value, refusal, advice, changedSince }: FieldState, own: OwnFaults): boolean =>
  value !== undefined && !refusal && !advice && !changedSince && !own.has(path);

/** A field or a list that says all it has to say: nothing is missing, wrong or to be decided there. */
export function isSettled(part: PartState, own: OwnFaults): boolean {
  if (!isListState(part)) return isFieldSettled(part, own);
  const { list, rows, refusal, advice, changedSince } = part;
  return (
    rows.length > 0 &&
    !refusal &&
    !advice &&
    !changedSince &&
    !own.has(list.list) &&
    // What may stay empty in a row holds nothing back.
    rows.every(({ fields }) =>
      fields.every((field) => (field.value === undefined && !field.refusal) || isFieldSettled(field, own)),
    )
  );
}

/** The parts of a section that are settled when its page opens, to be folded; none where they are few. */
export function settledParts({ parts }: SectionState, own: OwnFaults): ReadonlySet<string> {
  const settled = parts.filter((part) => isSettled(part, own));
  return new Set(fieldsOf(settled).length < fewestFolded ? [] : settled.map(pathOf));
}

/** How many of these fields hold a value, and how many of those nobody had to type. */
export function countFilled(parts: readonly PartState[]): { readonly filled: number; readonly forYou: number } {
  const filled = fieldsOf(parts).filter(({ value }) => value !== undefined);
  return {
    filled: filled.length,
    forYou: filled.filter(({ origin, field }) => field.isDerived || isFromSource(origin)).length,
  };
}
