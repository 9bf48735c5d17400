import { describe, expect, it } from "vitest";
import { fieldOf, stateOf as stateOfForm } from "../../../test/formWords.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import type { FormState } from "../formState.ts";
import { student } from "../../../test/studentOfForms.ts";

const stateOf = (caseFile: CaseFile, person?: PersonRef): FormState => stateOfForm("IMM1294", caseFile, person);
const valueOf = (state: FormState, path: string) => fieldOf(state, path)?.value;

describe("what was entered", () => {
  it("is yes and no in words only where yes and no are asked; a name that begins so stays a name", () => {
    const state = stateOf(
      student
        .form({
          "personalDetails.familyName": "No",
          "personalDetails.hasPreviousName": "No",
          employmentHistory: [{ companyName: "No" }],
        })
        .build(),
    );
    expect(valueOf(state, "personalDetails.familyName")).toBe("No");
    expect(valueOf(state, "personalDetails.hasPreviousName")).toBe(false);
    expect(valueOf(state, "employmentHistory[0].companyName")).toBe("No");
  });
});

describe("what is filled in", () => {
  it("comes from the passport before the answers, with the document beside it, where both say the same", () => {
    const state = stateOf(
      student
        .answers({ passportNumber: "B-505 12345" })
        .document("passport", { parsedValues: { passportNumber: "B50512345", lastName: "OKAFOR" } })
        .build(),
    );
    expect(valueOf(state, "passport.passportNumber")).toBe("B50512345");
    expect(fieldOf(state, "passport.passportNumber")?.origin).toMatchObject({
      fact: "documents.passport",
      fileId: expect.any(String) as string,
    });
    expect(valueOf(state, "personalDetails.familyName")).toBe("OKAFOR");
  });

  it("a citizen of the country of residence is one, without dates", () => {
    const state = stateOf(student.build());
    expect(valueOf(state, "currentCountry.status")).toBe("01");
    expect(fieldOf(state, "currentCountry.statusFrom")).toBeUndefined();
  });

  it("an ongoing status ends one month ahead, one since birth starts with the birthday", () => {
    const { user: _, ...rest } = student.answers({ country: "GH", passportCountries: ["NG"] }).build();
    const caseFile: CaseFile = {
      ...rest,
      user: {},
      profile: { otherCountriesOfResidenceDetails: [{ country: "GH", status: "05", from: "birth", to: "ongoing" }] },
    };
    const state = stateOf(caseFile);
    expect(valueOf(state, "currentCountry.status")).toBe("05");
    expect(valueOf(state, "currentCountry.statusFrom")).toBe("1991-03-14");
    expect(valueOf(state, "currentCountry.statusTo")).toBe("2026-12-20");
  });

  it("the residential address is the same unless mail goes elsewhere", () => {
    const path = "contactInformation.residentialAddress.sameAsMailingAddress";
    expect(valueOf(stateOf(student.build()), path)).toBe(true);
    expect(valueOf(stateOf(student.answers({ country: "CA", isSameAddress: true }).build()), path)).toBe(true);
  });

  it("employment is cut to three entries, the newest first", () => {
    const history = ["2015-01", "2018-01", "2020-01", "2023-01"].map((from, index) => ({
      activity: `Job ${index + 1}`,
      from,
      to: `${Number(from.slice(0, 4)) + 1}-12`,
    }));
    const state = stateOf({ ...student.build(), profile: { employmentAndActivityHistory: history } });
    expect([0, 1, 2, 3].map((row) => valueOf(state, `employmentHistory[${row}].currentActivity`))).toEqual([
      "Job 4",
      "Job 3",
      "Job 2",
      undefined,
    ]);
  });

  it("the last ten digits of a telephone are the number, what leads is the country", () => {
    const state = stateOf(student.answers({ country: "CA", canadianPhone: "442079460123" }).build());
    expect(valueOf(state, "contactInformation.telephoneNumber.number")).toBe("2079460123");
    expect(valueOf(state, "contactInformation.telephoneNumber.countryCode")).toBe("44");
  });

  it("an answer that is set aside fills in nothing", () => {
    const state = stateOf(
      student
        .answers({ maritalStatus: "single", spouseLastName: "Danso" })
        .form({ "personalDetails.currentMaritalStatus": "01" })
        .build(),
    );
    expect(valueOf(state, "personalDetails.currentSpouseName.familyName")).toBeUndefined();
  });

  it("a child is single and lives where the applicant lives", () => {
    const state = stateOf(student.child(8, "Student").build(), { role: "child", childNumber: 1 });
    expect(valueOf(state, "personalDetails.currentMaritalStatus")).toBe("02");
    expect(valueOf(state, "currentCountry.name")).toBe("NG");
    expect(state.sections.find(({ section }) => section.id === "background")?.progress).toBe("notNeeded");
  });
});

describe("what a person enters", () => {
  it("stands over what was filled in, and an emptied field stays empty", () => {
    expect(
      valueOf(stateOf(student.form({ "personalDetails.sex": "Unspecified" }).build()), "personalDetails.sex"),
    ).toBe("Unspecified");
    const emptied = fieldOf(stateOf(student.form({ "personalDetails.sex": "" }).build()), "personalDetails.sex");
    expect(emptied?.value).toBeUndefined();
    expect(emptied?.refusal?.code).toBe("formFieldMissing");
  });

  it("is offered the new value when its source changed since, and keeps its own", () => {
    const path = "personalDetails.dateOfBirth";
    const entered = student.form({ [path]: "1991-04-14" }).build();
    const seen = (base: string) => fieldOf(stateOf({ ...entered, formBases: { IMM1294: { [path]: base } } }), path);
    expect(seen("1991-03-14")).toMatchObject({ value: "1991-04-14" });
    expect(seen("1991-03-14")?.changedSince).toBeUndefined();
    expect(seen("1991-03-13")).toMatchObject({ value: "1991-04-14", changedSince: { value: "1991-03-14" } });
  });

  it("is read by dotted path in a row, and as a list of rows", () => {
    const flat = stateOf(
      student
        .form({ noPreviousCountries: true, "previousCountries[0].name": "GH", "previousCountries[1].name": "KE" })
        .build(),
    );
    const whole = stateOf(
      student.form({ noPreviousCountries: "Yes", previousCountries: [{ name: "GH" }, { name: "KE" }] }).build(),
    );
    expect(flat.values["previousCountries[1].name"]).toBe("KE");
    expect(whole.values).toEqual(flat.values);
  });
});
