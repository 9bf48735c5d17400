import { addYears, type IsoMonth } from "../../kernel/calendarDate.ts";
import { firstPossibleDay, isPartialDate } from "../../kernel/partialDate.ts";
import { refusal, type Refusal } from "../../kernel/validation.ts";
import { minorAge } from "../../tables/family/ages.ts";
import { formHistory } from "../../tables/officialForms/formLimits.ts";
import type { FormRow } from "../fields/field.ts";
import type { FormReader } from "../formReader.ts";
import { monthsInWords, openMonths } from "../lifeHistory/gaps.ts";

/** Each month of the last ten years is told, or since the 18th birthday, by the first day that it can be, where that is later. */

/** The first month that has to be told; nothing of whoever is not 18 yet. */
export function firstMonthAsked(the: FormReader): IsoMonth | undefined {
  const [limits, adult] = [the.case.row(formHistory), the.case.row(minorAge)];
  if (!limits.found || !adult.found) return undefined;
  const today = the.case.today();
  const years = addYears(today, -limits.row.value.jobYears);
  const born = the.text("applicant.dateOfBirth");
  const first = born !== undefined && isPartialDate(born) ? firstPossibleDay(born) : undefined;
  const grown = first === undefined ? years : addYears(first, adult.row.value);
  return grown > today ? undefined : (grown > years ? grown : years).slice(0, 7);
}

/** What is left open, as a refusal: the form says that the application waits until every period is accounted for. */
export function everyMonthTold(rows: readonly FormRow[], the: FormReader): Refusal | undefined {
  const since = firstMonthAsked(the);
  const now = the.case.today().slice(0, 7);
  const open = since === undefined ? [] : (openMonths(rows, since, now) ?? []);
  return open.length === 0
    ? undefined
    : refusal("monthsNotTold", {
        en: `Nothing is entered for ${monthsInWords(open, "to")}. The form asks for every month. Time without work, at home or travelling counts too.`,
        fr: `Rien n’est inscrit pour ${monthsInWords(open, "à")}. Le formulaire demande chaque mois. Le temps sans emploi, à la maison ou en voyage compte aussi.`,
      });
}
