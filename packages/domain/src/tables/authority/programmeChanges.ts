import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge, secondaryText } from "../sources.ts";

/** What was opened, closed or made stricter on one day. Each is told before and after the day. */
const archive = (subject: string) =>
  secondaryText(
    `MAK Canadian immigration rule change archive, version 0.8.0 of 2026-09-13, on ${subject}`,
    "https://makimmigration.github.io/mak-immigration-rule-archive/",
  );

const secondaryOnly = "Secondary pages; the authority’s own text was not read.";
const beforeTheChange = (subject: string) => generalKnowledge(`What held before the change, on ${subject}`);
const onlyTheLastDay = "Only the last day was read, on secondary pages. The first is general knowledge.";

/** Who moves to another school: whether the permit has to be a new one. */
export const schoolChangeNeedsPermit: DatedTable<boolean> = {
  id: "schoolChangeNeedsPermit",
  title: {
    en: "New study permit for a change of school",
    fr: "Nouveau permis d’études pour un changement d’établissement",
  },
  unit: "needed or not",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      until: "2024-11-07",
      value: false,
      source: beforeTheChange("a change of school"),
      note: onlyTheLastDay,
    },
    { from: "2024-11-08", value: true, source: archive("a change of school"), note: secondaryOnly },
  ],
};

export const visitorWorkPermitInCanada: DatedTable<"possible" | "closed"> = {
  id: "visitorWorkPermitInCanada",
  title: {
    en: "Work permit requested by a visitor in Canada",
    fr: "Permis de travail demandé au Canada par une personne en visite",
  },
  unit: "possible or closed",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2020-08-24",
      until: "2024-08-27",
      value: "possible",
      source: beforeTheChange("work permits for visitors"),
      note: onlyTheLastDay,
    },
    { from: "2024-08-28", value: "closed", source: archive("work permits for visitors"), note: secondaryOnly },
  ],
};
