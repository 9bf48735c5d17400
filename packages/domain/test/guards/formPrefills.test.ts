import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answers } from "../../src/caseFile/answers/answers.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import type { FormNumber } from "../../src/caseFile/formValues.ts";
import type { PersonRef } from "../../src/caseFile/personRole.ts";
import type { Profile } from "../../src/caseFile/user.ts";
import { formDefinitions } from "../../src/forms/definitions.ts";
import { fieldsOf, type FieldState } from "../../src/forms/formState.ts";
import { isNumber } from "../../src/forms/fields/boxChecks.ts";
import { formOfCase } from "../../src/review/formOfCase.ts";
import { anyCase } from "./anyCase.ts";

/**
 * Nothing that is filled in may be refused by the form's own checks without a way out: either a text that the form takes is
 * offered, or only the person can know the right value, and the sentence says what to enter.
 */

/** Another day, another country, missing digits: nothing can be offered that would be true. */
const onlyThePersonKnows: ReadonlySet<string> = new Set([
  "invalidDateFormat",
  "dateAfterWindow",
  "dateBeforeWindow",
  "birthdayInPast",
  "marriageDateNotFuture",
  "fromDateNotAfterToday",
  "toDateNotAfterToday",
  "fromDateAfterToday",
  "toDateAfterToday",
  "endNotBeforeStart",
  "issueDateNotAfterToday",
  "expiryDateAfterToday",
  "formCountryInParts",
  "provinceOfCountry",
  "postalCodeElsewhere",
  "telephoneTenDigits",
  "palNumberLength",
  "certificateNumberSigns",
  "formNotAChoice",
]);

/** A part of one of these is no such number, code or address. */
const cannotBeCut = ["dliNumber", "postalCode", "emailAddress", "email", "countryCode", "extension"];

/** Signs of which the field is made; without enough of them nothing is left to offer. */
const madeOf: Readonly<Record<string, (value: string) => boolean>> = {
  formNameSigns: (value) => /\p{L}/u.test(value),
  formTownSigns: (value) => /\p{L}/u.test(value),
  // A word with a digit is never cut.
  formBoxMax: (value) => !/^\S*\d/.test(value),
};

/** A number is filled in as the form writes it; one that is refused then is none, or has a sign too many. */
const nobodyCanOffer = ({ field, path, refusal, value }: FieldState): boolean =>
  refusal !== undefined &&
  (onlyThePersonKnows.has(refusal.code) ||
    isNumber(field) ||
    cannotBeCut.some((name) => path.endsWith(name)) ||
    !(madeOf[refusal.code]?.(String(value)) ?? true));

const texts = fc.constantFrom(
  "ON-2026-123456-7",
  "O19395677-0",
  "A 12.345/678",
  "José Núñez Þórðarson",
  "Łódź (Poland) 2",
  "(Ania) Kowalska",
  "---",
  "1",
  "x",
  "“Curved” – and long—dash",
  `${"Refused at the border in 2019 because a paper was missing. ".repeat(9)}`.slice(0, 500),
  "y".repeat(500),
  `${"One line. ".repeat(30)}\n${"Another one. ".repeat(25)}`,
);
const days = fc.constantFrom(
  "1850-01-01",
  "1926-11-20",
  "1991-03-14",
  "2026-11-20",
  "2026-12-31",
  "2031-05-04",
  "2090-01-01",
  "yesterday",
);
const months = fc.constantFrom("1850-01", "2019-09", "2026-11", "2027-03", "2090-01");
const countries = fc.constantFrom(
  "CA" as const,
  "US" as const,
  "NG" as const,
  "GB" as const,
  "TW" as const,
  "XU" as const,
  "XS" as const,
);
const regions = fc.constantFrom("ON", "TX", "Lagos State");
const gaps: { readonly requiredKeys: [] } = { requiredKeys: [] };

const address = fc.record(
  {
    streetNumber: texts,
    streetName: texts,
    aptUnit: texts,
    poBox: texts,
    city: texts,
    district: texts,
    province: regions,
    postalCode: texts,
    country: countries,
  },
  gaps,
);

