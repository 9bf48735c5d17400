import { describe, expect, it } from "vitest";
import { documentWarnings } from "../../warnings/raiseForDocument.ts";
import { isFoundInFile, mayBeCorrected } from "./foundInFile.ts";
import { vaultPages } from "../pages.ts";

const applicant = { isLegalTeam: false };
const legalTeam = { isLegalTeam: true };
const scan = {};
const letter = { biometricsValidUntil: "2030-01-01" };
const form = { formNumber: "IMM 1294", formEdition: "06-2026", isSigned: "Yes", isValidated: "No", tuitionFees: "100" };
const unknownEdition = { formNumber: "IMM 5709", formEdition: "06-2026" };

describe("what was found in a file", () => {
  it.each(["formNumber", "formEdition", "isValidated", "isSigned", "isApplicantComplete", "isFamilyComplete"])(
    "%s is corrected by nobody, in whatever file",
    (field) => {
      for (const read of [scan, letter, form, unknownEdition])
        expect([mayBeCorrected(field, read, applicant), mayBeCorrected(field, read, legalTeam)]).toEqual([
          false,
          false,
        ]);
    },
  );

  it("is every value of a form whose data was read, those too that are missing in it", () => {
    for (const field of [
      "tuitionFees",
      "fundsAvailable",
      "startOfCanadianStudyProgram",
      "passportNumber",
      "custodian.address",
    ])
      expect(isFoundInFile(field, form)).toBe(true);
  });

  it("is not what a letter says, nor what nothing was read of", () => {
    expect(mayBeCorrected("tuitionFees", letter, applicant)).toBe(true);
    expect(mayBeCorrected("uciNumber", unknownEdition, applicant)).toBe(true);
    expect(mayBeCorrected("custodian.address", scan, applicant)).toBe(true);
  });

  it("is said of a notary’s stamp by those who prepare the case, in a form that was read too", () => {
    for (const read of [scan, form])
      expect([mayBeCorrected("isNotarized", read, applicant), mayBeCorrected("isNotarized", read, legalTeam)]).toEqual([
        false,
        true,
      ]);
  });

  it("is every field with a yes or a no about the file that a slot or a warning names", () => {
    const named = [
      ...vaultPages.flatMap(({ slots }) => slots.flatMap(({ fieldsToRead }) => fieldsToRead)),
      ...documentWarnings.flatMap(({ relatedFields, ofField }) => [
        ...relatedFields,
        ...(ofField === undefined ? [] : [ofField]),
      ]),
    ];
    const aboutFiles = [...new Set(named)].filter((field) => /^(is|has|form)[A-Z]/.test(field));
    // Whether a child is enrolled, and whether a transcript is official, is what the document says.
    expect(aboutFiles.filter((field) => mayBeCorrected(field, scan, applicant))).toEqual(["isEnrolled", "isOfficial"]);
    expect(aboutFiles.length).toBeGreaterThan(6);
  });
});
