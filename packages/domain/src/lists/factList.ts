import type { TableSource } from "../kernel/datedTable.ts";
import type { Text } from "../kernel/text.ts";

/** One entry of a list: `name` in our words, `label` as a form or an authority spells it, for data in one language only. */
export type FactEntry = { readonly id: string; readonly name?: Text; readonly label?: string };

/** A list of facts, with what it rests on. Amounts, ages and days stand in dated tables, not here. */
export type FactList<E extends FactEntry = FactEntry> = {
  readonly id: string;
  readonly title: Text;
  readonly source: TableSource;
  /** Why it is not verified, or what else must be known about all of its entries. */
  readonly note?: string;
  readonly entries: readonly E[];
};
