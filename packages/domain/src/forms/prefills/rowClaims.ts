import type { FormRow, FormValue, Prefilled, PrefilledRows, RowClaims } from "../fields/field.ts";
import { namesNoCountry } from "../../lists/countries.ts";
import { bySource, thingOf } from "./oneThing.ts";

/** What differs within a row of a list is open like any other field (ADR 0290): nothing stands there until a person chooses. */

export type OpenRow = { readonly row: FormRow; readonly open: RowClaims };

type Parts = Readonly<Record<string, Prefilled | undefined>>;

/** A row whose fields are each known, open or unknown. */
export function openRow(parts: Parts): OpenRow {
  const known = Object.entries(parts);
  return {
    row: Object.fromEntries(known.flatMap(([name, found]) => (found && !found.claims ? [[name, found.value]] : []))),
    open: Object.fromEntries(known.flatMap(([name, found]) => (found?.claims ? [[name, found.claims]] : []))),
  };
}

/** The same of facts that a form writes in its own way, such as two names in one field. */
export function openRowOf<Facts>(parts: Parts, toRow: (facts: Facts) => FormRow): OpenRow {
  const facts = openRow(parts).row;
  const settledRow = toRow(facts as Facts);
  const open: Record<string, RowClaims[string]> = {};
  for (const { of, from, whole } of bySource(parts, (values) => toRow(values as Facts))) {
    const none = Object.entries(parts).flatMap(([name, found]) =>
      found?.claims?.some((claim) => claim.of === of && claim.value === "") ? [[name, ""] as const] : [],
    );
    for (const [name, value] of Object.entries({ ...Object.fromEntries(none), ...whole }))
      if (value !== settledRow[name]) open[name] = [...(open[name] ?? []), { value, from, of }];
  }
  return { row: Object.fromEntries(Object.entries(settledRow).filter(([name]) => !(name in open))), open };
}

export const rowsWithOpen = (rows: readonly OpenRow[], from: Prefilled["from"]): PrefilledRows => ({
  value: rows.map(({ row }) => row),
  from,
  ...(rows.some(({ open }) => Object.keys(open).length > 0) ? { open: rows.map(({ open }) => open) } : {}),
});

const alike = (one: FormRow, filled: FormRow): number =>
  Object.entries(filled).filter(([name, value]) => one[name] === value).length;

/**
 * The rows that were filled in, in the order of those that a person made of them. Whoever changes or takes out one row owns the
 * whole list, and what is open in the others stays so: a row is known by what it still says.
 */
export function filledRowsOf(
  entered: readonly FormRow[],
  { value: filled }: PrefilledRows,
): readonly (number | undefined)[] {
  const left = new Set(filled.keys());
  return entered.map((row, index) => {
    const inOrder = [...left].toSorted((one, other) => Math.abs(one - index) - Math.abs(other - index));
    const best = inOrder.reduce<number | undefined>(
      (found, at) =>
        alike(row, filled[at] ?? {}) > (found === undefined ? 0 : alike(row, filled[found] ?? {})) ? at : found,
      undefined,
    );
    if (best !== undefined) left.delete(best);
    return best;
  });
}

/** What is open beside each row in force, as far as nobody entered something there. */
export function openInRows(
  rows: readonly FormRow[],
  prefilled: PrefilledRows | undefined,
  isEntered: boolean,
): readonly RowClaims[] {
  const { open } = prefilled ?? {};
  if (!prefilled || !open) return [];
  const places = isEntered ? filledRowsOf(rows, prefilled) : rows.map((_, index) => index);
  return rows.map((row, index) => {
    const claims = open[places[index] ?? -1] ?? {};
    return Object.fromEntries(Object.entries(claims).filter(([name]) => row[name] === undefined));
  });
}

/** What the sources say by now beside what a person entered: where they differ, the value that was entered stays. */
export function rowsSaidNow(entered: readonly FormRow[], prefilled: PrefilledRows): readonly FormRow[] {
  const { value, open } = prefilled;
  if (!open) return value;
  const places = filledRowsOf(entered, prefilled);
  return value.map((row, at) => {
    const own = entered[places.indexOf(at)];
    const kept = Object.keys(open[at] ?? {}).flatMap((name): readonly (readonly [string, FormValue])[] =>
      own?.[name] === undefined ? [] : [[name, own[name]]],
    );
    return kept.length === 0 ? row : { ...row, ...Object.fromEntries(kept) };
  });
}

/** One source is right in a row: what it says stands in every open field of the same thing there, and what it does not say stays empty. */
export function chosenInRow(claims: RowClaims, chosen: { readonly of: string }): FormRow {
  return Object.fromEntries(
    Object.entries(claims)
      .filter(([, each]) => each.some(({ of }) => thingOf(of) === thingOf(chosen.of)))
      .map(([name, each]) => [name, each.find(({ of }) => of === chosen.of)?.value ?? ""]),
  );
}

/** An unknown country is no knowledge of one, in what differs as in what is filled in. */
export function withoutUnknownCountries(found: PrefilledRows, places: readonly string[]): PrefilledRows {
  const isKnown = (name: string, value: FormValue) => !places.includes(name) || !namesNoCountry(value);
  const open = found.open?.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, claims]) => [name, claims.filter(({ value }) => isKnown(name, value))]),
    ),
  );
  return {
    ...found,
    value: found.value.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name, value]) => isKnown(name, value))),
    ),
    ...(open ? { open } : {}),
  };
}