const answers = fc.record(
  {
    country: countries,
    birthday: days,
    birthPlace: fc.record({ City: texts, Country: countries }, gaps),
    passportNumber: texts,
    passportIssueDate: days,
    passportExpiryDate: days,
    uciNumber: texts,
    homeAddress: address,
    residentialAddress: address,
    isSameAddress: fc.boolean(),
    mailingAddress: address,
    spouseAddress: address,
    canadianPhone: texts,
    spouseLastName: texts,
    spouseFirstName: texts,
    spousePassportNumber: texts,
    schoolName: texts,
    dli: texts,
    schoolAddressObject: fc.record(
      { streetNumber: texts, streetName: texts, city: texts, province: fc.constant("ON" as const) },
      gaps,
    ),
    jobTitle: texts,
    spouseJobTitle: texts,
    spouseCompany: texts,
    spouseStartDate: days,
    startOfCanadianStudyProgram: days,
    graduationDate: days,
    financialSupporterFullName: texts,
    birthName: fc.record({ familyName: texts, givenName: texts }, gaps),
    otherFamilyNames: fc.array(texts, { minLength: 1, maxLength: 2 }),
    medicalHistoryDetails: fc.record(
      { healthIssueMedicalHistoryDescription: texts, healthIssueCurrentTreatmentDetails: texts },
      gaps,
    ),
    visaViolationDenied: fc.boolean(),
    visaViolationDeniedDetails: texts,
    visaViolationWithoutAuthorizationDetails: texts,
    hasCriminalHistory: fc.boolean(),
    criminalHistoryDetails: texts,
    criminalHistoryStatusDetails: texts,
    isHealthy: fc.boolean(),
  },
  gaps,
) as unknown as fc.Arbitrary<Partial<Answers>>;

const parent = fc.record(
  {
    familyName: texts,
    givenNames: texts,
    dateOfBirth: days,
    countryOfBirth: countries,
    presentAddress: texts,
    presentOccupation: texts,
  },
  gaps,
);
const profile = fc.record(
  {
    firstName: texts,
    lastName: texts,
    email: texts,
    birthCity: texts,
    namePast: fc.record({ firstName: texts, lastName: texts }, gaps),
    telephone: fc.record({ isCanadaUS: fc.boolean(), countryCode: texts, number: texts, extension: texts }, gaps),
    hasOtherMailingAddress: fc.boolean(),
    mailingAddress: address,
    otherCountriesOfResidenceDetails: fc.array(
      fc.record(
        { country: countries, status: fc.constantFrom("03", "06"), otherStatus: texts, from: days, to: days },
        gaps,
      ),
      { maxLength: 3 },
    ),
    employmentAndActivityHistory: fc.array(
      fc.record(
        {
          kind: fc.constantFrom("work", "studies"),
          activity: texts,
          company: texts,
          from: months,
          to: months,
          city: texts,
          country: countries,
          province: regions,
          isHighestStudies: fc.boolean(),
        },
        gaps,
      ),
      { maxLength: 4 },
    ),
    previousSpouse: fc.record(
      { familyName: texts, givenName: texts, dateOfBirth: days, relationshipFrom: days, relationshipTo: days },
      gaps,
    ),
    mother: parent,
    father: parent,
    hasMilitaryService: fc.boolean(),
    militaryServiceDetails: texts,
  },
  gaps,
) as unknown as fc.Arbitrary<Profile>;

