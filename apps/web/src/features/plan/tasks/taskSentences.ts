import type { TaskItem } from "./task.ts";
import { daysBetween, type IsoDate } from "@boreal/domain/kernel/calendarDate";
import type { usePersonName } from "../../../case/usePersonName.ts";
import type { LanguageTools } from "../../../ui/language.tsx";
import type { Tone } from "../../../ui/layout/StatusTag.tsx";
import { text } from "../text.ts";
import { soonDays } from "./dateTasks.ts";

type Say = LanguageTools["t"];

/** How far a day is from today, in words. */
export function distanceTo(t: Say, today: IsoDate, due: IsoDate): string {
  const days = daysBetween(today, due);
  if (days < 0) return t(text.isPast);
  if (days === 0) return t(text.isToday);
  return days === 1 ? t(text.inOneDay) : t(text.inDays, { count: days });
}

/** A date within a month wants a look, and one that has passed stands in the way; any other is only told. */
export const toneOfDay = (today: IsoDate, due: IsoDate): Tone =>
  due < today ? "blocked" : daysBetween(today, due) <= soonDays ? "attention" : "quiet";

/** Whose it is, unless it is the reader's own. */
export function withPerson(
  { t, personName }: { t: Say; personName: ReturnType<typeof usePersonName> },
  of: TaskItem["of"],
  name: string,
): string {
  if (!of || of.person === "main") return name;
  return t(text.itemOf, { name, person: personName(of.person, of.childNumber) });
}
