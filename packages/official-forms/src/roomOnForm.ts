import type { FormEdition } from "./maps/fieldMapping.ts";
import { fieldsOnForm } from "./mapping.ts";

/** What an edition has room for: rows of each list, and the dates that stand in one box, which takes whole dates alone. */
type RoomOnForm = { readonly rows: ReadonlyMap<string, number>; readonly wholeDates: ReadonlySet<string> };

export function roomOnForm(edition: FormEdition): RoomOnForm {
  const rows = new Map<string, number>();
  for (const field of fieldsOnForm(edition)) {
    const [, list, row] = /^([^[]+)\[(\d+)\]/.exec(field) ?? [];
    if (list !== undefined) rows.set(list, Math.max(rows.get(list) ?? 0, Number(row) + 1));
  }
  return {
    rows,
    wholeDates: new Set(edition.places.filter(({ kind }) => kind === "date").map(({ field }) => field)),
  };
}
