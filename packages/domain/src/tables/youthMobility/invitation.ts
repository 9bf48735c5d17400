import type { DatedTable } from "../../kernel/datedTable.ts";
import { iecAgreementsPage } from "./sources.ts";

/** Days to accept an invitation, and then to submit the work permit application. */
export const iecInvitation: DatedTable<{ readonly accept: number; readonly submit: number }> = {
  id: "iecInvitation",
  title: {
    en: "Time after an invitation of International Experience Canada",
    fr: "Délais après une invitation d’Expérience internationale Canada",
  },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: "2025-12-24",
      value: { accept: 10, submit: 20 },
      source: { ...iecAgreementsPage, status: "unverified" },
      note: "Ten days: CIC guides, secondary. Twenty days: those and the officer page on medical exams; neither is on the page named. The specification (document 3 section 9.4) has 20 days from the invitation.",
    },
  ],
};
