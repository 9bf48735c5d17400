import type { DatedTable } from "../kernel/datedTable.ts";
import { generalKnowledge } from "./sources.ts";

/** Days before a deadline on which a person is reminded, by what kind of day it is. The nearest one that has come is told. */
export type ReminderDays = {
  /** An authority waits for an answer: time to book an appointment, then every few days. */
  readonly request: readonly number[];
  /** A document or a status ends: time to get a new one. */
  readonly end: readonly number[];
  /** Every other day. */
  readonly other: readonly number[];
};

export const reminderDays: DatedTable<ReminderDays> = {
  id: "reminderDays",
  title: { en: "Days before a deadline to send a reminder", fr: "Jours avant une échéance pour envoyer un rappel" },
  unit: "days",
  appliesOn: "today",
  rows: [
    {
      from: "2000-01-01",
      value: { request: [14, 7, 3, 1], end: [90, 30, 14, 7, 1], other: [30, 14, 7, 1] },
      source: generalKnowledge("Decided for this product: no authority says when people have to be reminded"),
      note: "No authority sets this. The row has no start of its own: it holds until other days are decided.",
    },
  ],
};
