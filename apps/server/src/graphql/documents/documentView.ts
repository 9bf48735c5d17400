import type { StoredReading } from "../../store/documents/storedReading.ts";
import { isSure } from "@boreal/domain/caseFile/documentValues/readValue";
import { documentField } from "@boreal/domain/caseFile/documentValues/documentFields";
import type { Text } from "@boreal/domain/kernel/text";
import type { ReadingWarning } from "@boreal/reading/reading";
import type { PersonKey } from "../../keys/personKeys.ts";
import type { Asker } from "../../policies/actor.ts";
import { mayReadReasons } from "../../policies/assessment.ts";
import { documentAbilities, mayKnow, mayView } from "../../policies/documents.ts";
import { fileFacts } from "../../policies/storedFiles.ts";
import {
  correctionsInForce,
  fileFindings,
  isModelAllowed,
  openCorrection,
  openFileName,
  openReading,
  problemCodeOf,
  shownName,
  withoutSuggestions,
} from "../../store/documents/caseDocument.ts";
import { filedFileIds } from "../../store/cases/filings.ts";
import { listSameContent, type DocumentFileRow } from "../../store/documents/documents.ts";
import {
  documentState,
  latestReadings,
  listCorrections,
  type CorrectionRow,
  type DocumentState,
} from "../../store/documents/readings.ts";
import { storedFileDamaged } from "../../store/documents/fileChecks.ts";
import { isPersonGone } from "../../store/documents/vaultPlace.ts";
import type { GraphqlContext, OpenCase } from "../context.ts";
import { fullName } from "../fullName.ts";
import { repeatedBy, type SameContent } from "./duplicates.ts";

export type FieldView = {
  readonly name: string;
  readonly label: { readonly en: string; readonly fr: string };
  readonly value: string | null;
  readonly confidence: number;
  readonly page: number | null;
  readonly box: readonly number[] | null;
  readonly checked: string | null;
  /** Whether it counts before anybody looked at it. */
  readonly isSure: boolean;
  readonly otherMeaning: string | null;
  /** `languageModel` where no reader found it and a model named it. */
  readonly suggestedBy: string | null;
  /** What an earlier reading read, where it was something else; nothing where it read nothing. */
  readonly readBefore: string | null;
  readonly correctedValue: string | null;
  /** Who typed it, and when: nothing for a value that stands as it was read. */
  readonly typed: TypedBy | null;
};

export type ModelView = {
  readonly model: string;
  readonly runBy: string;
  readonly isAllowed: boolean;
  readonly outcome: string | null;
};

export type TypedBy = { readonly at: Date; readonly byMe: boolean; readonly name: string | null };

/** A document as one reader may see it. */
export type DocumentView = {
  readonly row: DocumentFileRow;
  readonly name: string;
  /** As it came, when it was renamed since. */
  readonly givenName: string | null;
  readonly state: DocumentState;
  readonly fields: readonly FieldView[];
  readonly findings: readonly string[];
  /** The reader’s own sentence about each finding, with its place. */
  readonly found: readonly ReadingWarning[];
  readonly pages: number;
  /** Why the file could not be read or kept, and what to do; nothing when all is well. */
  readonly problem: Text | null;
  readonly sameContent: SameContent | null;
  readonly problemCode: string | null;
  /** The language model of the deployment and what was said of it for this file; nothing where there is none. */
  readonly languageModel: ModelView | null;
  readonly abilities: readonly string[];
  /** It went out with a filing: it is not erased, also not from the trash. */
  readonly wasSent: boolean;
  readonly uploadedByMe: boolean;
  readonly isReturned: boolean;
  readonly returnedBecause: string | null;
};

/** Said instead of the file's own name, which may name people, to those who may not open the file. */
const withheldName = "—";

/** The documents of a case that this reader may see in a list, each cut to what they may know of it. */
export async function listDocumentViews(
  context: GraphqlContext,
  open: OpenCase,
  where: "vault" | "trash",
): Promise<DocumentView[]> {
  const { [where]: rows } = await open.files();
  return await viewsOf(
    context,
    open,
    rows.filter((row) => isKnown(context.actor, open, row)),
  );
}

