import { checkPath } from "../caseFile/formChecks.ts";
import { fieldOfRow, mostRows } from "./prefills/enteredValues.ts";
import { isList, type AskedForm } from "./fields/field.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * What a case gives for a form and the form has no place for, by path: a field or a list that it does not ask, a part of a row,
 * a row beyond the most that is read. Nothing of it is used, and whoever gave it has to hear so.
 */
export function notTaken(form: AskedForm, given: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const parts = form.sections.flatMap(({ parts: all }) => all);
  const fields = new Set(parts.flatMap((part) => (isList(part) ? [] : [part.path])));
  const lists = new Map(
    parts.flatMap((part) => (isList(part) ? [[part.list, new Set(part.fields.map(({ path }) => path))] as const] : [])),
  );
  const ofRow = (list: string, row: number, name: string): string | undefined =>
    row < mostRows && lists.get(list)?.has(name) ? undefined : `${list}[${row}].${name}`;
  const ofRows = (list: string, rows: readonly unknown[]): readonly (string | undefined)[] =>
    lists.has(list)
      ? rows.flatMap((row, at) =>
          isObject(row) && at < mostRows ? Object.keys(row).map((name) => ofRow(list, at, name)) : [`${list}[${at}]`],
        )
      : [list];
  const left = Object.entries(given).flatMap(([path, value]) => {
    if (path === checkPath) return [];
    if (Array.isArray(value)) return ofRows(path, value);
    const [list, row, name] = fieldOfRow(path) ?? [];
    if (list !== undefined && row !== undefined && name !== undefined) return [ofRow(list, row, name)];
    return [fields.has(path) && !isObject(value) ? undefined : path];
  });
  return left.filter((path) => path !== undefined);
}
