import type { IsoDate } from "../kernel/calendarDate.ts";
import type { Condition } from "../kernel/condition.ts";
import type { DatedTable, RowOnDate } from "../kernel/datedTable.ts";
import type { Text } from "../kernel/text.ts";
import type { FieldCheck, Refusal } from "../kernel/validation.ts";
import type { FieldKind } from "./kinds.ts";

/** What every check may read, wherever its field stands. */
export interface Today {
  today(): IsoDate;
  row<T>(table: DatedTable<T>): RowOnDate<T>;
}

/** One choice: what is stored, and what people read. `R` is what conditions read. */
export type Choice<R = never, V extends string | number = string | number> = {
  readonly value: V;
  readonly label: Text;
  /** Offered only while this holds. A stored value that is no longer offered is refused. */
  readonly offered?: Condition<R>;
  /** Of several: cannot be combined with the others ("None of the above"). */
  readonly exclusive?: true;
  /** Comes before the others in a list that is searched. */
  readonly common?: true;
  /** Seldom chosen: stands behind one press, below the others. */
  readonly aside?: true;
  /** The number that an authority gives it, where that is not the value. */
  readonly code?: string;
};

/** `never`: may be left empty. A condition: a value is needed while it holds. */
export type Needed<R> = "always" | "never" | Condition<R>;

/** `signs`: each single sign that the check takes, where it looks at signs. */
export type ValueCheck<R = Today, V = unknown> = FieldCheck<R, V> & { readonly signs?: RegExp };

/** How long a text may be, in characters as people see them. */
export type Length = { readonly least?: number; readonly most: number };

/** One input: what questions and fields of forms have in common. What they are called and where they stand is their own. */
export interface FieldDefinition<R, V = unknown, C extends string | number = string | number> {
  readonly kind: FieldKind;
  readonly hint?: Text;
  readonly choices?: readonly Choice<R, C>[] | ((the: R) => readonly Choice<R, C>[]);
  /** Of a choice: how it is drawn. Without it, by how many choices there are. */
  readonly look?: "radios" | "dropdown";
  /** Shown beside a number: "months", "percent". */
  readonly unit?: Text;
  /** Of `texts`: how many there may be. */
  readonly mostTexts?: number;
  /** Characters that fit, shown as a count. */
  readonly length?: (the: R) => Length | undefined;
  readonly needed?: Needed<R>;
  readonly shown?: Condition<R>;
  readonly checks?: readonly ValueCheck<R, V>[];
  /** Of a text: what is kept of what was typed, where people write signs that are no part of it. */
  readonly kept?: (typed: string) => string;
  /** Of a text: names that are searched on the server while somebody types. Another one may be typed all the same. */
  readonly suggests?: "schools";
  /** Said instead of the usual sentence when a needed value is missing. */
  readonly whenMissing?: Refusal;
}

/** What may be chosen in a field. */
export const choicesIn = <R, V, C extends string | number>(
  { choices = [] }: Pick<FieldDefinition<R, V, C>, "choices">,
  the: R,
): readonly Choice<R, C>[] => (typeof choices === "function" ? choices(the) : choices);

/** Whether a field needs a value now. */
export const isNeededNow = <R>(needed: Needed<R> | undefined, the: R): boolean =>
  needed === "always" || (needed !== undefined && needed !== "never" && needed.evaluate(the).holds);
