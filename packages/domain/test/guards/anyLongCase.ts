import { fc } from "../../../../tests/running/properties.ts";
import type { Answers } from "../../src/caseFile/answers/answers.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import type { Profile } from "../../src/caseFile/user.ts";
import { anyCase } from "./anyCase.ts";

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

/** Cases with answers, a life and documents that a form cannot take as they are: too long, too old, in foreign letters. */
export const anyLongCase: fc.Arbitrary<CaseFile> = fc
  .tuple(anyCase, answers, profile, documents)
  .map(([base, told, life, files]) => ({
    ...base,
    today: "2026-11-20",
    answers: { ...base.answers, ...told },
    profile: life,
    documents: [...base.documents, ...files],
  }));
