import {
  isList,
  type Claim,
  type FormField,
  type FormRow,
  type FormValue,
  type Origin,
} from "@boreal/domain/forms/fields/field";
import { thingOf } from "@boreal/domain/forms/prefills/oneThing";
import { chosenInRow } from "@boreal/domain/forms/prefills/rowClaims";
import type { FormReader, RowsInForce } from "@boreal/domain/forms/formReader";
import { isSame } from "../../../case/answers/sameValue.ts";

/** What a person entered at one path, and what was filled in for them at that moment; none while they left it as it was. */
export type FormEntry = { readonly value: unknown; readonly base?: unknown };

/** A source that changes while a person goes on typing is still offered: what was filled in at first counts. */
const baseOf = (before: FormEntry | undefined, filled: unknown) =>
  before?.base === undefined ? (filled ?? null) : before.base;

/** A value that says what is filled in anyway is no entry: the field follows its source again. An emptied one is empty text. */
export function fieldEntry(
  field: FormField,
  the: FormReader,
  before: FormEntry | undefined,
  value: FormValue | undefined,
): FormEntry | undefined {
  const filled = the.prefilled(field)?.value;
  return isSame(value, filled) ? undefined : { value: value ?? "", base: baseOf(before, filled) };
}

/** Whoever touches a row owns the whole list. */
export function rowsEntry(
  filled: readonly FormRow[] | undefined,
  before: FormEntry | undefined,
  rows: readonly FormRow[],
): FormEntry | undefined {
  return isSame(rows, filled ?? []) ? undefined : { value: rows, base: baseOf(before, filled) };
}

/** What one source says in the fields of its thing that are open; what it does not say stays empty, for the other source is about something else. */
export function chosenOf(
  the: FormReader,
  chosen: Claim,
): readonly { readonly path: string; readonly value: FormValue }[] {
  return the.form.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (isList(part)) return [];
      const claims = the.claims(part) ?? [];
      if (!claims.some(({ of }) => thingOf(of) === thingOf(chosen.of))) return [];
      return [{ path: part.path, value: claims.find(({ of }) => of === chosen.of)?.value ?? "" }];
    }),
  );
}

/** The rows once one source was chosen in one of them. */
export function rowsChosen({ rows, open }: RowsInForce, index: number, chosen: Claim): readonly FormRow[] {
  const values = chosenInRow(open[index] ?? {}, chosen);
  return rows.map((row, at) => (at === index ? { ...row, ...values } : row));
}

/** The person keeps theirs: the new value of the source is not offered again. */
export const keptEntry = (before: FormEntry | undefined, offered: unknown): FormEntry | undefined =>
  before && { ...before, base: offered };

/** What a control says, as forms keep it: a text, or yes and no. */
export const formValueOf = (value: unknown): FormValue | undefined =>
  typeof value === "string" || typeof value === "boolean" ? value : undefined;

export const isFromSource = (origin: "entered" | Origin | undefined): origin is Origin => typeof origin === "object";
