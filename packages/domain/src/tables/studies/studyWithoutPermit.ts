import type { DatedTable } from "../../kernel/datedTable.ts";
import { notKnownFrom } from "../notKnownYet.ts";
import { actInForce, secondaryText } from "../sources.ts";

/** A program that lasts no longer may be taken without a study permit. Shown, never decided on: today’s page was not read. */
export const shortProgram: DatedTable<number> = {
  id: "shortProgram",
  title: { en: "Program without a study permit, at most", fr: "Programme sans permis d’études, au plus" },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: 6,
      source: secondaryText(
        "IRCC officer manual, study permits: who needs a study permit, an older stored copy without a date (Regulations section 188)",
        "https://www.cic.gc.ca/english/resources/tools/temp/students/who.asp",
      ),
      note: "Read in an older copy of the page and on secondary pages, not in the Regulations of today. The program must end within the authorized stay. The first day is formal.",
    },
  ],
};

/** Holders of a work permit may study so long without a study permit, under a public policy. */
export const workPermitHolderStudies: DatedTable<number> = {
  id: "workPermitHolderStudies",
  title: { en: "Studies on a work permit alone, at most", fr: "Études avec un permis de travail seulement, au plus" },
  unit: "months",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2026-09-29",
      until: "2027-12-31",
      value: 6,
      source: secondaryText(
        "MAK Canadian immigration rule change archive, version 0.8.0, and a stored file of 2026-09-29",
        "https://makimmigration.github.io/mak-immigration-rule-archive/",
      ),
      note: "Secondary; the policy of September 2026 itself was not read. The row begins on the day of the file.",
    },
  ],
  knownGaps: notKnownFrom("2028-01-01", "the policy ends with the year 2027; whether it goes on is not known"),
};
