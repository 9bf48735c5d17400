import { fc } from "../../../../tests/running/properties.ts";
import { splitPath } from "../../src/caseFile/answers/answers.ts";
import { applicationStatuses, applicationTypes } from "../../src/caseFile/application.ts";
import {
  requestKindIds,
  type AskedItem,
  type AuthorityRequest,
} from "../../src/caseFile/authority/authorityRequest.ts";
import type { CaseFile } from "../../src/caseFile/caseFile.ts";
import { dependentVisaTypes } from "../../src/caseFile/dependents.ts";
import { roles } from "../../src/caseFile/user.ts";
import { slotsOfPages } from "../../src/caseFile/slotsOfPages.ts";
import type { UploadedDocument } from "../../src/caseFile/uploadedDocument.ts";
import { isoDate } from "../../src/kernel/calendarDate.ts";
import { letterPageOf, requestKind } from "../../src/requests/requestKinds.ts";
import { answeredOnField, dueDateField } from "../../src/caseFile/documentValues/letterFields.ts";
import { stepsOf } from "../../src/questionnaire/flow.ts";
import type { AskingStep, Field, QuestionStep } from "../../src/questionnaire/step.ts";
import { vaultPages } from "../../src/vault/pages.ts";

/** Random case files: answers to the questions of every flow, with the few values on which rules turn drawn often. */

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });
const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/);
const country = fc.constantFrom("CA", "US", "NG", "CN", "IN", "FR", "BR");

const dateIn = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => isoDate(year, month, day));

const month = dateIn(2005, 2026).map((date) => date.slice(0, 7));
const birthday = dateIn(1925, 2026);
const expiry = dateIn(2020, 2040);

/** A value that a field could be given: mostly one that passes, sometimes one that is refused. */
function valueOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "yesNo":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...(field.choices ?? []).map((option) => option.value));
    case "choices":
      return fc.subarray((field.choices ?? []).map((option) => option.value));
    case "date":
      return field.id.toLowerCase().includes("birth") ? birthday : fc.oneof(expiry, dateIn(2026, 2027));
    case "partialDate":
      return fc.oneof(birthday, birthday, fc.constantFrom("1990", "2009-05", "****-**-**"));
    case "month":
      return month;
    case "monthOrOngoing":
      return fc.oneof(month, fc.constant("ongoing"));
    case "number":
      return fc.constantFrom(0, 1, 2, 3, 8, 16, 24, 3.5);
    case "money":
      return fc.constantFrom(0, 500, 12_000.5, 60_000);
    case "country":
      return country;
    case "countries":
      return fc.array(country, { minLength: 1, maxLength: 2 });
    case "province":
      return fc.constantFrom("ON", "QC", "BC");
    case "texts":
      return fc.array(word, { maxLength: 2 });
    case "occupation":
      return fc.constantFrom("00012", "21300", "42202", "63200", "72310", "65201", "85101", "99999");
    case "phone":
      return fc.constantFrom("4165550100", "416-555-0100", "abc");
    default:
      return fc.constantFrom(
        "Wanderer",
        "A quiet year at home with my family",
        "AB12345",
        "12345678",
        "12-345",
        "M5V 2T6",
        " ",
      );
  }
}

const partsOf = (fields: readonly Field[]) =>
  fc
    .record(Object.fromEntries(fields.map((field) => [field.id, valueOf(field)])), { requiredKeys: [] })
    .map(withoutGaps);

function answerTo(step: AskingStep): fc.Arbitrary<unknown> {
  if (step.type === "question") return valueOf(step);
  return step.type === "composite"
    ? partsOf(step.fields)
    : fc.array(partsOf(step.fields), { minLength: 1, maxLength: 2 });
}

const asking = new Map(
  applicationTypes
    .flatMap((type) => stepsOf(type))
    .flatMap((step): readonly AskingStep[] =>
      step.type === "group"
        ? step.members
        : step.type === "question" || step.type === "list" || step.type === "composite"
          ? [step]
          : [],
    )
    .map((step) => [step.id, step]),
);

const wholeKeys = [...asking.values()].filter((step) => splitPath(step.id).part === undefined);
const splitKeys = ["medicalHistory", "medicalTb"] as const;

/** Answers to any questions of any flow; about four in five are given, so that rules rest on several at once. */
const answers = fc
  .record({
    ...Object.fromEntries(wholeKeys.map((step) => [step.id, maybe(answerTo(step))])),
    ...Object.fromEntries(
      splitKeys.map((key) => [
        key,
        maybe(
          partsOf(
            [...asking.values()]
              .filter((step): step is QuestionStep => step.type === "question" && splitPath(step.id).key === key)
              .map((step) => ({ ...step, id: splitPath(step.id).part ?? "" })),
          ),
        ),
      ]),
    ),
    // Drawn more often than by chance: most questions about a family depend on these two.
    maritalStatus: maybe(fc.constantFrom("single", "married", "married", "commonLaw", "divorced")),
    accompanyingSpouse: maybe(fc.constantFrom(true, true, false)),
  })
  .map(withoutGaps);

const spouse = fc.record(
  {
    id: fc.constant("s"),
    type: fc.constant("Spouse" as const),
    visaType: fc.constantFrom(...dependentVisaTypes),
    birthday,
  },
  { requiredKeys: ["id", "type"] },
);
const child = (childNumber: number) =>
  fc.record(
    {
      id: fc.constant(`c${childNumber}`),
      type: fc.constant("Child" as const),
      childNumber: fc.constant(childNumber),
      visaType: fc.constantFrom(...dependentVisaTypes),
      birthday: dateIn(2000, 2026),
    },
    { requiredKeys: ["id", "type", "childNumber"] },
  );

