import type { FormReader } from "../../forms/formReader.ts";
import type { FillValue } from "../../kernel/text.ts";
import type { FactRef } from "../../kernel/trace.ts";
import { factOfField, type Fact, type TypedElsewhere } from "./fact.ts";
import { cleaned } from "./typedWords.ts";

/** What stands in one row of a list that a letter asks for. */
export type RowPlace = {
  readonly list: string;
  readonly index: number;
  /** What the row rests on while nobody entered it. */
  readonly filledFrom?: FactRef;
};

export const rowField = (the: FormReader, { list, index }: RowPlace, name: string): FactRef =>
  factOfField(the, `${list}[${index}].${name}`);

/** As text; yes and no are asked with `rowSays`. */
export const inRow = (the: FormReader, { list, index }: RowPlace, name: string): string | undefined => {
  const value = the.rows(list).rows[index]?.[name];
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
};

/** Where a value of a row is from, noted. */
function note(the: FormReader, at: RowPlace, name: string, isMissing: boolean): FactRef {
  const { isEntered, prefilled } = the.rows(at.list);
  const fact = isEntered || isMissing ? rowField(the, at, name) : (at.filledFrom ?? prefilled?.from.fact);
  const known = fact ?? rowField(the, at, name);
  the.case.trace.note(known, isMissing);
  return known;
}

export const rowFact =
  (at: RowPlace, name: string, to: (value: string) => FillValue | undefined = (value) => cleaned(value)): Fact =>
  (the) => {
    const value = inRow(the, at, name);
    note(the, at, name, value === undefined);
    return value === undefined ? undefined : to(value);
  };

/** What was typed in a row, as sentences. */
export const rowText =
  (at: RowPlace, name: string): TypedElsewhere =>
  (the) => {
    const text = inRow(the, at, name);
    return { text, fact: note(the, at, name, text === undefined) };
  };

export function rowSays(the: FormReader, at: RowPlace, name: string): boolean | undefined {
  const value = the.rows(at.list).rows[at.index]?.[name];
  note(the, at, name, typeof value !== "boolean");
  return typeof value === "boolean" ? value : undefined;
}
