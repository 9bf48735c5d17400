import { createHash } from "node:crypto";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { calendarKindWords, type CalendarKind } from "@boreal/domain/kernel/calendar/calendarKinds";
import { fill, type Language, type Text } from "@boreal/domain/kernel/text";
import type { Calendar } from "./ics.ts";

/** One entry of the calendar of a member of the legal team. */
export type MemberEntry = {
  readonly applicationId: string;
  readonly day: IsoDate;
  readonly kind: CalendarKind;
  readonly matterNumber: string | null;
  /** What is due, in words of the rules; null: a task, which people word. */
  readonly title: Text | null;
  /** Only where the member chose names: whose case it is, and the words of a task. */
  readonly named: { readonly name: string; readonly words: string | null } | null;
};

const calendarName: Text = { en: "Boreal: cases", fr: "Boreal : dossiers" };
const noNumber: Text = { en: "Case without a number", fr: "Dossier sans numéro" };
const entryTitle: Text = { en: "{case}: {what}", fr: "{case} : {what}" };
const description: Text = {
  en: "{kind}. Sign in to Boreal to open the case: {address}",
  fr: "{kind}. Ouvrez une session dans Boreal pour voir le dossier : {address}",
};

/** The days of the cases that a member works on. No name is in it that the member did not choose (ADR 0451). */
export function memberCalendar(
  entries: readonly MemberEntry[],
  told: { readonly language: Language; readonly address: string; readonly at: Date },
): Calendar {
  const { language, address, at } = told;
  const seen = new Map<string, number>();
  return {
    name: calendarName[language],
    language,
    at,
    events: entries.map(({ applicationId, day, kind, matterNumber, title, named }) => {
      const word = calendarKindWords[kind];
      const what = named?.words ?? (title ?? word)[language];
      const whose = [named?.name ?? "", matterNumber ?? ""].filter((part) => part !== "").join(", ");
      // The same day of a case keeps its name while it moves; several alike are counted.
      const base = `${applicationId} ${kind} ${title?.en ?? ""}`;
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      return {
        uid: `${createHash("sha256").update(`${base} ${count}`).digest("hex").slice(0, 32)}@boreal`,
        date: day,
        title: fill(entryTitle, { case: whose === "" ? noNumber : whose, what })[language],
        description: fill(description, { kind: word, address })[language],
      };
    }),
  };
}
