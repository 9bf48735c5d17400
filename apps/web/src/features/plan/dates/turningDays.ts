import type { Plan } from "@boreal/domain/plan/planned";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { addDays, addMonths, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Text } from "@boreal/domain/kernel/text";
import { caseOn } from "@boreal/domain/plan/caseOn";
import { changeDates } from "@boreal/domain/plan/changeDates";
import { differenceOf, type PlanChange } from "@boreal/domain/plan/difference";
import { computePlan } from "@boreal/domain/plan/plan";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { byDirection, changeName } from "../../../case/changes/changeWords.ts";
import { isSameText } from "../../../ui/halves.ts";

/** A day that makes something in the plan another than on the day before, with the names of what that is. */
export type TurningDay = { readonly date: IsoDate; readonly names: readonly Text[] };

/** How far ahead the tables are looked through. */
const monthsAhead = 24;

/** The coming days on which a table that the plan rests on changes, and with it the plan. */
export function turningDays(caseFile: CaseFile, plan: Plan): readonly TurningDay[] {
  const { type } = caseFile.application;
  const the = readerFor(caseFile);
  return changeDates(plan, addMonths(plan.today, monthsAhead)).flatMap(({ date }) => {
    const before = computePlan(caseOn(caseFile, addDays(date, -1)));
    const after = computePlan(caseOn(caseFile, date));
    const changes = byDirection(differenceOf(before, after).changes).flatMap(
      (group): readonly PlanChange[] => group.changes,
    );
    if (changes.length === 0) return [];
    const names = changes.map((change) => changeName(change, { before, after, type, the }));
    return [
      { date, names: names.filter((name, index) => names.findIndex((other) => isSameText(other, name)) === index) },
    ];
  });
}
