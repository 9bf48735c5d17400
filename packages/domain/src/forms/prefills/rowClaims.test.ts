import { describe, expect, it } from "vitest";
import type { FormNumber } from "../../caseFile/formValues.ts";
import type { CaseFile } from "../../caseFile/caseFile.ts";
import { lifeOf } from "../../caseFile/lifeHistory.ts";
import type { PersonRef } from "../../caseFile/personRole.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { married } from "../../../test/familyOfForms.ts";
import { fieldOf, stateOf } from "../../../test/formWords.ts";
import { studies, work } from "../../../test/lifeOfAmara.ts";
import { fieldsOf } from "../formState.ts";
import { chosenInRow, openInRows, rowsSaidNow } from "./rowClaims.ts";

const family = married.child(9, "Student").child(7, "Student").on("2026-11-20");
const listing = married.on("2026-11-20").profile(lifeOf({ employmentAndActivityHistory: [studies, work] }));

const document = (documentId: string, parsedValues: object, childNumber: number | null = null): UploadedDocument =>
  ({ fileId: documentId, documentId, childNumber, parsedValues }) as UploadedDocument;

const withDocuments = (the: typeof family, ...documents: readonly UploadedDocument[]): CaseFile => {
  const { dependents, ...others } = the.build();
  const names = ["Zara Okafor", "Obi Okafor"];
  const named = dependents.map((one) =>
    one.type === "Child" ? { ...one, applicantFullName: names[Number(one.childNumber) - 1] ?? null } : one,
  );
  return { ...others, dependents: named, documents };
};

const spousePassport = document("spouse-passport", { firstName: "CHIDI", lastName: "OKAFOR", birthday: "1988-01-01" });
const childPassport = document("child-passport", { firstName: "ZARA", lastName: "OKAFOR", birthday: "2016-01-01" }, 1);
const letter = document("employment-letter", {
  applicantFullName: "Amara Okafor",
  employer: "Delta Works",
  startDate: "2019-05-01",
});
const transcript = document("transcripts", { applicantFullName: "Amara Okafor", schoolName: "Harbour Polytechnic" });

describe("what differs within a row of a list", () => {
  const main: PersonRef = { role: "main" };
  const child: PersonRef = { role: "child", childNumber: 2 };
  const rows: readonly [FormNumber, PersonRef, CaseFile, path: string, said: readonly unknown[]][] = [
    ["IMM0008", main, withDocuments(family, spousePassport), "dependants[0].dateOfBirth", ["1988-01-01", "1989-05-02"]],
    ["IMM0008", main, withDocuments(family, childPassport), "dependants[1].dateOfBirth", ["2016-01-01", "2017-11-20"]],
    ["IMM5707", main, withDocuments(family, childPassport), "children[0].dateOfBirth", ["2016-01-01", "2017-11-20"]],
    ["IMM5645", main, withDocuments(family, childPassport), "children[0].dateOfBirth", ["2016-01-01", "2017-11-20"]],
    ["IMM5406", main, withDocuments(family, childPassport), "children[0].dateOfBirth", ["2016-01-01", "2017-11-20"]],
    ["IMM5645", child, withDocuments(family, childPassport), "siblings[0].dateOfBirth", ["2016-01-01", "2017-11-20"]],
    [
      "IMM5645",
      main,
      withDocuments(family, {
        ...document("child-passport", { firstName: "AMA", lastName: "MENSAH" }, 1),
        countsBecause: "Her name before we adopted her",
      }),
      "children[0].name",
      ["MENSAH, AMA", "Okafor, Zara"],
    ],
    [
      "IMM1294",
      main,
      withDocuments(listing, letter),
      "employmentHistory[0].companyName",
      ["Delta Works", "Enugu Health Board (invented)"],
    ],
    ["IMM1294", main, withDocuments(listing, letter), "employmentHistory[0].from", ["2019-05", "2016-02"]],
    ["IMM1294", main, withDocuments(listing, letter), "employmentHistory[0].cityTown", ["Enugu"]],
    [
      "IMM1294",
      main,
      withDocuments(listing, transcript),
      "educationHistory.schoolName",
      ["Harbour Polytechnic", "University of Nsukka (invented)"],
    ],
    [
      "IMM5669",
      main,
      withDocuments(listing, transcript),
      "educationHistory[0].institution",
      ["Harbour Polytechnic", "University of Nsukka (invented)"],
    ],
    [
      "IMM5669",
      main,
      withDocuments(listing, letter),
      "personalHistory[0].company",
      ["Delta Works", "Enugu Health Board (invented)"],
    ],
    [
      "IMM1294",
      { role: "spouse" },
      withDocuments(
        married.answers({
          spouseEmploymentStatus: "employed",
          spouseJobTitle: "Welder",
          spouseCompany: "Acme",
          spouseStartDate: "2020-03-01",
        }),
        document("spouse-employment-letter", { applicantFullName: "Chidi Okafor", employer: "Delta Works" }),
      ),
      "employmentHistory[0].companyName",
      ["Delta Works", "Acme"],
    ],
  ];

  it.each(rows)("%s of %j", (form, person, caseFile, path, said) => {
    const state = stateOf(form, caseFile, person);
    const field = fieldOf(state, path);
    expect(field?.claims?.map(({ value }) => value)).toEqual(said);
    expect([field?.value, field?.refusal?.code]).toEqual([undefined, "formSourcesDiffer"]);
    expect(state.missing.map((one) => one.path)).toContain(path);
    expect(state.isFilled).toBe(false);
  });

  it("what is the same in other words opens nothing, and the account’s own words stay", () => {
    const same = document("employment-letter", {
      applicantFullName: "Amara Okafor",
      employer: "ENUGU HEALTH BOARD",
      startDate: "2016-02-29",
    });
    const { values } = stateOf("IMM1294", withDocuments(listing, same));
    expect(values["employmentHistory[0].companyName"]).toBe("Enugu Health Board (invented)");
    expect(values["employmentHistory[0].from"]).toBe("2016-02");
  });

  it("a letter of the same employer with another beginning opens that alone", () => {
    const other = document("employment-letter", {
      applicantFullName: "Amara Okafor",
      employer: "Enugu Health Board",
      startDate: "2017-02-01",
    });
    const state = stateOf("IMM1294", withDocuments(listing, other));
    const open = state.sections.flatMap(({ parts }) => fieldsOf(parts)).filter(({ claims }) => claims);
    expect(open.map(({ path }) => path)).toEqual(["employmentHistory[0].from"]);
    const progressOfOpen = state.sections.flatMap(({ parts, progress }) =>
      fieldsOf(parts).some(({ claims }) => claims) ? [progress] : [],
    );
    expect(progressOfOpen).toEqual(["differs"]);
  });
});

