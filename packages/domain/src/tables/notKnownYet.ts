import type { IsoDate } from "../kernel/calendarDate.ts";

/** The last day of a gap that has no known end. */
export const openEnd: IsoDate = "9999-12-31";

/** From this day on no value is known: the last one has ended and the next one has not been read. */
export const notKnownFrom = (from: IsoDate, reason: string) => [{ from, until: openEnd, reason }] as const;
