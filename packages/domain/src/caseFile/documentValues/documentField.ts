import type { Text } from "../../kernel/text.ts";

/**
 * One value that a document says: what it is called, and how it is written. The screen, the command and the case file share
 * these. A day is kept as YYYY-MM-DD, an amount and a number as a number, yes and no as true and false, a choice, a country
 * and a province by their ids: the same that reading gives and rules compare.
 */
export type DocumentField = { readonly id: string; readonly label: Text } & FieldKind;

export type FieldChoice = { readonly id: string; readonly label: Text };

type FieldKind =
  | { readonly kind: "text"; readonly most: number; /** Of a person. */ readonly isName?: true }
  /** A number or code as it is printed, kept without spaces and hyphens, in capitals. */
  | {
      readonly kind: "code";
      readonly least?: number;
      readonly most: number;
      readonly pattern?: RegExp;
      /** The only codes that there are. */
      readonly among?: ReadonlySet<string>;
      readonly otherwise?: Text;
    }
  | {
      readonly kind: "date";
      readonly isPast?: true;
      /** The paper may have the year alone. */ readonly mayBePartial?: true;
    }
  | { readonly kind: "money"; readonly mayBeNegative?: true }
  | { readonly kind: "number"; readonly most: number; readonly whole: boolean }
  | { readonly kind: "choice"; readonly choices: readonly FieldChoice[] }
  | { readonly kind: "country" }
  | { readonly kind: "province" }
  | { readonly kind: "yesNo" }
  /** What was found about the file itself (signed, validated, which form): no value that a person types. */
  | { readonly kind: "found" }
  /** Rows: read as a table with these columns, or asked for one by one by questions and forms. */
  | { readonly kind: "rows"; readonly columns?: readonly RowColumn[] };

/** A column of a table; `mayBeEmpty` where some rows have nothing in it. */
export type RowColumn = DocumentField & { readonly mayBeEmpty?: true };

/** What a typed value is kept as. */
export type TypedValue = string | number | boolean;

/** What a row that was read is kept as: a value for each column, null where nothing stands in it. */
export type KeptRow = Readonly<Record<string, TypedValue | null>>;
