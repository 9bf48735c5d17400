import type { CaseReader } from "../../caseFile/reader.ts";
import {
  addDays,
  addYears,
  daysBetween,
  isIsoDate,
  isIsoMonth,
  lastDayOfMonth,
  type IsoDate,
} from "../../kernel/calendarDate.ts";
import type { Outcome } from "../../kernel/condition.ts";
import { fill, type Text } from "../../kernel/text.ts";
import { resumeHistory } from "../../tables/work/workLimits.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** A resume tells every month of the last years: studies, work, or neither. Its rows are `employmentHistory` and `educationHistory`, with `from` and `to` as a month or a day; `to` is `ongoing` while it lasts. */

type Span = { readonly from: IsoDate; readonly to: IsoDate };

function firstDay(told: unknown): IsoDate | undefined {
  if (typeof told !== "string") return undefined;
  if (isIsoMonth(told)) return `${told}-01`;
  return isIsoDate(told) ? told : undefined;
}

function lastDay(told: unknown, today: IsoDate): IsoDate | undefined {
  if (told === "ongoing") return today;
  if (typeof told !== "string") return undefined;
  if (isIsoMonth(told)) return lastDayOfMonth(told);
  return isIsoDate(told) ? told : undefined;
}

/** Nothing while a row lacks a date that is needed: what is not known is no gap. */
function spansIn(the: CaseReader): readonly Span[] | undefined {
  const { parsedValues = {} } = the.document();
  const rows = ["employmentHistory", "educationHistory"].flatMap((list): readonly unknown[] => {
    const value = parsedValues?.[list];
    return Array.isArray(value) ? value : [];
  });
  const spans = rows.map((row) => {
    const { from, to } = row as { readonly from?: unknown; readonly to?: unknown };
    const [first, last] = [firstDay(from), lastDay(to, the.today())];
    return first !== undefined && last !== undefined ? { from: first, to: last } : undefined;
  });
  const known = spans.filter((span) => span !== undefined);
  return known.length === spans.length && known.length > 0
    ? known.toSorted((one, other) => (one.from < other.from ? -1 : 1))
    : undefined;
}

const hasGap: Text = {
  en: "more than {days} days in a row of the last {years} years are told by no line of this resume",
  fr: "plus de {days} jours de suite des {years} dernières années ne figurent à aucune ligne de ce curriculum vitæ",
};

function isOpen(the: CaseReader): Outcome {
  const [spans, rule] = [spansIn(the), the.row(resumeHistory)];
  const [first] = spans ?? [];
  if (!spans || !first || !rule.found) return notRaised;
  const { days, years } = rule.row.value;
  const since = addYears(the.today(), -years);
  let told = first.from > since ? first.from : since;
  for (const { from, to } of [...spans, { from: addDays(the.today(), 1), to: the.today() }]) {
    if (daysBetween(told, from) - 1 > days) return { holds: true, because: [fill(hasGap, { days, years })] };
    if (to > told) told = to;
  }
  return notRaised;
}

export const resumeWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "gapInResume",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["firstName", "lastName"],
    raisedWhen: isOpen,
    name: { en: "Gap In Resume", fr: "Période manquante au curriculum vitæ" },
    message: {
      en: "A time of the last years is not told in this resume.",
      fr: "Une période des dernières années ne figure pas dans ce curriculum vitæ.",
    },
    fix: {
      en: "Add what was done in that time, unemployment and travel too.",
      fr: "Ajoutez ce qui a été fait pendant cette période, y compris le chômage et les voyages.",
    },
  }),
];
