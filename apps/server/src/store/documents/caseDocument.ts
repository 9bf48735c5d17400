import type { StoredReading } from "./storedReading.ts";
import { areSureRows, isSure, readAsKept, rowsAsKept } from "@boreal/domain/caseFile/documentValues/readValue";
import type { KeptRow, TypedValue } from "@boreal/domain/caseFile/documentValues/documentField";
import type { BankTransaction } from "@boreal/domain/caseFile/documentValues/bankTransaction";
import type { UploadedDocument } from "@boreal/domain/caseFile/uploadedDocument";
import { mayBeCorrected } from "@boreal/domain/vault/files/foundInFile";
import { findingsOf, isEndOfReader, type Reading, type ReadingErrorCode } from "@boreal/reading/reading";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { reviewReasonContext } from "../answers/sealedContexts.ts";
import type { CaseRow, DocumentCell } from "../cases/caseRow.ts";
import { withoutGiven } from "./withoutGiven.ts";

/** What the seals of a file's values are bound to. */
export const uploadContext = (fileId: string): string => `upload ${fileId}`;
export const fileNameContext = (fileId: string): string => `file name ${fileId}`;
export const displayNameContext = (fileId: string): string => `display name ${fileId}`;
export const readingContext = (fileId: string): string => `reading ${fileId}`;
export const passwordContext = (fileId: string): string => `file password ${fileId}`;
export const correctionContext = (fileId: string, field: string): string => `correction ${fileId} ${field}`;

/** What people say of a file beside its values (ADR 0165); kept where corrections are, the newest counts. */
const fundsExclusion = "said:excludeFromAvailableFund";
/** Of one account of a file that shows several: its number, else its place. */
export const exclusionField = (accountInFile?: string): string =>
  accountInFile === undefined ? fundsExclusion : `${fundsExclusion}:${accountInFile}`;
/** That the words of the file may be given to the language model (ADR 0172). */
export const modelConsent = "said:languageModel";
/** Why a paper counts that names nobody whose paper it could be (ADR 0236). */
export const reasonToCount = "said:countsBecause";
/** Null where it was taken back. */
export type StatedToCount = { readonly because: string; readonly at: string } | null;
export const explanationField = (id: string): string => `said:bankTransaction:${id}`;
export const isStatedOfFile = (field: string): boolean => field.startsWith("said:");
const isExplanationField = (field: string): boolean => field.startsWith("said:bankTransaction:");

export const sealStated = (
  key: PersonKey,
  fileId: string,
  field: string,
  value: BankTransaction | StatedToCount | boolean,
): Buffer => sealJson(key, { value }, correctionContext(fileId, field));

/** Explanations of transactions of a file, by the field under which each is kept. */
export const openExplanations = (
  key: PersonKey,
  fileId: string,
  said: readonly { readonly field: string; readonly sealed: Uint8Array }[],
): ReadonlyMap<string, BankTransaction> =>
  new Map(
    said
      .filter(({ field }) => isExplanationField(field))
      .map(({ field, sealed }) => [field, openStated(key, fileId, field, sealed) as BankTransaction]),
  );

const openStated = (key: PersonKey, fileId: string, field: string, sealed: Uint8Array): unknown =>
  (openJson(key, sealed, correctionContext(fileId, field)) as { readonly value: unknown }).value;

/** What the applicant said last; the rows oldest first. */
export const isModelAllowed = (
  key: PersonKey,
  fileId: string,
  said: readonly { readonly fileId: string; readonly field: string; readonly sealedValue: Uint8Array }[],
): boolean => {
  const last = said.findLast((row) => row.fileId === fileId && row.field === modelConsent);
  return last !== undefined && openStated(key, fileId, modelConsent, last.sealedValue) === true;
};

/** Without what a language model named: nothing of it counts or is shown once that is no longer allowed. */
export const withoutSuggestions = (stored: StoredReading): StoredReading => {
  const fields = Object.entries(stored.reading.fields);
  const own = fields.filter(([, field]) => field.suggestedBy === undefined);
  const { languageModel: _, ...reading } = stored.reading;
  if (own.length === fields.length) return { ...stored, reading };
  return { ...stored, reading: { ...reading, fields: Object.fromEntries(own) } };
};

/** As it is kept: by the kind of its value. `null`: the document shows no such value. */
export type CorrectedValue = { readonly value: TypedValue | null };

export const openReading = (key: PersonKey, fileId: string, sealed: Uint8Array): StoredReading =>
  openJson(key, sealed, readingContext(fileId)) as StoredReading;

/**
 * The values that people put beside what was read, the oldest first. What was found about a file is no value of a person: a
 * correction of it from before that was a rule counts for nothing.
 */
export const correctionsInForce = <C extends { readonly field: string; readonly by: string }>(
  corrections: readonly C[],
  read: Readonly<Record<string, unknown>>,
  ownerId: string,
): readonly C[] =>
  corrections.filter(
    ({ field, by }) => !isStatedOfFile(field) && mayBeCorrected(field, read, { isLegalTeam: by !== ownerId }),
  );

