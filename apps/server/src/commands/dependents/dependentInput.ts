import {
  dependentTypes,
  dependentVisaTypes,
  type DependentType,
  type DependentVisaType,
} from "@boreal/domain/caseFile/dependents";
import type { Refusal } from "@boreal/domain/kernel/validation";
import { dependentRefusals } from "./dependentRefusals.ts";
import { latestToday, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import { isPastOfOtherCalendar, otherCalendar } from "@boreal/domain/kernel/otherCalendar";
import { firstPossibleDay, isPartialDate, knownPart } from "@boreal/domain/kernel/partialDate";

/** As it comes from outside; `undefined` leaves a value alone, `null` clears it. */
export type DependentFields = {
  readonly visaType?: string | null | undefined;
  readonly birthday?: string | null | undefined;
  readonly applicantFullName?: string | null | undefined;
};

const longestName = 300;
const mostChildren = 30;

export const isDependentType = (value: string): value is DependentType => dependentTypes.some((type) => type === value);
const isVisaType = (value: string): value is DependentVisaType => dependentVisaTypes.some((type) => type === value);

export const isChildNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= mostChildren;

type ReadFields =
  | { readonly refused: Refusal }
  | {
      readonly refused?: undefined;
      readonly fields: DependentFields & { visaType?: DependentVisaType | null | undefined };
    };

/** A child may be born where the next day has begun; a year far off is one of another calendar. */
function birthdayRefusal(birthday: string, today: IsoDate): Refusal | undefined {
  if (!isPartialDate(birthday)) return dependentRefusals.birthday;
  if (isPastOfOtherCalendar(knownPart(birthday), today)) return otherCalendar;
  return (firstPossibleDay(birthday) ?? "") > latestToday(today) ? dependentRefusals.birthday : undefined;
}

/** The values, checked and trimmed, or what is wrong with one of them. */
export function readDependentFields(given: DependentFields, today: IsoDate): ReadFields {
  const { visaType, birthday, applicantFullName } = given;
  if (typeof visaType === "string" && !isVisaType(visaType)) return { refused: dependentRefusals.visaType };
  const badDay = typeof birthday === "string" ? birthdayRefusal(birthday, today) : undefined;
  if (badDay) return { refused: badDay };
  const name = typeof applicantFullName === "string" ? applicantFullName.trim() : applicantFullName;
  if (typeof name === "string" && name.length > longestName) return { refused: dependentRefusals.name };
  return { fields: { visaType, birthday, applicantFullName: name === "" ? null : name } };
}