const isKnown = (actor: Asker, open: OpenCase, row: DocumentFileRow): boolean =>
  mayKnow(actor, open.facts, fileFacts(open.loaded, row));

/** How many deleted files wait for their person to come back. */
export async function countFilesOfPeopleGone(open: OpenCase): Promise<number> {
  const { trash } = await open.files();
  return trash.filter((row) => isPersonGone(open.loaded, row)).length;
}

/** One document of a case; nothing when this reader may not know of it. */
export async function documentViewOf(
  context: GraphqlContext,
  open: OpenCase,
  row: DocumentFileRow,
): Promise<DocumentView | undefined> {
  if (!isKnown(context.actor, open, row)) return undefined;
  return (await viewsOf(context, open, [row]))[0];
}

/** The name for people; of a value without a definition, its technical name in words. */
export function labelOf(field: string): Text {
  const words = field.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return documentField(field)?.label ?? { en: words, fr: words };
}

async function viewsOf(
  { deps, actor, account }: GraphqlContext,
  open: OpenCase,
  rows: readonly DocumentFileRow[],
): Promise<DocumentView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const key = await deps.personKey(open.loaded.row.owner_id);
  const [sent, readings, corrections, sameContent] = await Promise.all([
    rows.some(({ deletedAt }) => deletedAt !== null) ? filedFileIds(deps.db, key, open.loaded.row.id) : new Set(),
    latestReadings(deps.db, ids),
    listCorrections(deps.db, ids),
    listSameContent(deps.db, rows),
  ]);
  const names = await namesOfTypers(account, corrections);
  const known = sameContent.filter((row) => isKnown(actor, open, row));
  const returnedOf = returnedIn(open, actor);
  return rows.map((row): DocumentView => {
    const facts = fileFacts(open.loaded, row);
    const nameOf = (file: DocumentFileRow) =>
      mayView(actor, open.facts, fileFacts(open.loaded, file)) ? shownName(key, file) : withheldName;
    const repeated = repeatedBy(row, known);
    const common = {
      row,
      abilities: documentAbilities(actor, open.facts, facts).filter((one) => one !== "erase" || !sent.has(row.id)),
      wasSent: sent.has(row.id),
      uploadedByMe: row.uploadedBy === actor?.userId,
      name: nameOf(row),
      sameContent: repeated ? { row: repeated, name: nameOf(repeated) } : null,
    };
    const latest = readings.get(row.id);
    const state = documentState(row, latest);
    if (!mayView(actor, open.facts, facts))
      return { ...common, isReturned: returnedOf(row).isReturned, state, ...nothingOpened };
    const broken = row.damage === null ? undefined : storedFileDamaged();
    const isAllowed = isModelAllowed(key, row.id, corrections);
    const stored = latest && openedFor(isAllowed, openReading(key, row.id, latest.sealedResult));
    return {
      ...common,
      ...returnedOf(row),
      state,
      givenName: row.sealedDisplayName === null ? null : openFileName(key, row.id, row.sealedName),
      fields: fieldsOf(
        stored,
        correctionsOf(row, corrections, { key, read: stored?.reading.fields ?? {} }, (id) => ({
          byMe: id === actor?.userId,
          name: names.get(id) ?? null,
        })),
      ),
      findings: fileFindings(stored, repeated !== undefined && repeated.deletedAt === null),
      found: stored?.reading.warnings ?? [],
      pages: stored?.reading.pages.length ?? 0,
      languageModel: modelView(deps.languageModel, isAllowed, stored),
      problem: broken?.text ?? stored?.reading.error?.text ?? null,
      problemCode: broken?.code ?? (stored ? problemCodeOf(stored) : null),
    };
  });
}

