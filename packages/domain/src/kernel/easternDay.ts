import { dateOfDayNumber, dayNumber, type IsoDate } from "./calendarDate.ts";

/**
 * The day of an instant where the authority’s offices are, which is what its deadlines are counted in. In the evening it is already
 * the next day in UTC. Computed and not asked of the machine, for the rules know no time zones; a test compares it with those of
 * the machine (https://nrc.canada.ca/en/certifications-evaluations-standards/canadas-official-time/time-zones-daylight-saving-time).
 */
export function easternDay(instant: string): IsoDate {
  const day = instant.slice(0, 10);
  const minutes = Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16));
  // A day without a time is that day.
  if (instant.length <= 10) return day;
  const passed = minutes - hoursBehind(day, minutes) * 60;
  return passed < 0 ? dateOfDayNumber(dayNumber(day) - 1) : day;
}

/** Summer time is from the second Sunday of March to the first of November, at two o’clock in the night on the clocks before. */
function hoursBehind(day: IsoDate, minutes: number): number {
  const year = day.slice(0, 4);
  const at = dayNumber(day) * 1440 + minutes;
  const starts = sundayFrom(`${year}-03-08`) * 1440 + 7 * 60;
  const ends = sundayFrom(`${year}-11-01`) * 1440 + 6 * 60;
  return at >= starts && at < ends ? 4 : 5;
}

/** The first Sunday on or after a day; 1 January 1970 was a Thursday. */
function sundayFrom(day: IsoDate): number {
  const number = dayNumber(day);
  return number + ((((3 - number) % 7) + 7) % 7);
}
