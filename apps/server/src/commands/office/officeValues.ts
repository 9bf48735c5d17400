import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { keptValues, officeFaults, type OfficePart, type OfficeValues } from "@boreal/domain/office/officeField";
import { says, type PlacedRefusal } from "../deps.ts";

export type SavedOffice = { readonly done: boolean; readonly refusals: readonly PlacedRefusal[] };

const notValues = says("officeValuesUnreadable", {
  en: "This could not be read. Load the page again and enter it again.",
  fr: "Ceci n’a pas pu être lu. Rechargez la page et entrez-le de nouveau.",
});

const areValues = (given: unknown): given is OfficeValues =>
  typeof given === "object" &&
  given !== null &&
  !Array.isArray(given) &&
  Object.values(given).every(
    (value) => value === null || ["string", "boolean", "number", "undefined"].includes(typeof value),
  );

/** What is kept of what was entered, or what is wrong with it, each with its field. */
export function checkedOfficeValues(
  parts: readonly OfficePart[],
  given: unknown,
  today: IsoDate,
): { readonly values: OfficeValues } | SavedOffice {
  if (!areValues(given)) return { done: false, refusals: [notValues] };
  const faults = officeFaults(parts, given, today);
  return faults.length === 0
    ? { values: keptValues(parts, given, today) }
    : { done: false, refusals: faults.map(({ path, refusal }) => ({ ...refusal, path })) };
}