export const openCorrection = (key: PersonKey, fileId: string, field: string, sealed: Uint8Array): TypedValue | null =>
  (openJson(key, sealed, correctionContext(fileId, field)) as CorrectedValue).value;

/** The password that opened a locked file; nothing when it has none or it is not known. */
export const openFilePassword = (
  key: PersonKey,
  { id, sealedPassword }: { readonly id: string; readonly sealedPassword: Uint8Array | null },
): string | undefined =>
  sealedPassword === null ? undefined : (openJson(key, sealedPassword, passwordContext(id)) as string);

/** The name under which a file was given. */
export const openFileName = (key: PersonKey, fileId: string, sealed: Uint8Array): string =>
  openJson(key, sealed, fileNameContext(fileId)) as string;

/** What a file is called now: as a person renamed it, else as it was given. */
export const shownName = (
  key: PersonKey,
  file: { readonly id: string; readonly sealedName: Uint8Array; readonly sealedDisplayName: Uint8Array | null },
): string =>
  file.sealedDisplayName === null
    ? openFileName(key, file.id, file.sealedName)
    : (openJson(key, file.sealedDisplayName, displayNameContext(file.id)) as string);

/**
 * Ids of the warning catalogue that belong to the file: the reader's, and that the same content is in the case already. A
 * reading that the reader did not finish found nothing; earlier versions kept a finding with it.
 */
export const fileFindings = (stored: StoredReading | undefined, isDuplicate: boolean): string[] => [
  ...(stored && !isEndOfReader(stored.reading) ? findingsOf(stored.reading) : []),
  ...(isDuplicate ? ["duplicateDocument"] : []),
];

/** The words by which other programs tell apart why a file was refused or could not be read; the same as at upload. */
const problemCodes: Readonly<Record<ReadingErrorCode, string>> = {
  tooLarge: "FILE_TOO_LARGE",
  notAccepted: "FILE_TYPE_MISMATCH",
  encrypted: "PASSWORD_NEEDED",
  malformed: "NOT_READABLE",
  empty: "FILE_EMPTY",
  tooManyPages: "TOO_MANY_PAGES",
  tooManyPixels: "IMAGE_TOO_MANY_PIXELS",
  activeContent: "ACTIVE_CONTENT",
  damaged: "NOT_READABLE",
  oldWordFormat: "NOT_READABLE",
  tooComplex: "FILE_TOO_COMPLEX",
  timedOut: "READING_NOT_FINISHED",
  readerFailed: "READING_NOT_FINISHED",
};

export const problemCodeOf = ({ reading }: StoredReading): string | null =>
  reading.error ? problemCodes[reading.error.code] : null;

/** Nothing for a file that was not returned. */
function returnedOf(
  { returned }: DocumentCell,
  key: PersonKey,
  applicationId: string,
): Pick<UploadedDocument, "returnedAt" | "returnedBecause"> {
  if (returned === null) return {};
  const { id, sealed, at } = returned;
  const because =
    sealed === null ? null : openJson(key, Buffer.from(sealed, "base64"), reviewReasonContext(applicationId, id));
  return { returnedAt: new Date(at).toISOString(), returnedBecause: because as string | null };
}

/** What was read, each value in the shape of its definition; one that is not of its kind stays as it was printed. */
const keptAsRead = (fields: Reading["fields"]): Readonly<Record<string, TypedValue>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, readAsKept(name, value) ?? value]));

/** The tables that were read, and those that count: nobody confirms one row by row, so a table counts as it was read or not at all. */
function tablesOf(rows: Reading["rows"] = {}) {
  const tables = Object.entries(rows);
  const kept = (of: typeof tables): Readonly<Record<string, readonly KeptRow[]>> =>
    Object.fromEntries(of.map(([name, list]) => [name, rowsAsKept(name, list)]));
  return { read: kept(tables), sure: kept(tables.filter(([name, list]) => areSureRows(name, list))) };
}

/** What is not there: its place on the document is empty, or a person says so. */
function absentIn(reading: Reading | undefined, confirmed: ReadonlyMap<string, TypedValue | null>): readonly string[] {
  const byReader = (reading?.leftEmpty ?? []).filter((name) => !confirmed.has(name));
  return [...byReader, ...[...confirmed].flatMap(([name, value]) => (value === null ? [name] : []))];
}

/** What the reader of its kind did not find and nobody gave since; it may well be there. */
const notReadIn = (reading: Reading | undefined, confirmed: ReadonlyMap<string, unknown>): readonly string[] =>
  (reading?.notFound ?? []).filter((name) => !confirmed.has(name) && !reading?.leftEmpty?.includes(name));

