import { exchangeRateShape } from "./documentValues/exchangeRate.ts";
import { isIsoDate, type IsoDate } from "../kernel/calendarDate.ts";
import { date, listOf, objectOf, oneOf, type Fault, type JsonSchema } from "../kernel/shape.ts";
import { answersShape } from "./answers/answerShapes.ts";
import { applicationShape, type Application } from "./application.ts";
import { authorityRequestShape, type AuthorityRequest } from "./authority/authorityRequest.ts";
import type { CaseFile } from "./caseFile.ts";
import { dependentShape, type Dependent } from "./dependents.ts";
import { formValuesShape } from "./formValues.ts";
import { knownSchoolShape, type KnownSchool } from "./knownSchool.ts";
import { lawyerWordShape, type LawyerWord } from "./lawyerWords.ts";
import { paymentShape, type CasePayment } from "./payment.ts";
import { startedFromShape, type StartedFrom } from "./answers/application/startedFrom.ts";
import { noDocumentShape, type NoDocumentStatement } from "./noDocument.ts";
import { uploadedDocumentShape, type UploadedDocument } from "./uploadedDocument.ts";
import { profileShape, userShape } from "./user.ts";
import { caseFormat } from "./writtenCase.ts";

const caseShape = objectOf(
  {
    format: oneOf([caseFormat]),
    today: date(),
    user: userShape,
    profile: profileShape,
    application: applicationShape,
    answers: answersShape,
    dependents: listOf(dependentShape, 30),
    documents: listOf(uploadedDocumentShape, 5000),
    unsortedDocuments: listOf(uploadedDocumentShape, 5000),
    forms: formValuesShape,
    formBases: formValuesShape,
    noDocumentStatements: listOf(noDocumentShape, 1000),
    knownSchools: listOf(knownSchoolShape, 500),
    exchangeRates: listOf(exchangeRateShape, 20_000),
    lawyerWords: listOf(lawyerWordShape, 1000),
    authorityRequests: listOf(authorityRequestShape, 200),
    payment: paymentShape,
    startedFrom: startedFromShape,
  },
  ["format", "application"],
);

/** JSON Schema of `boreal-case/1`, made from the shapes that read it. */
export const caseSchema = (): JsonSchema => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: caseFormat,
  ...caseShape.schema(),
});

export type ReadCase =
  | { readonly ok: true; readonly caseFile: CaseFile }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Reads a `boreal-case/1` document: a case, or every fault with its path. `today` counts when the document has none. */
export function readCase(document: unknown, today: IsoDate): ReadCase {
  const faults: Fault[] = [];
  if (!isIsoDate(today)) throw new Error("readCase needs a calendar date for today");
  const read = caseShape.read(document, "", faults);
  if (!read || faults.length > 0)
    return { ok: false, faults: [...faults, ...sameIdTwice(read?.dependents, read?.documents)] };
  const twice = sameIdTwice(read.dependents, read.documents);
  if (twice.length > 0) return { ok: false, faults: twice };
  return {
    ok: true,
    caseFile: {
      today: read.today ?? today,
      user: read.user ?? {},
      profile: read.profile ?? {},
      application: read.application as Application,
      answers: read.answers ?? {},
      dependents: (read.dependents ?? []) as readonly Dependent[],
      documents: (read.documents ?? []) as readonly UploadedDocument[],
      ...(read.unsortedDocuments === undefined
        ? {}
        : { unsortedDocuments: read.unsortedDocuments as readonly UploadedDocument[] }),
      ...(read.forms ? { forms: read.forms } : {}),
      ...(read.formBases ? { formBases: read.formBases } : {}),
      ...(read.noDocumentStatements === undefined
        ? {}
        : { noDocumentStatements: read.noDocumentStatements as readonly NoDocumentStatement[] }),
      ...(read.knownSchools === undefined ? {} : { knownSchools: read.knownSchools as readonly KnownSchool[] }),
      ...(read.lawyerWords === undefined ? {} : { lawyerWords: read.lawyerWords as readonly LawyerWord[] }),
      ...(read.authorityRequests === undefined
        ? {}
        : { authorityRequests: read.authorityRequests as readonly AuthorityRequest[] }),
      ...(read.payment === undefined ? {} : { payment: read.payment as CasePayment }),
      ...(read.startedFrom === undefined ? {} : { startedFrom: read.startedFrom as StartedFrom }),
    },
  };
}

function sameIdTwice(
  dependents: readonly { id?: string }[] = [],
  documents: readonly { fileId?: string }[] = [],
): Fault[] {
  return [
    ...repeated(
      dependents.map((dependent) => dependent?.id),
      (index) => `dependents[${index}].id`,
    ),
    ...repeated(
      documents.map((document) => document?.fileId),
      (index) => `documents[${index}].fileId`,
    ),
  ];
}

function repeated(ids: readonly (string | undefined)[], path: (index: number) => string): Fault[] {
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [{ path: path(index), found: `the id "${id}" a second time`, accepted: "an id of its own" }]
      : [],
  );
}
