import type { CaseReader } from "../caseFile/reader.ts";
import { daysBetween, type IsoDate } from "../kernel/calendarDate.ts";
import { reminderDays, type ReminderDays } from "../tables/reminderDays.ts";
import { everyDeadline } from "./deadlines.ts";
import type { Deadline } from "./deadline.ts";

/** A deadline that has come near. */
export type DueReminder = {
  readonly deadline: Deadline;
  readonly date: IsoDate;
  /** The distance that is due: the smallest of the table that the day has come within. */
  readonly daysBefore: number;
  readonly kind: keyof ReminderDays;
};

/** Deadlines that a letter of an authority sets, by what their ids begin with. */
const requests: readonly string[] = ["biometrics", "medicalExam", "originalPassport", "additionalDocuments", "request"];
/** Documents and statuses that end. */
const ends: readonly string[] = [
  "expiry",
  "passport",
  "permitEnd",
  "biometricsExpiry",
  "attestationLetter",
  "issuedEnd",
];

export function reminderKindOf({ id }: Pick<Deadline, "id">): keyof ReminderDays {
  const [family = ""] = id.split(".");
  return requests.includes(family) ? "request" : ends.includes(family) ? "end" : "other";
}

/** The distance that is due. Nothing for a day that is over or far away: what was missed is made good by the nearest alone. */
export function distanceDue(date: IsoDate, today: IsoDate, distances: readonly number[]): number | undefined {
  if (date < today) return undefined;
  const left = daysBetween(today, date);
  return distances.toSorted((one, other) => one - other).find((days) => left <= days);
}

/** The deadlines of everybody in the case of which somebody has to be reminded today. One that is done is none any more. */
export function dueReminders(the: CaseReader, today: IsoDate): readonly DueReminder[] {
  const days = the.fresh().row(reminderDays);
  if (!days.found) return [];
  return everyDeadline(the).flatMap((deadline): readonly DueReminder[] => {
    const date = deadline.decision.value;
    if (date === null) return [];
    const kind = reminderKindOf(deadline);
    const daysBefore = distanceDue(date, today, days.row.value[kind]);
    return daysBefore === undefined ? [] : [{ deadline, date, daysBefore, kind }];
  });
}
