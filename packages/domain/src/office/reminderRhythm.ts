import { daysBetween, type IsoDate } from "../kernel/calendarDate.ts";
import type { Text } from "../kernel/text.ts";
import type { OfficeValues } from "./officeField.ts";

/** How often a firm reminds an applicant who has stopped, and when it ends (ADR 0420). */

export const reminderRhythms = [
  {
    value: "week",
    days: 7,
    label: { en: "After a week, and every week", fr: "Après une semaine, puis chaque semaine" },
  },
  {
    value: "twoWeeks",
    days: 14,
    label: { en: "After two weeks, and every two weeks", fr: "Après deux semaines, puis toutes les deux semaines" },
  },
  {
    value: "month",
    days: 30,
    label: { en: "After 30 days, and every 30 days", fr: "Après 30 jours, puis tous les 30 jours" },
  },
] as const satisfies readonly { readonly value: string; readonly days: number; readonly label: Text }[];

/** Chosen like the others, so that it can be chosen again. */
export const noReminders = { value: "none", label: { en: "No reminders", fr: "Aucun rappel" } } as const;

export const rhythmPath = "reminderRhythm";

/** Days between two reminders; undefined where the firm sends none. */
export const daysOfRhythm = (firm: OfficeValues): number | undefined =>
  reminderRhythms.find(({ value }) => value === firm[rhythmPath])?.days;

/** After so many without an answer the legal team is told, and no further one is sent (decided for this product). */
export const mostReminders = 4;

export type Silence = {
  /** When the applicant last did something in the case; the day on which it began where they did nothing. */
  readonly activeOn: IsoDate;
  /** Reminders since then, and the day of the last. */
  readonly reminders: number;
  readonly remindedOn: IsoDate | null;
};

/** What is due today for a case that waits for its applicant. */
export function dueInSilence(
  { activeOn, reminders, remindedOn }: Silence,
  { days, today }: { readonly days: number; readonly today: IsoDate },
): "remindApplicant" | "tellTeam" | undefined {
  const since = remindedOn !== null && remindedOn > activeOn ? remindedOn : activeOn;
  if (daysBetween(since, today) < days) return undefined;
  return reminders < mostReminders ? "remindApplicant" : "tellTeam";
}
