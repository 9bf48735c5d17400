import type { DatedTable } from "../../kernel/datedTable.ts";
import { notKnownFrom } from "../notKnownYet.ts";
import { secondaryText } from "../sources.ts";

/** A season from the day on which its pools opened, and the places in Working Holiday, all countries together. Nothing is decided on it. */
export const iecSeason: DatedTable<{ readonly season: number; readonly workingHolidayPlaces: number }> = {
  id: "iecSeason",
  title: {
    en: "Season of International Experience Canada",
    fr: "Saison d’Expérience internationale Canada",
  },
  unit: "year and places",
  appliesOn: "today",
  rows: [
    {
      from: "2025-12-19",
      until: "2026-12-31",
      value: { season: 2026, workingHolidayPlaces: 45_648 },
      source: secondaryText(
        "VisaHQ news of 2026-02-14",
        "https://www.visahq.com/news/2026-02-14/ca/first-working-holiday-draw-of-2026-sends-30972-invitations-under-iec",
      ),
      note: "The number of places stands on one page. The first day, on which the pools opened, stands on several that are not the authority’s; the last one is the end of the year, as the end of the season was not read.",
    },
  ],
  knownGaps: notKnownFrom("2027-01-01", "neither the opening day nor the places of the season of 2027 have been read"),
};
