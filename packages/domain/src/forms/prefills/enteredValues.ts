import type { FormRow, FormValue } from "../fields/field.ts";

/** What a person entered in one form. An empty text stands for a field that was emptied. */
export type Entered = {
  readonly values: ReadonlyMap<string, FormValue>;
  readonly lists: ReadonlyMap<string, readonly FormRow[]>;
};

const rowPart = /^([^[\]]+)\[(\d+)\]\.([^[\]]+)$/;

/** The list, the row and the field that such a path names. */
export function fieldOfRow(path: string): readonly [list: string, row: number, field: string] | undefined {
  const [, list, row, name] = rowPart.exec(path) ?? [];
  return list === undefined || name === undefined ? undefined : [list, Number(row), name];
}

/** Rows that nobody could have meant are not made, however large the number in a path. */
export const mostRows = 50;

function valueOf(value: unknown): FormValue | undefined {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return value === null ? "" : undefined;
}

const rowOf = (value: unknown): FormRow =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, part]) => {
          const known = valueOf(part);
          return known === undefined ? [] : [[name, known] as const];
        }),
      )
    : {};

/** Reads values by dotted path; `previousCountries[0].name` becomes a part of the first row of that list. */
export function readEntered(stored: Readonly<Record<string, unknown>> | undefined): Entered {
  const values = new Map<string, FormValue>();
  const lists = new Map<string, FormRow[]>();
  for (const [path, value] of Object.entries(stored ?? {})) {
    if (Array.isArray(value)) lists.set(path, value.slice(0, mostRows).map(rowOf));
  }
  for (const [path, value] of Object.entries(stored ?? {})) {
    if (Array.isArray(value)) continue;
    const known = valueOf(value);
    if (known === undefined) continue;
    const [list, index, name] = fieldOfRow(path) ?? [];
    if (list === undefined || index === undefined || name === undefined) values.set(path, known);
    else if (index < mostRows) {
      const rows = lists.get(list) ?? [];
      lists.set(list, rows);
      putInRow(rows, index, name, known);
    }
  }
  return { values, lists };
}

function putInRow(rows: FormRow[], index: number, name: string, value: FormValue): void {
  while (rows.length <= index) rows.push({});
  rows[index] = { ...rows[index], [name]: value };
}
