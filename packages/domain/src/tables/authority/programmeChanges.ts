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

export const studentDirectStream: DatedTable<"open" | "closed"> = {
  id: "studentDirectStream",
  title: { en: "Student Direct Stream", fr: "Volet direct pour les études" },
  unit: "open or closed",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2018-06-08",
      until: "2024-11-07",
      value: "open",
      source: beforeTheChange("the Student Direct Stream"),
      note: onlyTheLastDay,
    },
    {
      from: "2024-11-08",
      value: "closed",
      source: archive("the Student Direct Stream"),
      note: `${secondaryOnly} No language test and no investment certificate is mandatory for a study permit since.`,
    },
  ],
};

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

/** Leaving Canada for a moment to be served at the border on the way back. */
export const flagpoling: DatedTable<"possible" | "closed with exceptions"> = {
  id: "flagpoling",
  title: { en: "Permit at the border after leaving for a moment", fr: "Permis à la frontière après un bref départ" },
  unit: "possible or closed",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      until: "2024-12-22",
      value: "possible",
      source: beforeTheChange("permits at the border"),
      note: onlyTheLastDay,
    },
    {
      from: "2024-12-23",
      value: "closed with exceptions",
      source: archive("permits at the border"),
      note: `${secondaryOnly} Citizens and permanent residents of the United States are named as exceptions.`,
    },
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

export const parentSponsorshipIntake: DatedTable<"paused"> = {
  id: "parentSponsorshipIntake",
  title: { en: "Sponsorship of parents and grandparents", fr: "Parrainage des parents et des grands-parents" },
  unit: "open or paused",
  appliesOn: "receivedDate",
  rows: [
    {
      from: "2026-07-15",
      value: "paused",
      source: archive("the sponsorship of parents"),
      note: `${secondaryOnly} When it was open before was not read, so no earlier day has a row.`,
    },
  ],
};
