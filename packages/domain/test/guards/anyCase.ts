import fc from 'fast-check';
import { applicationStatuses, applicationTypes } from '../../src/caseFile/application.ts';
import type { CaseFile } from '../../src/caseFile/caseFile.ts';
import { dependentVisaTypes } from '../../src/caseFile/dependents.ts';
import { roles } from '../../src/caseFile/user.ts';
import { isoDate } from '../../src/kernel/calendarDate.ts';
import { vaultPages } from '../../src/vault/pages.ts';

/** Random case files of the subjects built so far, with the few values on which rules turn drawn often. */

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });
const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/);
const country = fc.constantFrom('CA', 'US', 'NG', 'CN', 'IN', 'FR', 'BR');

const dateIn = (from: number, to: number) =>
  fc.tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })).map(([year, month, day]) => isoDate(year, month, day));

const month = dateIn(2005, 2026).map((date) => date.slice(0, 7));
const birthday = dateIn(1925, 2026);
const expiry = dateIn(2020, 2040);

const previousVisa = fc.record({ country, visaType: fc.constantFrom('visitor', 'study', 'other'), result: fc.constantFrom('approved', 'refused'), dateOfIssue: month }, { requiredKeys: ['country'] });

const childRow = fc.record(
  { childNumber: fc.integer({ min: 1, max: 3 }), dateOfBirth: dateIn(2000, 2026), accompanying: fc.boolean(), visaType: fc.constantFrom('Visitor', 'Student'), hasBiometrics: fc.boolean(), biometricsExpiryDate: expiry },
  { requiredKeys: [] },
);

const answers = fc
  .record({
    country: maybe(country),
    passportCountries: maybe(fc.array(country, { minLength: 1, maxLength: 2 })),
    birthday: maybe(birthday),
    maritalStatus: maybe(fc.constantFrom('single', 'married', 'commonLaw', 'divorced')),
    hasCanadianSpouse: maybe(fc.boolean()),
    isSpouseOfTemporaryResident: maybe(fc.boolean()),
    accompanyingSpouse: maybe(fc.boolean()),
    hasAccompanyingChild: maybe(fc.boolean()),
    numberOfChildren: maybe(fc.integer({ min: 1, max: 3 })),
    accompanyingChildren: maybe(fc.array(childRow, { minLength: 1, maxLength: 3 })),
    hasPreviousVisaApplication: maybe(fc.boolean()),
    previousVisas: maybe(fc.array(previousVisa, { minLength: 1, maxLength: 3 })),
    uciNumber: maybe(fc.constantFrom('12345678', '12-345', '1234567890')),
    usPr: maybe(fc.boolean()),
    pastCanadianRefusal: maybe(fc.boolean()),
    hasBiometrics: maybe(fc.boolean()),
    biometricsIdentificationNumber: maybe(fc.constantFrom('123456789', '1')),
    biometricsExpiryDate: maybe(expiry),
    spouseBiometrics: maybe(fc.boolean()),
    spouseBiometricsIdentificationNumber: maybe(word),
    spouseBiometricsExpiryDate: maybe(expiry),
  })
  .map(withoutGaps);

const spouse = fc.record({ id: fc.constant('s'), type: fc.constant('Spouse' as const), visaType: fc.constantFrom(...dependentVisaTypes), birthday }, { requiredKeys: ['id', 'type'] });
const child = (childNumber: number) =>
  fc.record({ id: fc.constant(`c${childNumber}`), type: fc.constant('Child' as const), childNumber: fc.constant(childNumber), visaType: fc.constantFrom(...dependentVisaTypes), birthday: dateIn(2000, 2026) }, { requiredKeys: ['id', 'type', 'childNumber'] });

const documentOf = (index: number) =>
  fc
    .record({
      page: fc.constantFrom(...vaultPages),
      childNumber: fc.integer({ min: 1, max: 2 }),
      findings: fc.subarray(['blurry', 'sideways', 'notReadable', 'documentMismatch']),
      parsedValues: fc.record({ issueDate: dateIn(2026, 2026), biometricsExpiryDate: expiry, biometricsIdentificationNumber: word, applicantFullName: word }, { requiredKeys: [] }),
      deletedAt: maybe(fc.constant('2026-11-01')),
    })
    .map(({ page, childNumber, findings, parsedValues, deletedAt }) => ({
      fileId: `f${index}`,
      documentId: page.slug,
      slotId: page.slots[0]?.id ?? '',
      uploadedAt: '2026-11-02',
      ...(page.person === 'child' ? { childNumber } : {}),
      findings,
      parsedValues,
      ...(deletedAt === undefined ? {} : { deletedAt }),
    }));

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant([]), value.map((one) => [one]));

export const anyCase: fc.Arbitrary<CaseFile> = fc
  .record({
    today: dateIn(2026, 2026),
    user: fc.constantFrom(...roles).map((role) => ({ role })),
    application: fc
      .record({
        type: fc.oneof(fc.constant('Student' as const), fc.constantFrom(...applicationTypes)),
        status: maybe(fc.constantFrom('Preparation' as const, 'IrccProcessing' as const, ...applicationStatuses)),
        receivedDate: maybe(dateIn(2024, 2026)),
        reasonsForContactingIRCC: maybe(fc.subarray(['biometricsExtension', 'statusUpdate', 'withdraw'] as const)),
      })
      .map(withoutGaps),
    answers,
    dependents: fc.tuple(sometimes(spouse), sometimes(child(1)), sometimes(child(2))).map((lists) => lists.flat()),
    documents: fc.tuple(sometimes(documentOf(1)), sometimes(documentOf(2)), sometimes(documentOf(3))).map((lists) => lists.flat()),
  })
  .map((one) => ({ profile: {}, ...one }) as CaseFile);

function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}

/** The same cases each time, so that a guard that counts what was met never changes its mind. */
export const manyCases = (count: number): readonly CaseFile[] => fc.sample(anyCase, { seed: 20_261_121, numRuns: count });
