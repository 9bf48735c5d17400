import { randomBytes } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import { openSealedAnswer, sealAnswer } from "../answers/answers.ts";
import { openEntry, sealEntry } from "../answers/formValues.ts";
import { filingContext, requestWordsContext } from "../answers/sealedContexts.ts";
import { hiddenLetter } from "../letters/hiddenLetter.ts";
import { noName } from "../names/hiddenNames.ts";
import { valuesMacOf } from "../reviews/documentReviews.ts";
import { stateMacOf } from "../documents/warnings.ts";
import type { answerTable } from "../tables/answers.ts";
import type { filingTable } from "../tables/applications.ts";
import type { documentReviewTable } from "../tables/desk.ts";
import type { formValueTable } from "../tables/formValues.ts";
import type { warningAcknowledgementTable } from "../tables/warnings.ts";
import { NotAsPublished, type ArchivedRecord, type Family } from "./family.ts";

/** Rows of which more than single columns has to be opened: hidden names, marks made with the owner's key, packed contents. */
type Beyond = NonNullable<Family["beyond"]>;

/** A mark that nothing has: what it stood for is not the state of the case any more. */
const noMark = (bytes: number): Buffer => randomBytes(bytes);

const textIn = (record: ArchivedRecord, familyName: string, field: string): string => {
  const value = record[field];
  if (typeof value !== "string") throw new NotAsPublished(familyName, field);
  return value;
};

/** A cleared answer holds null. */
export const answers: Beyond = {
  fields: ["answer", "value"],
  open(row, { key, applicationId }) {
    const { name, value } = openSealedAnswer(key, applicationId, row as typeof answerTable.$inferSelect);
    return { answer: name, value };
  },
  seal: (record, { key, applicationId }) =>
    sealAnswer(key, applicationId, textIn(record, "answers", "answer"), record["value"] ?? null),
};

export const formValues: Beyond = {
  fields: ["form", "path", "value", "base"],
  open: (row, { key, applicationId }) => ({
    ...openEntry(key, applicationId, row as typeof formValueTable.$inferSelect),
  }),
  seal: (record, { key, applicationId }) =>
    sealEntry(key, applicationId, {
      form: textIn(record, "form-values", "form"),
      path: textIn(record, "form-values", "path"),
      value: record["value"] ?? null,
      ...("base" in record ? { base: record["base"] } : {}),
    }),
};

/** Under which letter a row is found follows from what it says. */
export const ofLetter = (said: "text" | "words"): Beyond => ({
  fields: [],
  open: () => ({}),
  seal(record, { key, applicationId }) {
    const inside = record[said] as { readonly letter?: unknown } | null;
    if (typeof inside?.letter !== "string") throw new NotAsPublished("letters", said);
    return { letter: hiddenLetter(key, applicationId, inside.letter as LetterKey) };
  },
});

export const filings: Beyond = {
  fields: ["contents"],
  open(row, { key, applicationId }) {
    const { sealedContents, statusChangeId } = row as typeof filingTable.$inferSelect;
    const packed = openJson(key, sealedContents, filingContext(applicationId, statusChangeId)) as string;
    return { contents: JSON.parse(gunzipSync(Buffer.from(packed, "base64")).toString("utf8")) as unknown };
  },
  seal(record, { key, applicationId }) {
    const statusChangeId = textIn(record, "filings", "statusChangeId");
    const packed = gzipSync(JSON.stringify(record["contents"])).toString("base64");
    return { sealedContents: sealJson(key, packed, filingContext(applicationId, statusChangeId)) };
  },
};

/** The values that were looked at are known while they are those in force; what was looked at before that, nobody kept. */
export const reviews: Beyond = {
  fields: ["values"],
  open(row, { key, valuesOf }) {
    const { fileId, valuesMac } = row as typeof documentReviewTable.$inferSelect;
    if (fileId === null || valuesMac === null) return { values: null };
    const values = valuesOf(fileId);
    return { values: valuesMacOf(key, fileId, values).equals(valuesMac) ? values : "changedSince" };
  },
  seal(record, { key }) {
    const { fileId, values } = record;
    if (typeof fileId !== "string" || values === null) return { valuesMac: null };
    if (typeof values !== "object") return { valuesMac: noMark(16) };
    return { valuesMac: valuesMacOf(key, fileId, values as Readonly<Record<string, unknown>>) };
  },
};

/** What a warning rested on when it was seen is known while it still does. */
export const acknowledgements: Beyond = {
  fields: ["state"],
  open(row, { key, warningStates }) {
    const { stateMac } = row as typeof warningAcknowledgementTable.$inferSelect;
    return { state: warningStates.find((state) => stateMacOf(key, state).equals(stateMac)) ?? null };
  },
  seal: ({ state }, { key }) => ({
    warningId: noName,
    stateMac: typeof state === "string" ? stateMacOf(key, state) : noMark(32),
  }),
};

/** A document: where its bytes are in the archive. Without any, they were thrown away, or are gone. */
export const documents: Beyond = {
  fields: ["file"],
  open: (row, { fileOf }) => ({ file: fileOf(String(row["id"])) ?? null }),
  seal({ id, rejected }, { storedFile }) {
    const there = storedFile(String(id));
    if (there) return { ...there, storageKey: id, damage: null };
    const gone = { wrappedKey: noMark(32), contentMac: noMark(32) };
    return rejected === true
      ? { ...gone, storageKey: "", damage: null }
      : { ...gone, storageKey: id, damage: "missing" };
  },
};

/** A merged file that is not there any more is made again when somebody asks. */
export const merged: Beyond = {
  fields: ["file"],
  open: (row, { fileOf }) => ({ file: fileOf(String(row["id"])) ?? null }),
  seal: ({ id }, { storedFile }) => ({ wrappedKey: storedFile(String(id))?.wrappedKey ?? null }),
};

/** The link of an invitation led to the other server. */
export const invitations: Beyond = { fields: [], open: () => ({}), seal: () => ({ tokenHash: noMark(32) }) };

/** Words of a request are bound to the case, which their tables do not name. */
export const requestWords = (familyName: string, column: string, field: string): Beyond => ({
  fields: [field],
  open(row, { key, applicationId }) {
    const sealed = row[column] as Buffer | null;
    return {
      [field]: sealed === null ? null : openJson(key, sealed, requestWordsContext(applicationId, String(row["id"]))),
    };
  },
  seal(record, { key, applicationId }) {
    const said = record[field] ?? null;
    const context = requestWordsContext(applicationId, textIn(record, familyName, "id"));
    return { [column]: said === null ? null : sealJson(key, said, context) };
  },
});
