import { exchangeRateShape } from "./documentValues/exchangeRate.ts";
import { isIsoDate, type IsoDate } from "../kernel/calendarDate.ts";
import { composed } from "../kernel/composed.ts";
import { date, listOf, objectOf, oneOf, type Fault, type JsonSchema } from "../kernel/shape.ts";
import { answersShape } from "./answers/answerShapes.ts";
import { applicationShape } from "./application.ts";
import { authorityRequestShape } from "./authority/authorityRequest.ts";
import type { CaseFile } from "./caseFile.ts";
import { dependentShape } from "./dependents.ts";
import { formCheckShape } from "./formChecks.ts";
import { formValuesShape } from "./formValues.ts";
import { knownSchoolShape } from "./knownSchool.ts";
import { lawyerDecisionShape } from "./lawyerDecisions.ts";
import { letterValuesShape } from "./letterValues.ts";
import { paymentShape } from "./payment.ts";
import { representativeShape } from "./authority/representative.ts";
import { startedFromShape } from "./answers/application/startedFrom.ts";
import { noDocumentShape } from "./noDocument.ts";
import { uploadedDocumentShape } from "./uploadedDocument.ts";
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
    formerDependents: listOf(dependentShape, 300),
    documents: listOf(uploadedDocumentShape, 5000),
    unsortedDocuments: listOf(uploadedDocumentShape, 5000),
    forms: formValuesShape,
    formBases: formValuesShape,
    letters: letterValuesShape,
    letterBases: letterValuesShape,
    formChecks: listOf(formCheckShape, 700),
    noDocumentStatements: listOf(noDocumentShape, 1000),
    knownSchools: listOf(knownSchoolShape, 500),
    exchangeRates: listOf(exchangeRateShape, 20_000),
    lawyerWords: listOf(lawyerDecisionShape, 1000),
    authorityRequests: listOf(authorityRequestShape, 200),
    payment: paymentShape,
    representative: representativeShape,
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
  const read = caseShape.read(composed(document), "", faults);
  if (!read || faults.length > 0)
    return { ok: false, faults: [...faults, ...sameIdTwice(read?.dependents, read?.documents)] };
  const twice = sameIdTwice(read.dependents, read.documents);
  if (twice.length > 0) return { ok: false, faults: twice };
  // Every key of the format goes on: what has no default of its own is taken as it was read.
  const { format: _format, ...given } = read;
  const caseFile = {
    ...given,
    today: read.today ?? today,
    user: read.user ?? {},
    profile: read.profile ?? {},
    answers: read.answers ?? {},
    dependents: read.dependents ?? [],
    documents: read.documents ?? [],
  };
  return { ok: true, caseFile: caseFile as CaseFile };
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