/** Whether the account is taken out of the funds, and what was said of its transactions. */
function statedOfMoney(
  key: PersonKey,
  fileId: string,
  said: readonly { readonly field: string; readonly sealed: Uint8Array }[],
): Pick<UploadedDocument, "excludeFromAvailableFund" | "excludedAccounts" | "bankTransactions"> {
  const exclusion = said.findLast(({ field }) => field === fundsExclusion);
  const last = new Map(
    said.filter(({ field }) => field.startsWith(`${fundsExclusion}:`)).map(({ field, sealed }) => [field, sealed]),
  );
  const excluded = [...last]
    .filter(([field, sealed]) => openStated(key, fileId, field, sealed) === true)
    .map(([field]) => field.slice(fundsExclusion.length + 1));
  const explanations = [...openExplanations(key, fileId, said).values()];
  return {
    ...(exclusion && openStated(key, fileId, fundsExclusion, exclusion.sealed) === true
      ? { excludeFromAvailableFund: true }
      : {}),
    ...(excluded.length > 0 ? { excludedAccounts: excluded } : {}),
    ...(explanations.length > 0 ? { bankTransactions: explanations } : {}),
  };
}

/** Why the paper counts, as it was said last. */
function statedToCount(
  key: PersonKey,
  fileId: string,
  said: readonly { readonly field: string; readonly sealed: Uint8Array }[],
): Pick<UploadedDocument, "countsBecause" | "countsSince"> {
  const last = said.findLast(({ field }) => field === reasonToCount);
  const told = last && (openStated(key, fileId, reasonToCount, last.sealed) as StatedToCount);
  return told ? { countsBecause: told.because, countsSince: told.at } : {};
}

/** What was read, with what a language model named as long as that is allowed. */
function readingOf(
  { id, reading }: DocumentCell,
  key: PersonKey,
  said: readonly { readonly field: string; readonly sealed: Uint8Array }[],
): StoredReading | undefined {
  if (reading === null) return undefined;
  const stored = openReading(key, id, Buffer.from(reading, "base64"));
  const rows = said.map(({ field, sealed }) => ({ fileId: id, field, sealedValue: sealed }));
  return isModelAllowed(key, id, rows) ? stored : withoutSuggestions(stored);
}

/** A stored document as the rules see it: the values in force (read and sure, or said by a person) and what was read. */
export function openDocument(
  cell: DocumentCell,
  key: PersonKey,
  { id: applicationId, owner_id: ownerId }: Pick<CaseRow, "id" | "owner_id">,
  of: {
    readonly isDuplicate: boolean;
    readonly fittedBytes?: number | undefined;
    /** The request of an authority that this file answers. */
    readonly answers?: { readonly letterFileId: string | null; readonly isSent: boolean } | undefined;
  },
): UploadedDocument {
  const given = (cell.corrections ?? []).map(([field, sealed, by]) => ({
    field,
    sealed: Buffer.from(sealed, "base64"),
    by,
  }));
  const stored = readingOf(cell, key, given);
  const fields = stored?.reading.fields ?? {};
  const read = keptAsRead(fields);
  const tables = tablesOf(stored?.reading.rows);
  const confirmed = new Map(
    correctionsInForce(given, read, ownerId).map(({ field, sealed }) => [
      field,
      openCorrection(key, cell.id, field, sealed),
    ]),
  );
  const sure = Object.entries(read).filter(([name]) => fields[name] !== undefined && isSure(name, fields[name]));
  const inForce = [...new Map([...sure, ...confirmed])].filter(([, value]) => value !== null);
  const toConfirm = Object.keys(read).filter((name) => !confirmed.has(name) && !sure.some(([known]) => known === name));
  const notFound = absentIn(stored?.reading, confirmed);
  const notRead = notReadIn(stored?.reading, confirmed);
  const saidNotThere = [...confirmed].flatMap(([name, value]) => (value === null ? [name] : []));
  const isCorrected = [...confirmed].some(([name, value]) => value !== read[name]);
  return {
    fileId: cell.id,
    documentId: cell.page,
    slotId: cell.slot,
    documentType: cell.documentType,
    bytes: cell.bytes,
    ...(of.fittedBytes === undefined ? {} : { fittedBytes: of.fittedBytes }),
    uploadedAt: new Date(cell.uploadedAt).toISOString(),
    documentOwner: cell.person,
    childNumber: cell.childNumber,
    parentDocumentFileId: of.answers?.letterFileId ?? cell.replaces,
    parsedValues: { ...Object.fromEntries(inForce), ...tables.sure },
    originalParsedValues: { ...read, ...tables.read },
    ...(toConfirm.length > 0 ? { toConfirm } : {}),
    ...(notFound.length > 0 ? { notFound } : {}),
    ...(notRead.length > 0 ? { notRead } : {}),
    ...(saidNotThere.length > 0 ? { saidNotThere } : {}),
    detailsChangeStatus: of.answers?.isSent ? "Submitted" : isCorrected ? "corrected" : null,
    ...statedOfMoney(key, cell.id, given),
    ...statedToCount(key, cell.id, given),
    findings: fileFindings(stored && withoutGiven(stored, confirmed, cell), of.isDuplicate),
    filledForm: cell.filledForm,
    ...returnedOf(cell, key, applicationId),
    deletedAt: null,
  };
}
