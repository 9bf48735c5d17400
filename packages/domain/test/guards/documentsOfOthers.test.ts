import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { formNumbers } from "../../src/caseFile/formValues.ts";
import { documentFields } from "../../src/caseFile/documentValues/documentFields.ts";
import type { DocumentField } from "../../src/caseFile/documentValues/documentField.ts";
import type { PersonRef } from "../../src/caseFile/personRole.ts";
import type { UploadedDocument } from "../../src/caseFile/uploadedDocument.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { fieldsOf } from "../../src/forms/formState.ts";
import { vaultPages } from "../../src/vault/pages.ts";
import { runsOf } from "../../../../tests/running/sizes.ts";
import { married } from "../familyOfForms.ts";
import { fieldOf, stateOf } from "../formWords.ts";

/** Papers of other people, and papers that say something else than their person: ADR 0236 and 0237, tried on every form. */

const family = married
  .on("2026-11-20")
  .answers({
    passportNumber: "A1234567",
    passportIssueDate: "2022-02-02",
    passportExpiryDate: "2032-02-01",
    passportCountries: ["NG"],
    schoolName: "Lakeside College",
    dli: "O19000000001",
    schoolAddressObject: { streetNumber: "1", streetName: "Lake Road", city: "Kingston", province: "ON" },
    startOfCanadianStudyProgram: "2027-01-11",
    graduationDate: "2028-12-15",
    financialSupport: "entirely",
    financialSupporterRelation: "father",
    financialSupporterFullName: "Emeka Okafor",
  })
  .child(9, "Student")
  .type("Student");
const people: readonly PersonRef[] = [{ role: "main" }, { role: "spouse" }, { role: "child", childNumber: 1 }];

const own: readonly UploadedDocument[] = [
  {
    fileId: "own-passport",
    documentId: "passport",
    documentOwner: "main",
    parsedValues: { firstName: "AMARA", lastName: "OKAFOR", passportNumber: "A1234567", birthday: "1991-03-14" },
  },
  {
    fileId: "confirmed",
    documentId: "employment-letter",
    documentOwner: "main",
    parsedValues: { applicantFullName: "Amara Nwosu", employer: "Delta Works", startDate: "2019-05-01" },
    countsBecause: "My name before the wedding",
  },
];

/** What a paper of a stranger may say in a field of this kind. */
function strange(field: DocumentField): unknown {
  switch (field.kind) {
    case "text":
    case "code":
      return "STRANGER7";
    case "date":
      return "1931-07-13";
    case "money":
    case "number":
      return 98_765;
    case "country":
      return "TV";
    case "province":
      return "NU";
    case "choice":
      return field.choices[0]?.id;
    default:
      return undefined;
  }
}

const names = ["applicantFullName", "firstName", "lastName", "accountHolderName", "financialSupporterFullName"];
const fields = documentFields.filter(({ id }) => !names.includes(id) && id !== "spouseFullName");
const saysName: readonly Readonly<Record<string, string>>[] = [
  { applicantFullName: "John Stranger" },
  { firstName: "JOHN", lastName: "STRANGER" },
  { applicantFullName: "STRANGER JOHN", firstName: "JOHN", lastName: "STRANGER" },
  { accountHolderName: "Mr J. Stranger" },
];
// Whose paper lies with a host or a relative nobody can tell: of most of them no question asks the name.
const pages = vaultPages
  .map(({ slug }) => slug)
  .filter((slug) => !/host|custodian|relationship|family-member|parent/.test(slug));

const documentOfStranger: fc.Arbitrary<UploadedDocument> = fc
  .record({
    documentId: fc.oneof(
      fc.constantFrom("passport", "spouse-passport", "child-passport", "letter-of-acceptance", "proof-of-funds"),
      fc.constantFrom(...pages),
    ),
    name: fc.constantFrom(...saysName),
    isSure: fc.boolean(),
    said: fc.subarray(fields, { minLength: 5 }),
    childNumber: fc.constantFrom(1, null),
  })
  .map(({ documentId, name, isSure, said, childNumber }) => ({
    fileId: "",
    documentId,
    childNumber,
    parsedValues: { ...Object.fromEntries(said.map((field) => [field.id, strange(field)])), ...(isSure ? name : {}) },
    ...(isSure ? {} : { originalParsedValues: name, toConfirm: Object.keys(name) }),
  }));

const withDocuments = (documents: readonly UploadedDocument[]): CaseFile => {
  const { dependents, ...others } = family.build();
  const named = dependents.map((one) => (one.type === "Child" ? { ...one, applicantFullName: "Zara Okafor" } : one));
  return { ...others, dependents: named, documents };
};
const everyForm = (caseFile: CaseFile) =>
  formNumbers.flatMap((form) =>
    people.map((person) => {
      const { values, isFilled, filled } = stateOf(form, caseFile, person);
      return { form, person, values, isFilled, filled };
    }),
  );