/** Of a file that the reader may not open. */
const nothingOpened = {
  givenName: null,
  fields: [],
  findings: [],
  found: [],
  pages: 0,
  languageModel: null,
  problem: null,
  problemCode: null,
  returnedBecause: null,
} as const;

const openedFor = (isAllowed: boolean, stored: StoredReading): StoredReading =>
  isAllowed ? stored : withoutSuggestions(stored);

const modelView = (
  model: GraphqlContext["deps"]["languageModel"],
  isAllowed: boolean,
  stored: StoredReading | undefined,
): ModelView | null =>
  model === undefined
    ? null
    : { model: model.model, runBy: model.runBy, isAllowed, outcome: stored?.reading.languageModel ?? null };

/** Which files the legal team returned, and why for those who may read reasons. */
function returnedIn({ loaded, facts }: OpenCase, actor: Asker) {
  const returned = new Map(
    loaded.caseFile.documents.flatMap(({ fileId, returnedAt, returnedBecause }) =>
      returnedAt ? [[fileId, returnedBecause ?? ""] as const] : [],
    ),
  );
  return ({ id }: DocumentFileRow): Pick<DocumentView, "isReturned" | "returnedBecause"> => ({
    isReturned: returned.has(id),
    returnedBecause: mayReadReasons(actor, facts) ? (returned.get(id) ?? null) : null,
  });
}

/** Names of those who typed values. */
async function namesOfTypers(
  account: GraphqlContext["account"],
  corrections: readonly CorrectionRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(corrections.map(({ correctedBy }) => correctedBy))];
  const known = await Promise.all(ids.map(async (id) => [id, await account(id)] as const));
  return new Map(known.flatMap(([id, person]) => (person ? [[id, fullName(person) ?? ""] as const] : [])));
}

type Correction = { readonly value: string | null; readonly typed: TypedBy };
type Corrections = ReadonlyMap<string, Correction>;

/** The newest correction of each field. */
function correctionsOf(
  row: DocumentFileRow,
  corrections: readonly CorrectionRow[],
  { key, read }: { key: PersonKey; read: StoredReading["reading"]["fields"] },
  who: (id: string) => Omit<TypedBy, "at">,
): Corrections {
  const ofFile = corrections
    .filter(({ fileId }) => fileId === row.id)
    .map((correction) => ({ ...correction, by: correction.correctedBy }));
  return new Map(
    correctionsInForce(ofFile, read, row.ownerId).map(({ field, sealedValue, correctedBy, correctedAt }) => {
      const value = openCorrection(key, row.id, field, sealedValue);
      return [field, { value: value === null ? null : String(value), typed: { at: correctedAt, ...who(correctedBy) } }];
    }),
  );
}

/** Every value that was read now, was read before, or was said by a person. */
function fieldsOf(stored: StoredReading | undefined, corrected: Corrections): FieldView[] {
  const fields = stored?.reading.fields ?? {};
  const before = stored?.before ?? {};
  const read = Object.entries(fields).map(([name, field]): FieldView => ({
    name,
    label: labelOf(name),
    value: field.value,
    confidence: field.confidence,
    page: field.page,
    box: field.box,
    checked: field.checked ?? null,
    isSure: isSure(name, field),
    otherMeaning: field.ambiguous ?? null,
    suggestedBy: field.suggestedBy ?? null,
    readBefore: before[name] ?? null,
    correctedValue: corrected.get(name)?.value ?? null,
    typed: corrected.get(name)?.typed ?? null,
  }));
  const readOnce = Object.entries(before).flatMap(([name, was]) => (was === null ? [] : [name]));
  const added = [...new Set([...corrected.keys(), ...readOnce])]
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name): FieldView => ({
      name,
      label: labelOf(name),
      value: null,
      confidence: 0,
      page: null,
      box: null,
      checked: null,
      isSure: false,
      otherMeaning: null,
      suggestedBy: null,
      readBefore: before[name] ?? null,
      correctedValue: corrected.get(name)?.value ?? null,
      typed: corrected.get(name)?.typed ?? null,
    }));
  return [...read, ...added];
}
