import { describe, expect, it } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { stateOf } from "../../test/formWords.ts";
import type { CaseFile } from "../caseFile/caseFile.ts";
import { digestOf, isCheckedValues } from "../caseFile/formChecks.ts";
import { formStatusesOf } from "../review/formStatuses.ts";
import { withForms } from "../review/readyForReview.ts";
import { changedWords, valuesToCheck } from "./checkedForm.ts";
import { fieldsOf } from "./formState.ts";

/** Of somebody who withdraws the form asks little, so that a case can fill it in whole. */
const entered = {
  purpose: "5",
  "withdrawn.familyName": "ROY",
  "withdrawn.givenNames": "Louis",
  "applicant.familyName": "OKAFOR",
  "applicant.givenNames": "Amara",
  "applicant.dateOfBirth": "1996-03-14",
  "applicant.email": "amara@example.test",
  "application.type": "Study permit",
};
const filled = aCase().type("Student").entered("IMM5476", entered);
const fieldsIn = (caseFile: CaseFile) => stateOf("IMM5476", caseFile).sections.flatMap(({ parts }) => fieldsOf(parts));
const checked = (caseFile: CaseFile): CaseFile => ({
  ...caseFile,
  formChecks: [{ form: "IMM5476", values: valuesToCheck(fieldsIn(caseFile)), by: "applicant" }],
});

describe("a form that is filled in", () => {
  it("is complete once somebody checked it, and not before", () => {
    const state = stateOf("IMM5476", filled.build());
    expect([state.isFilled, state.isComplete, state.check.stands]).toEqual([true, false, false]);
    const after = stateOf("IMM5476", checked(filled.build()));
    expect([after.isFilled, after.isComplete, after.check.last?.by]).toEqual([true, true, "applicant"]);
  });

  it("asks again when a value changed, and names it", () => {
    const { formChecks = [] } = checked(filled.build());
    const changed = filled
      .entered("IMM5476", { "applicant.familyName": "EZE", "application.number": "E000000001" })
      .build();
    const state = stateOf("IMM5476", { ...changed, formChecks });
    expect([state.isFilled, state.isComplete]).toEqual([true, false]);
    expect(changedWords(state.check).en).toBe(
      "2 values changed since this form was checked: Family name, Application number, if you have one.",
    );
    expect(stateOf("IMM5476", checked(changed)).isComplete).toBe(true);
  });

  it("asks again when a value is gone", () => {
    const { formChecks = [] } = checked(filled.entered("IMM5476", { "application.number": "E000000001" }).build());
    expect(stateOf("IMM5476", { ...filled.build(), formChecks }).check.changed).toHaveLength(1);
  });

  it("holds the review back until then, with what is left to do in words", () => {
    const unchecked = formStatusesOf(filled.build()).filter(({ id }) => id === "IMM5476");
    const said = (statuses: typeof unchecked) =>
      withForms({ readyForReview: true, open: [] }, statuses).open.map(({ text }) => text.en);
    expect(said(unchecked)).toEqual([expect.stringContaining("nobody has checked it yet")]);
    expect(said(unchecked.map((one) => ({ ...one, isComplete: true })))).toEqual([]);
  });
});

it("a value that is counted from today is the same answer tomorrow", () => {
  const living = aCase()
    .type("Student")
    .profile({
      firstName: "Amara",
      lastName: "Okafor",
      otherCountriesOfResidenceDetails: [{ country: "GH", status: "05", from: "2024-05-01", to: "ongoing" }],
    })
    .answers({ country: "GH" });
  const checkable = (caseFile: CaseFile) =>
    valuesToCheck(stateOf("IMM1294", caseFile).sections.flatMap(({ parts }) => fieldsOf(parts)));
  const [today, tomorrow] = ["2026-11-20", "2026-11-21"].map((day) => checkable(living.on(day).build()));
  expect(today?.["currentCountry.statusTo"]).toBe("day");
  expect(today).toEqual(tomorrow);
});

it("what was checked is kept as short marks, which differ with the value", () => {
  expect(digestOf("OKAFOR")).not.toBe(digestOf("OKAFER"));
  expect(isCheckedValues({ uci: digestOf("1") })).toBe(true);
  for (const wrong of [null, [], "x", { uci: 1 }, { uci: "more than any mark is long" }])
    expect(isCheckedValues(wrong)).toBe(false);
});
