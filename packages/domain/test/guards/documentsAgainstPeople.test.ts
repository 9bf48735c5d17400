import { fc } from "../../../../tests/running/properties.ts";
import { expect, it } from "vitest";
import { applicationTypes } from "../../src/caseFile/application.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import type { DocumentField } from "../../src/caseFile/documentValues/documentField.ts";
import { documentFields } from "../../src/caseFile/documentValues/documentFields.ts";
import { formNumbers } from "../../src/caseFile/formValues.ts";
import { lifeOf } from "../../src/caseFile/lifeHistory.ts";
import type { PersonRef } from "../../src/caseFile/personRole.ts";
import type { UploadedDocument } from "../../src/caseFile/uploadedDocument.ts";
import type { FormValue } from "../../src/forms/fields/field.ts";
import { fieldsOf } from "../../src/forms/formState.ts";
import { mayBeSameDay } from "../../src/kernel/partialDate.ts";
import { vaultPages } from "../../src/vault/pages.ts";
import { runsOf } from "../../../../tests/running/sizes.ts";
import { married } from "../familyOfForms.ts";
import { stateOf } from "../formWords.ts";
import { amara as life } from "../lifeOfAmara.ts";
import { manyCases } from "./anyCase.ts";

/**
 * A document of its own person that says something else than they said (ADR 0237, 0290): on every form, of everybody and in every
 * row, what the person told stays, or the field is open with what each says. No form with an open field is complete.
 */

const people: readonly PersonRef[] = [
  { role: "main" },
  { role: "spouse" },
  { role: "child", childNumber: 1 },
  { role: "visitor" },
];

function otherwise({ id, ...field }: DocumentField): unknown {
  if (id === "nationality") return "TUV";
  switch (field.kind) {
    case "text":
    case "code":
      return "OTHERWISE7";
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
      return field.choices.at(-1)?.id;
    default:
      return undefined;
  }
}

const fields = documentFields.filter((field) => otherwise(field) !== undefined);
const pages = vaultPages.map(({ slug }) => slug);
/** What forms read most of, so that every set of documents has some of it. */
const readByForms = pages.filter((slug) =>
  /passport|employment-letter|letter-of-acceptance|transcripts|credentials/u.test(slug),
);

const family = (() => {
  const told = married
    .on("2026-11-20")
    .profile(lifeOf(life))
    .answers({
      passportNumber: "A1234567",
      passportIssueDate: "2022-02-02",
      passportExpiryDate: "2032-02-01",
      passportCountries: ["NG"],
      spousePassport: ["NG"],
      schoolName: "Lakeside College",
      dli: "O19000000001",
      schoolAddressObject: { streetNumber: "1", streetName: "Lake Road", city: "Kingston", province: "ON" },
      startOfCanadianStudyProgram: "2027-01-11",
      graduationDate: "2028-12-15",
      financialSupport: "entirely",
      financialSupporterRelation: "mother",
      financialSupporterFullName: "Ifeoma Nwosu",
      spouseJobTitle: "Welder",
      spouseCompany: "Delta Works",
      spouseStartDate: "2019-05-01",
      employmentStatus: "employed",
    })
    .child(9, "Student")
    .build();
  const dependents = told.dependents.map((one) =>
    one.type === "Child" ? { ...one, applicantFullName: "Zara Okafor" } : one,
  );
  return { ...told, dependents };
})();

/** A blank is no answer: no page keeps one. */
const withoutBlanks = (answers: CaseFile["answers"]): CaseFile["answers"] =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => typeof value !== "string" || value.trim() !== ""));

const anybody = manyCases(40).map((one): CaseFile => ({
  ...one,
  answers: withoutBlanks(one.answers),
  forms: {},
  documents: [],
  dependents: (one.dependents ?? []).map((other) =>
    other.type === "Child" ? { ...other, birthday: "2017-11-20" } : other,
  ),
}));
const cases: fc.Arbitrary<CaseFile> = fc
  .record({
    one: fc.oneof(fc.constant<CaseFile>(family), fc.constantFrom(...anybody)),
    type: fc.constantFrom(...applicationTypes),
  })
  .map(({ one, type }) => ({ ...one, application: { ...one.application, type } }));

/** A year, or a day that nobody knows, is no other day. */
const tellsMore = (day: FormValue | undefined, told: FormValue | undefined): boolean =>
  day !== undefined && mayBeSameDay(String(day), String(told));

const hasFirstChild = ({ dependents }: CaseFile): boolean =>
  dependents.some(({ type, childNumber }) => type === "Child" && childNumber === 1);

const documents: fc.Arbitrary<readonly UploadedDocument[]> = fc
  .record({
    on: fc.tuple(fc.subarray(readByForms, { minLength: 2 }), fc.subarray(pages, { maxLength: 8 })),
    said: fc.subarray(fields, { minLength: Math.ceil(fields.length / 2) }),
  })
  .map(({ on, said }) =>
    [...new Set(on.flat())].map((documentId) => ({
      fileId: documentId,
      documentId,
      childNumber: documentId.startsWith("child-") ? 1 : null,
      parsedValues: Object.fromEntries(said.map((field) => [field.id, otherwise(field)])),
      // The name is another one too; the person said that it is theirs.
      countsBecause: "It is mine",
    })),
  );

it("no document takes the place of what its person said, in any field of any form", () => {
  let opened = 0;
  fc.assert(
    fc.property(cases, documents, (caseFile, uploaded) => {
      for (const form of formNumbers) {
        for (const person of people) {
          if (person.role === "child" && !hasFirstChild(caseFile)) continue;
          const told = stateOf(form, { ...caseFile, documents: [] }, person);
          const state = stateOf(form, { ...caseFile, documents: uploaded }, person);
          const now = new Map(state.sections.flatMap(({ parts }) => fieldsOf(parts)).map((one) => [one.path, one]));
          const open = [...now.values()].filter(({ claims }) => claims);
          opened += open.length;
          expect(state.isFilled && open.length > 0, "a form with an open field is not complete").toBe(false);
          const overruled = told.sections
            .flatMap(({ parts }) => fieldsOf(parts))
            .filter(({ value, field }) => value !== undefined && !field.isDerived)
            // Names in another script, or of no letters, are not compared (ADR 0159).
            .filter(({ value, field }) => field.kind !== "name" || /\p{Script=Latin}/u.test(String(value)))
            .filter(({ path, value }) => now.get(path)?.value !== value && !now.get(path)?.claims)
            .filter(({ path, value, field }) => field.kind !== "partialDate" || !tellsMore(now.get(path)?.value, value))
            // A document may tell more of the same, such as the name of the school to its address.
            .filter(({ path, value }) => !String(now.get(path)?.value ?? "").includes(String(value)))
            .map(({ path, value }) => [form, person.role, path, value, now.get(path)?.value]);
          expect(overruled).toEqual([]);
        }
      }
    }),
    { numRuns: runsOf("documents that say something else than their person", 60, 5) },
  );
  expect(opened).toBeGreaterThan(0);
});
