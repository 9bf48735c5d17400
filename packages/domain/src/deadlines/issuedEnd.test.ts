import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { dueReminders } from "./reminders.ts";
import { issuedEndDeadlines } from "./issuedEnd.ts";

const done = aCase().type("Student").on("2026-11-20").status("Completed");
const ends = (day: string) => done.application({ temporaryResidentVisaExpiryDate: day });
const days = (one: ReturnType<typeof ends>) =>
  issuedEndDeadlines(one.reader()).map(({ id, decision }) => [id, decision.value]);

test("what was issued ends on the day that was entered with it, until that day", () => {
  expect(days(ends("2027-08-31"))).toEqual([["issuedEnd", "2027-08-31"]]);
  expect(days(ends("2026-11-20"))).toEqual([["issuedEnd", "2026-11-20"]]);
  expect(days(ends("2026-11-19"))).toEqual([]);
  expect(days(done)).toEqual([]);
  expect(days(ends("2027-08-31").type("IrccRequest"))).toEqual([]);
  expect(days(ends("2027-08-31").status("Preparation"))).toEqual([]);
});

test("somebody is reminded of it as of every end of a document", () => {
  const [due] = dueReminders(ends("2026-11-25").reader(), "2026-11-20");
  expect([due?.deadline.id, due?.kind]).toEqual(["issuedEnd", "end"]);
});