describe("papers of other people", () => {
  const without = everyForm(withDocuments(own));

  it("the confirmed paper of the person is among what the forms say", () => {
    expect(JSON.stringify(without)).toContain("Delta Works");
    expect(JSON.stringify(without)).toContain("A1234567");
  });

  it("change no value of any form of anybody", () => {
    fc.assert(
      fc.property(fc.array(documentOfStranger, { minLength: 1, maxLength: 6 }), fc.nat(2), (papers, at) => {
        const numbered = papers.map((paper, index) => ({ ...paper, fileId: `s${index}` }));
        const mixed = [...own.slice(0, at), ...numbered, ...own.slice(at)];
        expect(everyForm(withDocuments(mixed))).toEqual(without);
      }),
      { numRuns: runsOf("sets of papers of others", 15, 5) },
    );
  });
});

/** What a paper of the person and their answers both tell, each with its field of the form; `decides`: other parts follow. */
const pairs = [
  { page: "passport", field: "birthday", path: "personalDetails.dateOfBirth", told: "1991-03-14", other: "1990-03-14" },
  { page: "passport", field: "passportNumber", path: "passport.passportNumber", told: "A1234567", other: "B7654321" },
  { page: "passport", field: "passportIssueDate", path: "passport.issueDate", told: "2022-02-02", other: "2021-02-02" },
  {
    page: "passport",
    field: "passportExpiryDate",
    path: "passport.expiryDate",
    told: "2032-02-01",
    other: "2031-02-01",
  },
  { page: "passport", field: "country", path: "passport.countryOfIssue", told: "NG", other: "GH" },
  {
    page: "letter-of-acceptance",
    field: "schoolName",
    path: "studyDetails.institutionName",
    told: "Lakeside College",
    other: "Harbour Institute",
  },
  {
    page: "letter-of-acceptance",
    field: "dliNumber",
    path: "studyDetails.dliNumber",
    told: "O19000000001",
    other: "O19999999999",
  },
] as const;

describe("a paper that says something else than its person", () => {
  it("leaves the field open with what each says, and its form is not complete", () => {
    fc.assert(
      fc.property(fc.subarray([...pairs], { minLength: 1 }), (differing) => {
        const documents = (["passport", "letter-of-acceptance"] as const).map((page) => ({
          fileId: page,
          documentId: page,
          parsedValues: Object.fromEntries(
            pairs
              .filter((pair) => pair.page === page)
              .map((pair) => [pair.field, differing.includes(pair) ? pair.other : pair.told]),
          ),
        }));
        const state = stateOf("IMM1294", withDocuments(documents));
        expect(state.isFilled).toBe(false);
        for (const pair of pairs) {
          const field = fieldOf(state, pair.path);
          if (!differing.includes(pair)) expect(field?.value).toBe(pair.told);
          else {
            expect(field?.value).toBeUndefined();
            expect(field?.claims?.map(({ value }) => value)).toEqual([pair.other, pair.told]);
            expect(state.missing.map(({ path }) => path)).toContain(pair.path);
          }
        }
      }),
      { numRuns: runsOf("sets of papers that say something else", 40, 5) },
    );
  });

  it("parts that one source alone tells are not mixed with those of another", () => {
    const letter = {
      fileId: "letter",
      documentId: "letter-of-acceptance",
      parsedValues: { schoolName: "Harbour Institute", studentId: "778899", tuitionFees: 21_000 },
    };
    const state = stateOf("IMM1294", withDocuments([letter]));
    for (const path of [
      "studyDetails.studentId",
      "studyDetails.studyCosts.tuition",
      "studyDetails.schoolAddress.cityTown",
    ]) {
      expect([path, fieldOf(state, path)?.value]).toEqual([path, undefined]);
      expect(fieldOf(state, path)?.claims?.length).toBe(1);
    }
    const entered = {
      ...withDocuments([letter]),
      forms: { IMM1294: { "studyDetails.institutionName": "Harbour Institute" } },
    };
    expect(fieldOf(stateOf("IMM1294", entered), "studyDetails.schoolAddress.cityTown")?.value).toBeUndefined();
  });

  it("no form says that it is complete while a field is open", () => {
    const passport = { fileId: "p", documentId: "passport", parsedValues: { birthday: "1990-01-01" } };
    const states = formNumbers.flatMap((form) =>
      people.map((person) => stateOf(form, withDocuments([passport]), person)),
    );
    const withOpen = states.filter(({ sections }) =>
      sections.some(({ parts }) => fieldsOf(parts).some(({ claims }) => claims)),
    );
    expect(withOpen.length).toBeGreaterThan(0);
    expect(withOpen.filter(({ isFilled }) => isFilled)).toEqual([]);
  });
});
