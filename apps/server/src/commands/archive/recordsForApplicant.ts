import type { FormNumber } from "@boreal/domain/caseFile/formValues";
import { isLetterKey, letterOfKey } from "@boreal/domain/caseFile/letterValues";
import type { Actor } from "../../policies/actor.ts";
import type { ApplicationFacts } from "../../policies/applications.ts";
import { mayReadForm } from "../../policies/forms.ts";
import { mayReadLetter } from "../../policies/letters.ts";
import { isFormKey, numberOfForm } from "../../store/answers/formValues.ts";
import type { ArchivedRecord } from "../../store/archive/family.ts";
import type { Records } from "../../store/archive/records.ts";

/** Who reads, and which documents of the case they may open. */
export type Reading = {
  readonly asker: Actor;
  readonly facts: ApplicationFacts;
  readonly documents: ReadonlySet<string>;
};

type Cut = (record: ArchivedRecord, reading: Reading) => ArchivedRecord | undefined;

const all: Cut = (record) => record;
const without =
  (...fields: readonly string[]): Cut =>
  (record) =>
    Object.fromEntries(Object.entries(record).map(([field, value]) => [field, fields.includes(field) ? null : value]));
const when =
  (holds: (record: ArchivedRecord, reading: Reading) => boolean): Cut =>
  (record, reading) =>
    holds(record, reading) ? record : undefined;

const isOpen = (field: string) =>
  when(
    ({ [field]: fileId }, { documents }) => fileId === null || (typeof fileId === "string" && documents.has(fileId)),
  );

export const isLetterOpen = (key: unknown, { asker, facts }: Reading): boolean =>
  typeof key === "string" && isLetterKey(key) && mayReadLetter(asker, facts, letterOfKey(key));

/** Entries of a form or a letter that they may read. */
export function isEntryOpen({ form }: ArchivedRecord, reading: Reading): boolean {
  if (typeof form !== "string") return false;
  const number: FormNumber | undefined = isFormKey(form) ? numberOfForm(form) : undefined;
  return number === undefined ? isLetterOpen(form, reading) : mayReadForm(reading.asker, reading.facts, number);
}

const inside = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** What went out, without the case and the plan of that day, which the team’s own work is in. */
function filed(record: ArchivedRecord, { documents }: Reading): ArchivedRecord {
  const { filedOn, confirmationNumber, files, forms } = inside(record["contents"]);
  const open = (Array.isArray(files) ? files : []).filter((file) => documents.has(String(inside(file)["fileId"])));
  return { ...record, contents: { filedOn, confirmationNumber, files: open, forms } };
}

/**
 * What of each family the applicant takes out: what they see in the product. A family that is not here stays with the firm:
 * its notes, what its lawyers decided among themselves, how its money is booked, and what only a program needs.
 */
const cuts: Readonly<Record<string, Cut>> = {
  application: all,
  dependents: all,
  answers: all,
  "answer-history": all,
  "form-values": when(isEntryOpen),
  invitations: all,
  documents: isOpen("id"),
  readings: isOpen("fileId"),
  corrections: isOpen("fileId"),
  "no-document": all,
  reviews: (record, reading) => {
    const seen = isOpen("fileId")(record, reading);
    return seen && without("values")(seen, reading);
  },
  "letter-versions": when(({ text }, reading) => isLetterOpen(inside(text)["letter"], reading)),
  "letter-comments": when(
    ({ words, isShared }, reading) => isShared === true && isLetterOpen(inside(words)["letter"], reading),
  ),
  "letter-replies": all,
  "status-changes": without("details"),
  "status-reports": all,
  filings: filed,
  "reopened-parts": all,
  "started-from": all,
  requests: isOpen("letterFileId"),
  "request-items": all,
  "request-files": isOpen("fileId"),
  assignments: all,
  messages: all,
  "messages-read": when(({ userId }, { asker }) => userId === asker.userId),
  tasks: when(({ isForApplicant }) => isForApplicant === true),
  invoices: all,
  payments: without("reference"),
  refunds: without("reason"),
  "credit-notes": without("reason"),
};

/** Records that belong to one that was cut go with it. */
const belongsTo: Readonly<Record<string, readonly [column: string, family: string]>> = {
  "letter-replies": ["commentId", "letter-comments"],
  "request-items": ["authorityRequestId", "requests"],
  "request-files": ["itemId", "request-items"],
};

export function recordsForApplicant(records: Records, reading: Reading): Records {
  const cut = new Map<string, readonly ArchivedRecord[]>();
  for (const [name, list] of records) {
    const kept = cuts[name];
    if (kept === undefined) continue;
    const [column, family] = belongsTo[name] ?? [];
    const parents = family === undefined ? undefined : new Set((cut.get(family) ?? []).map(({ id }) => id));
    cut.set(
      name,
      list.flatMap((record) => {
        if (parents !== undefined && column !== undefined && !parents.has(record[column])) return [];
        const left = kept(record, reading);
        return left === undefined ? [] : [left];
      }),
    );
  }
  return cut;
}