const readPages = [
  "passport",
  "spouse-passport",
  "child-passport",
  "letter-of-acceptance",
  "spouse-letter-of-acceptance",
  "child-letter-of-acceptance",
  "provincial-attestation-letter",
  "certificate-acceptation-du-quebec",
  "national-id",
  "spouse-national-id",
  "us-immigration-status",
  "employment-letter",
  "custodian-declaration",
  "financial-supporter-passport",
] as const;
const read = fc.record(
  {
    lastName: texts,
    firstName: texts,
    birthday: days,
    country: countries,
    birthCountry: countries,
    passportNumber: texts,
    passportIssueDate: days,
    passportExpiryDate: days,
    documentNumber: texts,
    issueDate: days,
    expiryDate: days,
    palExpiryDate: days,
    certificateNumber: texts,
    schoolName: texts,
    dliNumber: texts,
    studentId: texts,
    startOfCanadianStudyProgram: days,
    graduationDate: days,
    tuitionFees: fc.constantFrom("31500", "31500.40", "$31,500", "123456789012"),
    employer: texts,
    jobTitle: texts,
    "custodian.firstName": texts,
    "custodian.lastName": texts,
    "custodian.address": texts,
  },
  gaps,
);
const documents = fc
  .array(fc.record({ documentId: fc.constantFrom(...readPages), parsedValues: read }), { maxLength: 5 })
  .map((files) =>
    files.map((file, index) => ({
      ...file,
      fileId: `p${index}`,
      ...(file.documentId.startsWith("child-") ? { childNumber: 1 } : {}),
    })),
  );

const cases: fc.Arbitrary<CaseFile> = fc
  .tuple(anyCase, answers, profile, documents)
  .map(([base, told, life, files]) => ({
    ...base,
    today: "2026-11-20",
    answers: { ...base.answers, ...told },
    profile: life,
    documents: [...base.documents, ...files],
  }));

const people: readonly PersonRef[] = [{ role: "main" }, { role: "spouse" }, { role: "child", childNumber: 1 }];
const numbers = Object.keys(formDefinitions) as FormNumber[];

const isFilledIn = ({ field, value, origin }: FieldState): boolean =>
  !field.isDerived && value !== undefined && origin !== "entered";

/** What is filled in and refused, of every form of every person. */
function* refusedIn(caseFile: CaseFile) {
  for (const number of numbers) {
    for (const person of people) {
      if (person.role === "child" && !caseFile.dependents.some(({ childNumber }) => childNumber === 1)) continue;
      for (const state of formOfCase(caseFile, number, person).sections.flatMap((section) => fieldsOf(section.parts))) {
        if (isFilledIn(state) && state.refusal) yield { number, person, state };
      }
    }
  }
}

const many = fc.sample(cases, { seed: 20_261_122, numRuns: 120 });

describe("what a form fills in", () => {
  it("is taken by its own checks, or comes with a text that they take, or only the person knows the value", () => {
    const stuck = new Map<string, unknown>();
    const met = { offered: 0, onlyKnown: 0 };
    for (const caseFile of many) {
      for (const { number, state } of refusedIn(caseFile)) {
        const { path, refusal, suggestion, value } = state;
        if (suggestion !== undefined) met.offered += 1;
        else if (nobodyCanOffer(state)) met.onlyKnown += 1;
        else stuck.set(`${number} ${path.replace(/\[\d+\]/, "[]")} ${refusal?.code}`, value);
      }
    }
    expect(Object.fromEntries(stuck)).toEqual({});
    expect(met.offered).toBeGreaterThan(300);
    expect(met.onlyKnown).toBeGreaterThan(300);
  });

  it("and what is offered stands once it is entered", () => {
    let entered = 0;
    for (const caseFile of many.slice(0, 30)) {
      for (const { number, person, state } of refusedIn(caseFile)) {
        if (state.suggestion === undefined || state.path.includes("[")) continue;
        const key =
          person.role === "main"
            ? number
            : person.role === "child"
              ? (`${number}:child1` as const)
              : (`${number}:spouse` as const);
        const next = formOfCase({ ...caseFile, forms: { [key]: { [state.path]: state.suggestion } } }, number, person);
        const after = next.sections
          .flatMap((section) => fieldsOf(section.parts))
          .find(({ path }) => path === state.path);
        expect([state.path, after?.value, after?.refusal?.code]).toEqual([state.path, state.suggestion, undefined]);
        entered += 1;
      }
    }
    expect(entered).toBeGreaterThan(100);
  });
});