describe("a choice in a row", () => {
  const filled = {
    value: [{ familyName: "Okafor" }, { familyName: "Eze" }],
    from: { says: { en: "from you", fr: "d’après vous" } },
    open: [
      {
        dateOfBirth: ["2016-01-01", "2017-11-20"].map((value, index) => ({
          value,
          from: { says: { en: "x", fr: "x" } },
          of: `identity:child1.${index}`,
        })),
        givenNames: [{ value: "Zara", from: { says: { en: "x", fr: "x" } }, of: "identity:child1.1" }],
      },
      {},
    ],
  };

  it("takes one source for the whole thing, and leaves empty what it does not say", () => {
    expect(chosenInRow(filled.open[0] ?? {}, { of: "identity:child1.0" })).toEqual({
      dateOfBirth: "2016-01-01",
      givenNames: "",
    });
  });

  it("is asked on in a row that moved up, and not where something was entered", () => {
    expect(openInRows([{ familyName: "Okafor" }], filled, true)[0]).toHaveProperty("dateOfBirth");
    expect(openInRows([{ familyName: "Eze" }, { familyName: "Okafor" }], filled, true).map(Object.keys)).toEqual([
      [],
      ["dateOfBirth", "givenNames"],
    ]);
    expect(openInRows([{ familyName: "Okafor", dateOfBirth: "2016-01-01", givenNames: "" }], filled, true)).toEqual([
      {},
    ]);
  });

  it("is not offered to be lost again", () => {
    const entered = [{ familyName: "Okafor", dateOfBirth: "2016-01-01", givenNames: "" }, { familyName: "Eze" }];
    expect(rowsSaidNow(entered, filled)).toEqual(entered);
  });

  it("about one person says nothing of another in the same form", () => {
    const passport = document("passport", { firstName: "AMARA", lastName: "OKAFOR", birthday: "1990-03-14" });
    const state = stateOf("IMM5707", withDocuments(family, passport, spousePassport));
    const things = ["applicant.dateOfBirth", "spouse.dateOfBirth"].map((path) => fieldOf(state, path)?.claims?.[0]?.of);
    expect(things).toEqual(["identity:main.0", "identity:spouse.0"]);
  });
});

describe("one name in one source, given names in another", () => {
  const oneName = { applicantFullName: "OKAFOR", lastName: "OKAFOR" };

  it("opens the given names with “none” beside them", () => {
    const state = stateOf("IMM1294", withDocuments(family, document("passport", oneName)));
    expect(fieldOf(state, "personalDetails.givenName")?.claims?.map(({ value }) => value)).toEqual(["", "Amara"]);
    expect(state.isFilled).toBe(false);
  });

  it("who has one name by the account is called by it where a form wants the whole name", () => {
    const { values } = stateOf("IMM5409", married.profile({ firstName: "", lastName: "Sukarno" }).build());
    expect(values["declarant.fullName"] ?? Object.values(values)).toContain("Sukarno");
  });
});

describe("what somebody does", () => {
  it("an answer that there is no job and a letter of an employer differ", () => {
    const spouseLetter = document("spouse-employment-letter", {
      applicantFullName: "Chidi Okafor",
      employer: "Delta Works",
      jobTitle: "Welder",
    });
    const state = stateOf("IMM5707", withDocuments(family, spouseLetter));
    expect(fieldOf(state, "spouse.presentOccupation")?.claims?.map(({ value }) => value)).toEqual([
      "Welder",
      "Unemployed",
    ]);
  });
});
