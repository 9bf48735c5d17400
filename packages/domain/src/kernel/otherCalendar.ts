import { refusal } from "./validation.ts";

/**
 * Days of other calendars, typed as they stand on a paper: Nepal counts some 57 years more, Thailand 543, the Islamic and
 * Persian calendars some 580 to 620 fewer. Their years are told by being too far off; a calendar that is only a few years off
 * (Ethiopia) cannot be told.
 */

export const otherCalendar = refusal("otherCalendar", {
  en: "This year is not of the calendar that Canada uses. Enter the same day as it is in your passport (for 2057 in Nepal, 2000).",
  fr: "Cette année n’est pas du calendrier que le Canada utilise. Entrez le même jour tel qu’il est dans votre passeport (pour 2057 au Népal, 2000).",
});

/** The years that any date may lie ahead: a year more than the window of dates. */
const yearsAhead = 30;
/** A day that has passed and is typed wrong by some years is a slip; by more, it is another calendar. */
const yearsOfSlip = 5;
const firstYear = 1700;

const yearsFrom = (today: string, day: string): number => Number(day.slice(0, 4)) - Number(today.slice(0, 4));

/** A day or month of a year that no date of a case can have. */
export const isOfOtherCalendar = (day: string, today: string): boolean =>
  /^\d{4}/.test(day) && (Number(day.slice(0, 4)) < firstYear || yearsFrom(today, day) > yearsAhead);

/** The same of a day that must have passed: it need not lie that far ahead. */
export const isPastOfOtherCalendar = (day: string, today: string): boolean =>
  isOfOtherCalendar(day, today) || yearsFrom(today, day) > yearsOfSlip;
