import type { IsoDate, IsoMonth } from "../../kernel/calendarDate.ts";
import { addMonths, addYears, isIsoMonth } from "../../kernel/calendarDate.ts";
import type { Text } from "../../kernel/text.ts";
import { formHistory } from "../../tables/officialForms/formLimits.ts";
import type { FormRow } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";

/** Months of the years that forms ask about for which nothing is told, from the first that is told on. */

type Span = { readonly from: IsoMonth; readonly to: IsoMonth };

const monthAfter = (month: IsoMonth, months = 1): IsoMonth => addMonths(`${month}-01`, months).slice(0, 7);

/** Both months of a span count as covered: somebody who changes jobs within a month leaves no gap. */
export function gapsBetween(spans: readonly Span[], since: IsoMonth, until: IsoMonth): readonly Span[] {
  const gaps: Span[] = [];
  let told: IsoMonth | undefined;
  for (const { from, to } of spans.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
    if (told !== undefined && from > monthAfter(told)) gaps.push({ from: monthAfter(told), to: monthAfter(from, -1) });
    if (told === undefined || to > told) told = to;
  }
  if (told !== undefined && told < until) gaps.push({ from: monthAfter(told), to: until });
  return gaps.filter(({ to }) => to >= since).map(({ from, to }) => ({ from: from < since ? since : from, to }));
}

const asMonth = (value: unknown): IsoMonth | undefined =>
  typeof value === "string" && isIsoMonth(value) ? value : undefined;

/** What goes on lasts until this month. */
function spanOf({ from, to }: FormRow, now: IsoMonth): Span | undefined {
  const [start, end] = [asMonth(from), to === undefined || to === "" ? now : asMonth(to)];
  return start === undefined || end === undefined || end < start ? undefined : { from: start, to: end };
}

/** As on the forms: month and year. */
const inWords = (month: IsoMonth): string => `${month.slice(5)}/${month.slice(0, 4)}`;

export const monthsInWords = (spans: readonly Span[], between: string): string =>
  spans.map(({ from, to }) => (from === to ? inWords(from) : `${inWords(from)} ${between} ${inWords(to)}`)).join(", ");

/** Every month from one to another that no row covers; nothing while a row has no dates, for it may cover them. */
export function openMonths(rows: readonly FormRow[], since: IsoMonth, now: IsoMonth): readonly Span[] | undefined {
  const spans = rows.map((row) => spanOf(row, now)).filter((span) => span !== undefined);
  if (spans.length < rows.length) return undefined;
  const [first] = spans.map(({ from }) => from).toSorted();
  if (first === undefined) return [{ from: since, to: now }];
  const before = first > since ? [{ from: since, to: monthAfter(first, -1) }] : [];
  return [...before, ...gapsBetween(spans, since, now)];
}

/** The gaps of these activities in a sentence; nothing while one of them has no dates, for it may fill them. */
export function gapsTold(rows: readonly FormRow[], the: FormReader): Text | undefined {
  const limits = the.case.row(formHistory);
  const today: IsoDate = the.case.today();
  const now = today.slice(0, 7);
  const spans = rows.map((row) => spanOf(row, now));
  if (!limits.found || spans.includes(undefined)) return undefined;
  const gaps = gapsBetween(
    spans.filter((span) => span !== undefined),
    addYears(today, -limits.row.value.jobYears).slice(0, 7),
    now,
  );
  if (gaps.length === 0) return undefined;
  return {
    en: `Nothing is entered yet for ${monthsInWords(gaps, "to")}. You can leave it that way. Officers ask what happened in such months. Time without work, at home or travelling is an activity too.`,
    fr: `Rien n’est encore inscrit pour ${monthsInWords(gaps, "à")}. Vous pouvez laisser cela ainsi. Les agents demandent ce qui s’est passé pendant ces mois. Le temps sans emploi, à la maison ou en voyage est aussi une activité.`,
  };
}
