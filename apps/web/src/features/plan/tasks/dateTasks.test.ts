import { expect, it } from "vitest";
import { daysToTell } from "./dateTasks.ts";

type Deadlines = Parameters<typeof daysToTell>[1]["deadlines"];
const why = { because: [], decidedBy: "", restsOn: [], missing: [], sources: [] };
const told = (id: string, date: string | null) => {
  const deadlines: Deadlines = [{ id, title: { en: id, fr: id }, date, why }];
  return daysToTell({ id: "a1", plan: { vault: [] } }, { deadlines }).map(({ href }) => href);
};

it("leads to the legal team where only the person knows the day from which a time runs", () => {
  expect(told("leaveApplication", null)).toEqual(["/applications/a1/messages"]);
  expect(told("leaveApplication", "2027-03-01")).toEqual([]);
  // Its days are not known, whoever tells what.
  expect(told("proofOfService", null)).toEqual([]);
});
