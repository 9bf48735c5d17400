import { describe, expect, it } from "vitest";
import { documentWarnings } from "../../src/warnings/raiseForDocument.ts";
import { toldWarning } from "../../src/plan/toldWarning.ts";
import { aCase } from "../caseBuilder.ts";

// A list that holds a fault names the person, the document and the fault, in words: names of checks are for the legal team.

const values = {
  applicantFullName: "John Stranger",
  firstName: "John",
  lastName: "Stranger",
  birthday: "2001-06-14",
  passportNumber: "B50512345",
  uciNumber: "11223344",
  country: "FR",
  schoolName: "Made-up College",
  studentId: "S1",
  palProvince: "QC",
  durationMonths: 10,
  graduationDate: "2030-01-31",
  startOfCanadianStudyProgram: "2028-01-10",
  expiryDate: "2025-01-01",
  passportExpiryDate: "2025-01-01",
  usVisaExpiryDate: "2025-01-01",
};

const married = aCase()
  .type("Student")
  .profile({ firstName: "Ada", lastName: "Okafor" })
  .answers({
    maritalStatus: "married",
    spouseFirstName: "Obi",
    spouseLastName: "Nwosu",
    spouseBirthday: "1999-01-01",
    passportNumber: "A01234567",
    uciNumber: "99887766",
    schoolName: "University of Waterloo",
    graduationDate: "2028-04-30",
  })
  .document("transcripts", { documentOwner: "main", parsedValues: values, notFound: ["testDate", "issueDate"] })
  .document("spouse-passport", { documentOwner: "spouse", parsedValues: values });
const the = married.reader();
const [own, ofSpouse] = the.uploaded();
if (!own || !ofSpouse) throw new Error("the case has no documents");

describe.each(documentWarnings.map((warning) => [warning.id, warning] as const))("%s", (id, warning) => {
  it.each([
    ["Ada Okafor", "Transcripts", own.fileId],
    ["Obi Nwosu", "Passport", ofSpouse.fileId],
  ])("names %s, the document and the fault in both languages", (person, document, fileId) => {
    const told = toldWarning(the, { id, fileId });
    expect(told?.whose).toEqual({ en: person, fr: person });
    expect(told?.document.en).toContain(document);
    for (const language of ["en", "fr"] as const) {
      const heading = told?.heading[language] ?? "";
      expect(heading).toMatch(/^\p{Lu}.*[^.\s]$/u);
      expect(heading).not.toMatch(/[{}]/);
      expect(heading.split(" ").length).toBeGreaterThan(3);
      expect(heading).not.toBe(warning.name[language]);
      expect(told?.document[language]).not.toBe("");
    }
    expect(told?.heading.fr).not.toBe(told?.heading.en);
  });
});

it("what compares a document with the case says both values and does so in the heading too", () => {
  const comparing = documentWarnings.filter(({ id }) => id.endsWith("Mismatch") && id !== "documentMismatch");
  expect(comparing.length).toBeGreaterThan(10);
  expect(comparing.filter(({ differs }) => !differs).map(({ id }) => id)).toEqual([]);
});
