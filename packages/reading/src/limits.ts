import { isoDate } from "@boreal/domain/kernel/calendarDate";
import { rowOn } from "@boreal/domain/kernel/datedTable";
import { readingThresholds, type ReadingThresholds } from "@boreal/domain/tables/readingThresholds";

/** What a file may be at most, checked before anything is decoded. */
export type Limits = { readonly maxBytes: number; readonly maxPages: number; readonly maxPixels: number };

/** `maxBytes`: what whoever brings the file takes, where that is another. */
export const limitsOf = (thresholds: ReadingThresholds, maxBytes: number = thresholds.maxBytes): Limits => ({
  maxBytes,
  maxPages: thresholds.maxPages,
  maxPixels: thresholds.maxMegapixels * 1_000_000,
});

/** The thresholds in force on the machine's own day. Throws when the table has no row for it: a fault of ours. */
export function thresholdsInForce(now: Date = new Date()): ReadingThresholds {
  const found = rowOn(readingThresholds, isoDate(now.getFullYear(), now.getMonth() + 1, now.getDate()));
  if (!found.found) throw new Error(`the table ${found.table} has no row for ${found.date}`);
  return found.row.value;
}
