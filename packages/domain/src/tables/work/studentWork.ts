import type { DatedTable } from "../../kernel/datedTable.ts";
import { actInForce, generalKnowledge, secondaryText } from "../sources.ts";

export const offCampusWorkHours: DatedTable<number> = {
  id: "offCampusWorkHours",
  title: { en: "Work off campus during a term, at most", fr: "Travail hors campus pendant une session, au plus" },
  unit: "hours per week",
  appliesOn: "today",
  rows: [
    {
      from: "2024-11-08",
      value: 24,
      source: secondaryText(
        "MAK Canadian immigration rule change archive, version 0.8.0 of 2026-09-13",
        "https://makimmigration.github.io/mak-immigration-rule-archive/",
      ),
      note: "Secondary pages; the Regulations were not read for it.",
    },
  ],
};

const coopSource = secondaryText(
  "Encubate and others, quoting the IRCC notice of 2026-04-09",
  "https://www.encubate.ca/post/ircc-removes-the-co-op-work-permit-requirement-for-many-post-secondary-international-students",
);

/** Whether a placement that the programme requires calls for a work permit of its own. */
export const coopWorkPermitNeeded: DatedTable<{ readonly postSecondary: boolean; readonly secondary: boolean }> = {
  id: "coopWorkPermitNeeded",
  title: { en: "Work permit for a required placement", fr: "Permis de travail pour un stage obligatoire" },
  unit: "needed or not",
  appliesOn: "today",
  rows: [
    {
      from: actInForce,
      until: "2026-03-31",
      value: { postSecondary: true, secondary: true },
      source: coopSource,
      note: "As the specification has it (application type CoOpWorkPermit). The first day is general knowledge; only the last one was read, on secondary pages.",
    },
    {
      from: "2026-04-01",
      value: { postSecondary: false, secondary: true },
      source: coopSource,
      note: "Secondary pages. The study permit must allow work on campus, and the placement be half of the programme or less.",
    },
  ],
};

/** Whether the work permit for a placement costs nothing. */
export const placementPermitIsFree: DatedTable<boolean> = {
  id: "placementPermitIsFree",
  title: { en: "Work permit for a placement without a fee", fr: "Permis de travail sans frais pour un stage" },
  unit: "free or not",
  appliesOn: "receivedDate",
  rows: [
    {
      from: actInForce,
      value: true,
      source: generalKnowledge("Work permits for placements are free of fees, as commonly stated"),
      note: "No page of the authority was read for it.",
    },
  ],
};

/** What a placement must keep to when no work permit of its own is needed. */
export const coopPlacementLimits: DatedTable<{
  readonly mostPercentOfProgramme: number;
  readonly leastProgrammeMonths: number;
}> = {
  id: "coopPlacementLimits",
  title: { en: "Placement without a work permit of its own", fr: "Stage sans permis de travail distinct" },
  unit: "percent of the programme, and months",
  appliesOn: "today",
  rows: [
    {
      from: "2026-04-01",
      value: { mostPercentOfProgramme: 50, leastProgrammeMonths: 6 },
      source: coopSource,
      note: "Secondary pages. The other conditions are in the list coopConditions.",
    },
  ],
};
