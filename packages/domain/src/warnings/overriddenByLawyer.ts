import type { CaseFile } from "../caseFile/caseFile.ts";
import type { LawyerDecision } from "../caseFile/lawyerDecisions.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { officialFormFiles } from "../tables/officialForms/officialFormFiles.ts";
import { documentWarnings } from "./raiseForDocument.ts";
import type { WarningId } from "./warningIds.ts";

/** A lawyer's word about a file, and whether it still speaks of what the lawyer saw. */

/** What a lawyer says who accepts a file as an official form: the right one, in the edition in use, complete, signed, validated. */
const saidByAccepting: ReadonlySet<WarningId> = new Set([
  "formNotValidated",
  "incorrectFormVersion",
  "formMissingSignature",
  "familyInformationIncomplete",
  "mainApplicantInformationIncomplete",
  "custodianFormNotSigned",
  "custodianNameMissing",
  "custodianAddressMissing",
]);

const foundInForms: readonly string[] = [
  "formNumber",
  "formEdition",
  "isValidated",
  "isSigned",
  "isApplicantComplete",
  "isFamilyComplete",
];

type RaisedWarning = {
  readonly id: WarningId;
  readonly fileId?: string;
  readonly why: { readonly restsOn: readonly string[] };
};

const fieldsOf = new Map(
  documentWarnings.map(({ id, relatedFields, ofField }): [WarningId, readonly string[]] => [
    id,
    ofField === undefined ? relatedFields : [...relatedFields, ofField],
  ]),
);

const valuesOf = ({ parsedValues = {} }: UploadedDocument, fields: readonly string[]): readonly unknown[] =>
  fields.map((field) => parsedValues[field] ?? null);

/** What a warning about a file rests on, as one text to compare. The day is left out: what is overridden stays so tomorrow. */
export function restsOnOfWarning(
  { answers, dependents, documents }: CaseFile,
  { id, fileId, why: { restsOn } }: RaisedWarning,
): string {
  const own = documents.find((document) => document.fileId === fileId);
  const fields = fieldsOf.get(id) ?? [];
  const answered: Readonly<Record<string, unknown>> = answers;
  const names = restsOn.flatMap((fact) =>
    fact.startsWith("answers.") ? [fact.slice("answers.".length).split(/[.[]/)[0] ?? ""] : [],
  );
  const pages = restsOn.flatMap((fact) => (fact.startsWith("documents.") ? [fact.slice("documents.".length)] : []));
  return JSON.stringify([
    [...new Set(names)].toSorted().map((name) => [name, answered[name] ?? null]),
    restsOn.some((fact) => fact.startsWith("dependents")) ? dependents : [],
    own ? [valuesOf(own, fields), id === "documentMismatch" ? (own.documentType ?? null) : null] : null,
    documents
      .filter(({ documentId, deletedAt }) => !deletedAt && documentId !== own?.documentId && pages.includes(documentId))
      .map((other) => [other.fileId, valuesOf(other, fields)]),
  ]);
}

/** What it rests on that a file is an official form: what was found in it, and the editions in use. */
export function restsOnOfForm(the: CaseReader, document: UploadedDocument, form: string): string {
  const files = the.row(officialFormFiles);
  const editions = files.found
    ? files.row.value
        .filter((file) => file.form === form.split(":")[0])
        .map(({ edition, language }) => `${edition} ${language}`)
    : [];
  return JSON.stringify([editions, valuesOf(document, foundInForms)]);
}

/** The standing word by which this file is this form of this person. */
export const acceptedAs = (the: CaseReader, document: UploadedDocument, form: string): LawyerDecision | undefined =>
  the
    .lawyerDecisionsOn(document.fileId)
    .find(
      (word) =>
        word.kind === "formAccepted" && word.form === form && word.restsOn === restsOnOfForm(the, document, form),
    );

/** The standing word by which a warning about this file does not hold the case back. */
export function overrideOf(
  caseFile: CaseFile,
  the: CaseReader,
  document: UploadedDocument,
  warning: RaisedWarning,
): LawyerDecision | undefined {
  if ((caseFile.lawyerWords ?? []).length === 0) return undefined;
  const words = the.lawyerDecisionsOn(document.fileId);
  const accepted = saidByAccepting.has(warning.id)
    ? words.find(
        ({ kind, form }) => kind === "formAccepted" && typeof form === "string" && acceptedAs(the, document, form),
      )
    : undefined;
  return (
    accepted ??
    words.find(
      ({ kind, warningId, restsOn }) =>
        kind === "warningOverridden" && warningId === warning.id && restsOn === restsOnOfWarning(caseFile, warning),
    )
  );
}
