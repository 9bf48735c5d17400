import { expect, it } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { fieldOf, saidAt, stateOf } from "../../../test/formWords.ts";

const extension = aCase()
  .on("2026-11-20")
  .type("StudentExtension")
  .answers({
    country: "CA",
    schoolName: "Maple College",
    dli: "O19359257132",
    schoolAddressObject: { city: "Toronto", province: "ON", streetNumber: "1", streetName: "Elm St" },
    formCanadianLevelOfStudy: "collegeDiploma",
    startOfCanadianStudyProgram: "2024-09-03",
    graduationDate: "2027-04-30",
  });
const second = {
  schoolName2: "Université du Port",
  dli2: "O19332745772",
  schoolAddress2Object: { city: "Québec", province: "QC", streetNumber: "7", streetName: "Rue du Port" },
  studentId2: "S-77",
  canadianLevelOfStudy2: "bachelor",
  startOfCanadianStudyProgram2: "2027-09-01",
  graduationDate2: "2030-04-30",
} as const;

const state = (the = extension, values: Readonly<Record<string, unknown>> = {}) =>
  stateOf("IMM5709", the.entered("IMM5709", values).build());
const at = (given: ReturnType<typeof state>, ...names: readonly string[]) =>
  names.map((name) => fieldOf(given, `studyDetails.${name}`)?.value);

it("the studies that go on are filled in from the first program, and a day that has passed is told", () => {
  const given = state();
  expect(at(given, "institutionName", "schoolAddress.cityTown", "studyDuration.to")).toEqual([
    "Maple College",
    "Toronto",
    "2027-04-30",
  ]);
  expect(saidAt(given, "studyDetails.studyDuration.from")).toBe("dateTodayOrLater");
});

it("a new school and a new program are the ones that are asked for, and nothing of the old ones stands beside them", () => {
  const given = state(
    extension.answers({
      attendingNewDLI: true,
      newStudyProgram: true,
      startNewStudyProgram: true,
      speApplicationReason: "startNewProgram",
      ...second,
    }),
  );
  expect(
    at(
      given,
      "institutionName",
      "dliNumber",
      "schoolAddress.province",
      "schoolAddress.cityTown",
      "studentId",
      "studyDuration.from",
      "studyDuration.to",
      "fieldOfStudy",
    ),
  ).toEqual(["Université du Port", "O19332745772", "QC", "Québec", "S-77", "2027-09-01", "2030-04-30", undefined]);
});

it("a new school that is not named yet fills in nothing of the old one", () => {
  const given = state(extension.answers({ attendingNewDLI: true }));
  expect(at(given, "institutionName", "dliNumber", "schoolAddress.cityTown")).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  ["today", "2026-11-20", undefined],
  ["yesterday", "2026-11-19", "dateTodayOrLater"],
])("studies may begin %s", (_, day, said) => {
  expect(saidAt(state(extension, { "studyDetails.studyDuration.from": day }), "studyDetails.studyDuration.from")).toBe(
    said,
  );
});

it("asks for a study permit unless somebody says otherwise, and for something in any case", () => {
  expect(fieldOf(state(), "applyingFor.studyPermit")?.value).toBe(true);
  const nothing = { "applyingFor.studyPermit": false, "applyingFor.restoration": false };
  expect(saidAt(state(extension, nothing), "applyingFor.studyPermit")).toBe("nothingAppliedFor");
  expect(
    saidAt(state(extension, { ...nothing, "applyingFor.restoration": true }), "applyingFor.studyPermit"),
  ).toBeUndefined();
});

it("a kind of work permit is asked only of whoever asks for one too", () => {
  expect(fieldOf(state(extension.answers({ coOp: false })), "studyDetails.workPermit.isRequested")?.value).toBe(false);
  expect(fieldOf(state(), "studyDetails.workPermit.type")).toBeUndefined();
  expect(
    saidAt(state(extension, { "studyDetails.workPermit.isRequested": true }), "studyDetails.workPermit.type"),
  ).toBe("formFieldMissing");
});
