import type { CaseFile } from "../caseFile/caseFile.ts";
import { staysAfterClosing } from "../deadlines/afterClosing.ts";
import type { IsoDate } from "../kernel/calendarDate.ts";
import type { Plan } from "./plan.ts";

/** What a list of many cases says of one, so that it need not compute the plan of each. */
export type CaseSummary = {
  /** The nearest day that is not over. */
  readonly nextDeadline: IsoDate | null;
  /** A warning about an answer or a file holds the case back. */
  readonly isBlocked: boolean;
  readonly answered: number;
  readonly asked: number;
};

export function summaryOf({ today, deadlines, warnings, assessment }: Plan): CaseSummary {
  const ahead = deadlines.flatMap(({ date }) => (date !== null && date >= today ? [date] : [])).toSorted();
  const { answered, skipped, total } = assessment.progress;
  return {
    nextDeadline: ahead[0] ?? null,
    isBlocked: [...assessment.warnings, ...warnings].some(({ blocking, overriddenBy }) => blocking && !overriddenBy),
    answered,
    asked: total - skipped,
  };
}

/** Of a closed case: what is told once nothing more is prepared. */
export const closedSummary = (plan: Plan): CaseSummary => ({
  ...summaryOf({ ...plan, deadlines: plan.deadlines.filter(staysAfterClosing) }),
  isBlocked: false,
});

/**
 * The numbers by which the legal team finds a case: the client's number with the authority, wherever it was given or read, those
 * of its filing and profile, and the court's file number. Digits and letters only.
 */
export function numbersOf({ application, answers, documents, forms = {} }: CaseFile): readonly string[] {
  const given: unknown[] = [
    application.courtFileNumber,
    application.confirmationNumber,
    application.profileNumber,
    answers.uciNumber,
    ...documents
      .filter(({ documentOwner }) => documentOwner === "main")
      .map(({ parsedValues }) => parsedValues?.uciNumber),
    ...Object.entries(forms)
      .filter(([key]) => !key.includes(":"))
      .map(([, values]) => (values as Readonly<Record<string, unknown>>).uci),
  ];
  return [...new Set(given.flatMap((one) => (typeof one === "string" ? [searchedNumber(one)] : [])))].filter(
    (number) => number.length >= shortestNumber,
  );
}

/** Shorter ones find everybody. */
const shortestNumber = 4;

/** As it is compared: without the spaces and dashes that each letter writes differently. */
export const searchedNumber = (number: string): string => number.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
