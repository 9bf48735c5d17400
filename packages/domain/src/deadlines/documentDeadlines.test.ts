import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { CaseReader } from "../caseFile/reader.ts";
import { attestationLetterDeadlines, passportDeadlines } from "./documentDeadlines.ts";

const read = (the: CaseBuilder) => new CaseReader(the.build());
const letter = (palExpiryDate: unknown) =>
  aCase().document("provincial-attestation-letter", { parsedValues: { palExpiryDate } });
const dates = (found: readonly { readonly decision: { readonly value: string | null } }[]) =>
  found.map(({ decision }) => decision.value);

describe("the attestation letter", () => {
  test.each<readonly [string, CaseBuilder, readonly string[]]>([
    ["no letter", aCase(), []],
    ["a letter with its date", letter("2027-01-21"), ["2027-01-21"]],
    [
      "a newer letter counts",
      letter("2027-01-21").document("provincial-attestation-letter", { parsedValues: { palExpiryDate: "2027-12-31" } }),
      ["2027-12-31"],
    ],
    ["a letter without a date", letter(undefined), []],
    ["a date that does not exist", letter("2027-02-30"), []],
    ["the application is sent", letter("2027-01-21").status("IrccProcessing"), []],
    ["an application that needs none", letter("2027-01-21").type("VisitorVisa"), []],
  ])("%s", (_words, the, expected) => {
    expect(dates(attestationLetterDeadlines(read(the)))).toEqual(expected);
  });
});

describe("the passport", () => {
  test.each<readonly [string, CaseBuilder, readonly string[]]>([
    ["nothing answered", aCase(), []],
    [
      "it ends the day before the studies",
      aCase().answers({ passportExpiryDate: "2028-04-29", graduationDate: "2028-04-30" }),
      ["2028-04-29"],
    ],
    [
      "it ends on the last day of the studies",
      aCase().answers({ passportExpiryDate: "2028-04-30", graduationDate: "2028-04-30" }),
      [],
    ],
    ["the end of the studies is not known", aCase().answers({ passportExpiryDate: "2027-04-30" }), []],
    [
      "the end by the length of the program",
      aCase().answers({
        passportExpiryDate: "2028-12-31",
        startOfCanadianStudyProgram: "2027-01-06",
        lengthOfStudies: 24,
      }),
      ["2028-12-31"],
    ],
    [
      "long enough by the length of the program",
      aCase().answers({
        passportExpiryDate: "2029-01-06",
        startOfCanadianStudyProgram: "2027-01-06",
        lengthOfStudies: 24,
      }),
      [],
    ],
    [
      "a second program ends later",
      aCase()
        .type("StudentExtension")
        .answers({ passportExpiryDate: "2028-06-01", graduationDate: "2027-04-30", graduationDate2: "2029-04-30" }),
      ["2028-06-01"],
    ],
    [
      "read in the passport",
      aCase()
        .answers({ graduationDate: "2028-04-30" })
        .document("passport", { parsedValues: { passportExpiryDate: "2027-04-30" } }),
      ["2027-04-30"],
    ],
    [
      "a visitor",
      aCase().type("VisitorVisa").answers({ passportExpiryDate: "2027-04-30", graduationDate: "2028-04-30" }),
      [],
    ],
  ])("%s", (_words, the, expected) => {
    expect(dates(passportDeadlines(read(the)))).toEqual(expected);
  });
});
