import { aCase } from "@boreal/domain/test/caseBuilder";
import { expect, it } from "vitest";
import { ownDays } from "./ownDays.ts";

it("days that the person told stand among the dates, once and from today on", () => {
  const told = aCase()
    .on("2026-11-20")
    .answers({
      country: "NG",
      startOfCanadianStudyProgram: "2027-09-06",
      passportExpiryDate: "2028-01-01",
      graduationDate: "2020-06-30",
    })
    .build();
  expect(ownDays("a1", told, []).map(({ id, date }) => [id, date])).toEqual([
    ["startOfCanadianStudyProgram", "2027-09-06"],
    ["passportExpiryDate", "2028-01-01"],
  ]);
  expect(ownDays("a1", told, [])[0]?.href).toMatch(/^\/applications\/a1\/assessment\/\w+/);
  expect(ownDays("a1", told, [{ id: "expiry.passport" }]).map(({ id }) => id)).toEqual(["startOfCanadianStudyProgram"]);
});

it("a passport is “yours” where you travel, and the visitor’s where you prepare the visit", () => {
  const titleFor = (vvVisitorType: "myself" | "parent") =>
    ownDays(
      "a1",
      aCase().type("VisitorVisa").on("2026-11-20").answers({ vvVisitorType, passportExpiryDate: "2028-01-01" }).build(),
      [],
    ).map(({ title }) => title.en);
  expect(titleFor("myself")).toEqual(["Your passport expires"]);
  expect(titleFor("parent")).toEqual(["The visitor’s passport expires"]);
});
