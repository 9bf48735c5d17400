import type { Plan } from "./planned.ts";
import { addDays, type IsoDate } from "../kernel/calendarDate.ts";
import type { DatedTable } from "../kernel/datedTable.ts";
import type { Text } from "../kernel/text.ts";
import { everyTable } from "../tables/everyTable.ts";
import { sourcesOf } from "./sourcesOf.ts";

/** A day on which a table behind the plan changes its value or has none any more. */
export type ChangeDate = {
  readonly date: IsoDate;
  readonly tables: readonly {
    readonly id: string;
    readonly title: Text;
    /** Whether a row holds from that day on. */ readonly known: boolean;
  }[];
};

type Table = Pick<DatedTable<unknown>, "id" | "title" | "rows">;

const keyOf = (title: string, from: IsoDate) => `${title} ${from}`;

/**
 * The days after `plan.today`, up to and with `until`, on which a table that the plan read changes; in order. A table counts
 * as read when one of its rows is cited: rows of one source that begin on the same day cannot be distinguished.
 */
export function changeDates(plan: Plan, until: IsoDate, tables: readonly Table[] = everyTable): readonly ChangeDate[] {
  const cited = new Set(
    sourcesOf(plan).flatMap(({ title, validFrom }) => (validFrom === undefined ? [] : [keyOf(title, validFrom)])),
  );
  const byDate = new Map<IsoDate, ChangeDate["tables"][number][]>();
  for (const { id, title, rows } of tables) {
    if (!rows.some(({ source, from }) => cited.has(keyOf(source.title, from)))) continue;
    const starts = new Set(rows.map(({ from }) => from));
    const ends = rows.flatMap((row) => (row.until === undefined ? [] : [addDays(row.until, 1)]));
    for (const date of new Set([...starts, ...ends])) {
      if (date <= plan.today || date > until) continue;
      byDate.set(date, [...(byDate.get(date) ?? []), { id, title, known: starts.has(date) }]);
    }
  }
  return [...byDate]
    .map(([date, changing]) => ({ date, tables: changing }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