const documentOf = (index: number) =>
  fc
    .record({
      page: fc.constantFrom(...vaultPages),
      childNumber: fc.integer({ min: 1, max: 2 }),
      findings: fc.subarray(["blurry", "sideways", "notReadable", "documentMismatch"]),
      parsedValues: fc.record(
        {
          issueDate: dateIn(2026, 2026),
          biometricsExpiryDate: expiry,
          biometricsIdentificationNumber: word,
          applicantFullName: word,
        },
        { requiredKeys: [] },
      ),
      deletedAt: maybe(fc.constant("2026-11-01")),
    })
    .map(({ page, childNumber, findings, parsedValues, deletedAt }) => ({
      fileId: `f${index}`,
      documentId: page.slug,
      slotId: page.slots[0]?.id ?? "",
      uploadedAt: "2026-11-02",
      ...(page.person === "child" ? { childNumber } : {}),
      findings,
      parsedValues,
      ...(deletedAt === undefined ? {} : { deletedAt }),
    }));

/** A thing that a letter asks for: a slot of the vault, or words; sent or not. */
const itemOf = (request: number) => (index: number) =>
  fc
    .record({
      page: maybe(fc.constantFrom(...vaultPages)),
      words: word,
      childNumber: fc.integer({ min: 1, max: 2 }),
      fileIds: fc.subarray(["f1", "f2"]),
      sentOn: maybe(dateIn(2026, 2026)),
    })
    .map(({ page, words, childNumber, fileIds, sentOn }) => ({
      id: `r${request}i${index}`,
      ...(page === undefined
        ? { words }
        : {
            page: page.slug,
            slotId: page.slots[0]?.id ?? "",
            ...(page.person === "child" ? { childNumber } : {}),
          }),
      fileIds,
      ...(sentOn === undefined ? {} : { sentOn }),
    }));

type Request = { readonly request: AuthorityRequest; readonly letter: UploadedDocument | undefined };

/** What an authority asks for, with its letter where the vault has a page for such letters and somebody scanned it. */
const requestOf = (index: number): fc.Arbitrary<Request> =>
  fc
    .record({
      kind: fc.constantFrom("documents" as const, "documents" as const, ...requestKindIds),
      addressee: fc.constantFrom("main" as const, "main" as const, "spouse" as const, "child" as const),
      isScanned: fc.boolean(),
      parsedValues: fc.record(
        { issueDate: dateIn(2026, 2026), [dueDateField]: dateIn(2026, 2027), [answeredOnField]: dateIn(2026, 2026) },
        { requiredKeys: [] },
      ),
      letterDate: fc.option(dateIn(2026, 2026)),
      dueDate: fc.option(dateIn(2026, 2027)),
      recordedAt: dateIn(2026, 2026).map((day) => `${day}T15:00:00.000Z`),
      items: fc
        .tuple(itemOf(index)(1), sometimes(itemOf(index)(2)))
        .map(([first, more]): readonly AskedItem[] => [first, ...more]),
    })
    .map(({ kind, isScanned, parsedValues, ...one }) => {
      const addressee = requestKind(kind).isOfEach ? one.addressee : "main";
      const child = addressee === "child" ? { childNumber: 1 } : {};
      const person = addressee === "child" ? { role: addressee, childNumber: 1 } : { role: addressee };
      const page = isScanned ? letterPageOf(requestKind(kind), person) : undefined;
      const fileId = `letter${index}`;
      const letter =
        page === undefined
          ? undefined
          : {
              fileId,
              documentId: page,
              slotId: slotsOfPages[page][0],
              uploadedAt: "2026-11-02",
              ...child,
              parsedValues,
            };
      return {
        request: {
          id: `r${index}`,
          ...one,
          kind,
          addressee,
          ...child,
          ...(letter ? { letterFileId: fileId } : {}),
        },
        letter,
      };
    });

const sometimes = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    fc.constant([]),
    value.map((one) => [one]),
  );

export const anyCase: fc.Arbitrary<CaseFile> = fc
  .record({
    today: dateIn(2026, 2026),
    user: fc.constantFrom(...roles).map((role) => ({ role })),
    application: fc
      .record({
        type: fc.oneof(
          fc.constantFrom("Student" as const, "StudentExtension" as const),
          fc.constantFrom(...applicationTypes),
        ),
        status: maybe(fc.constantFrom("Preparation" as const, "IrccProcessing" as const, ...applicationStatuses)),
        receivedDate: maybe(dateIn(2024, 2026)),
        reasonsForContactingIRCC: maybe(fc.subarray(["biometricsExtension", "statusUpdate", "withdraw"] as const)),
      })
      .map(withoutGaps),
    answers,
    dependents: fc.tuple(sometimes(spouse), sometimes(child(1)), sometimes(child(2))).map((lists) => lists.flat()),
    documents: fc
      .tuple(sometimes(documentOf(1)), sometimes(documentOf(2)), sometimes(documentOf(3)))
      .map((lists) => lists.flat()),
    authorityRequests: fc.tuple(sometimes(requestOf(1)), sometimes(requestOf(2))).map((lists) => lists.flat()),
  })
  .map(({ authorityRequests, ...one }): CaseFile => {
    const letters = authorityRequests.flatMap(({ letter }) => letter ?? []);
    const caseFile = { profile: {}, ...one, documents: [...one.documents, ...letters] } as CaseFile;
    return authorityRequests.length === 0
      ? caseFile
      : { ...caseFile, authorityRequests: authorityRequests.map(({ request }) => request) };
  });

function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}

/** The same cases each time, so that a guard that counts what was met never changes its mind. */
export const manyCases = (count: number): readonly CaseFile[] =>
  fc.sample(anyCase, { seed: 20_261_121, numRuns: count });
