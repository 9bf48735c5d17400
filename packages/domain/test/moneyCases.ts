import { fc } from "../../../tests/running/properties.ts";
import type { Answers } from "../src/caseFile/answers/answers.ts";
import type { CaseFile } from "../src/caseFile/caseFile.ts";
import type { UploadedDocument } from "../src/caseFile/uploadedDocument.ts";
import { anyCase } from "./guards/anyCase.ts";

/** Random cases of the study flows with the facts that money and fees turn on. */

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const amount = fc.integer({ min: 0, max: 6_000_000 }).map((value) => value / 100);
const permitEnd = fc.constantFrom("2026-01-15", "2026-06-30", "2026-10-01", "2027-03-01");
const place = fc.constantFrom("CA", "FR", "NG", "US");

const answers: fc.Arbitrary<Partial<Answers>> = fc
  .record({
    province: maybe(fc.constantFrom("QC", "ON")),
    attendingNewDLI: maybe(fc.boolean()),
    schoolAddress2Object: maybe(fc.constantFrom({ province: "QC" as const }, { province: "BC" as const })),
    graduationDate: maybe(fc.constantFrom("2026-12-31", "2028-06-30")),
    tuitionPayment: maybe(fc.constantFrom("twoSemesters", "oneSemester", "depositFee", "scholarship", "notPaid")),
    tuitionPaymentAmount: maybe(amount),
    scholarship: maybe(fc.boolean()),
    hasOtherScholarship: maybe(fc.boolean()),
    scholarshipAmount: maybe(amount),
    financialSupport: maybe(fc.constantFrom("entirely", "partially", "notSupported")),
    hasSecondFinancialSupporter: maybe(fc.boolean()),
    hasFinances: maybe(fc.boolean()),
    userInputAvailableFunds: maybe(amount),
    insideCanadaCurrently: maybe(fc.boolean()),
    currentImmigrationStatus: maybe(fc.constantFrom("studyPermit", "workPermit", "visitor", "maintained")),
    studyPermitExpiryDate: maybe(permitEnd),
    pgwpExpiryDate: maybe(permitEnd),
    usCitizenVisaApplicationMethod: maybe(fc.constantFrom("APPLY_ONLINE", "APPLY_AT_BORDER")),
    spouseVisaType: maybe(fc.constantFrom("Visitor", "OpenWorkPermit", "Student", "StudentExtension")),
    spouseCountry: maybe(place),
    spousePassport: maybe(place.map((country) => [country])),
    spouseBirthday: maybe(fc.constantFrom("1990-05-05", "2010-01-01")),
  })
  .map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as Partial<Answers>);

const page = fc.constantFrom(
  "proof-of-funds",
  "guaranteed-investment-certificate",
  "spouse-proof-of-funds",
  "financial-supporter-proof-of-funds",
  "second-financial-supporter-proof-of-funds",
  "letter-of-acceptance",
  "tuition-receipt",
);

const document = (index: number): fc.Arbitrary<UploadedDocument> =>
  fc
    .record({
      documentId: page,
      values: fc.record(
        {
          closingBalance: amount,
          tuitionFees: amount,
          accountNumber: fc.constantFrom("1001", "1002"),
          periodEnd: fc.constantFrom("2026-09-30", "2026-10-31"),
          currency: fc.constantFrom("CAD", "USD"),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ documentId, values }) => ({ fileId: `money${index}`, documentId, parsedValues: values }));

export const moneyCase: fc.Arbitrary<CaseFile> = fc
  .record({
    start: anyCase,
    type: fc.constantFrom("Student", "StudentExtension", "Dli", "StandaloneFamily", "SpeFamily"),
    more: answers,
    files: fc.tuple(document(1), document(2), document(3)).chain((all) => fc.subarray(all)),
  })
  .map(({ start, type, more, files }) => ({
    ...start,
    application: { ...start.application, type },
    answers: { ...start.answers, ...more },
    documents: [...start.documents, ...files],
  }));

/** A case and the same case with one of its answers taken away, and the key of that answer. */
export const moneyCaseWithout = fc.tuple(moneyCase, fc.nat()).map(([caseFile, pick]) => {
  const keys = Object.keys(caseFile.answers);
  const key = keys[pick % Math.max(keys.length, 1)] ?? "";
  const answers = Object.fromEntries(Object.entries(caseFile.answers).filter(([name]) => name !== key));
  return { key, caseFile, without: { ...caseFile, answers } };
});

/** Whether a reason names an answer, or a part of it. */
export const restsOn = (facts: readonly string[], key: string): boolean =>
  facts.some((fact) => fact === `answers.${key}` || fact.startsWith(`answers.${key}[`));
