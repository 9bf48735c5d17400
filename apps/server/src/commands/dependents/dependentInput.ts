import {
  dependentTypes,
  dependentVisaTypes,
  type DependentType,
  type DependentVisaType,
} from "@boreal/domain/caseFile/dependents";
import { isIsoDate } from "@boreal/domain/kernel/calendarDate";

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

/** The values, checked and trimmed; `undefined` when one of them cannot be. */
export function readDependentFields(given: DependentFields, today: string) {
  const { visaType, birthday, applicantFullName } = given;
  if (typeof visaType === "string" && !isVisaType(visaType)) return undefined;
  if (typeof birthday === "string" && (!isIsoDate(birthday) || birthday > today)) return undefined;
  const name = typeof applicantFullName === "string" ? applicantFullName.trim() : applicantFullName;
  if (typeof name === "string" && name.length > longestName) return undefined;
  return {
    visaType,
    birthday,
    applicantFullName: name === "" ? null : name,
  };
}
