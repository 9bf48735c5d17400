import type { PlannedDeadline } from "@boreal/domain/plan/planned";
import { createHash } from "node:crypto";
import { fill, type Language, type Text } from "@boreal/domain/kernel/text";
import type { Calendar, DayEvent } from "./ics.ts";

const calendarName: Text = { en: "Boreal: deadlines", fr: "Boreal : échéances" };

const description: Text = {
  en: "Boreal works this date out from your answers and documents. If a letter from the authorities names another date, that one counts. Sign in to see the reason: {address}",
  fr: "Boreal calcule cette date à partir de vos réponses et de vos documents. Si une lettre des autorités indique une autre date, c’est celle-ci qui compte. Ouvrez une session pour voir la raison : {address}",
};

export type CaseDeadlines = { readonly applicationId: string; readonly deadlines: readonly PlannedDeadline[] };

/**
 * The deadlines of one or several applications. Titles are those of the rules, the same for everybody: no name, no answer
 * and no number of a case stands in a calendar that other people may see. `address` leads to the sign-in page.
 */
export function deadlineCalendar(
  cases: readonly CaseDeadlines[],
  told: { readonly language: Language; readonly address: string; readonly at: Date },
): Calendar {
  const { language, address, at } = told;
  return {
    name: calendarName[language],
    language,
    at,
    events: cases.flatMap((one) => eventsOf(one, language, fill(description, { address })[language])),
  };
}

function eventsOf({ applicationId, deadlines }: CaseDeadlines, language: Language, explained: string): DayEvent[] {
  const seen = new Map<string, number>();
  return deadlines.flatMap(({ id, title, date }) => {
    if (date === null) return [];
    // A rule may give several dates, one per child or letter.
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return [{ uid: uidOf(`${applicationId} ${id} ${count}`), date, title: title[language], description: explained }];
  });
}

/** Tells nothing of the application to whoever sees the calendar. */
const uidOf = (what: string): string => `${createHash("sha256").update(what).digest("hex").slice(0, 32)}@boreal`;
