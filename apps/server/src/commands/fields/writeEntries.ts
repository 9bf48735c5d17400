import type { FormKey } from "@boreal/domain/caseFile/formValues";
import type { LetterKey } from "@boreal/domain/caseFile/letterValues";
import type { Transaction } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { writerOf, type Answerer } from "../../policies/sections.ts";
import { hiddenEntry, readFormValues, writeFormValues } from "../../store/answers/formValues.ts";
import { appendAudit } from "../../store/auditLog.ts";
import { lockApplication } from "../../store/cases/applications.ts";
import type { ApplicationRow } from "../../store/cases/caseRow.ts";
import { hideNames } from "../../store/names/hideNames.ts";
import type { CommandDeps, PlacedRefusal } from "../deps.ts";
import { decideEntries, type Conflict } from "./decideChanges.ts";

/**
 * One entry of an official form or of a letter. A null value removes it, so that the field follows its source again. `base` is
 * what was filled in on the screen of the person when they entered it, null for nothing. `baseVersion` is the version that the
 * writer last saw, 0 for none; without it the entry is written over whatever is there.
 */
export type EntryChange = {
  readonly path: string;
  readonly value: unknown;
  readonly base?: unknown;
  readonly baseVersion?: number | undefined;
};

export type SavedEntries = {
  readonly saved: readonly { readonly path: string; readonly version: number }[];
  /** Entries that somebody changed since; the stored value stays, and the writer is shown it. */
  readonly conflicts: readonly Conflict[];
  readonly refusals: readonly PlacedRefusal[];
};

export type BeforeWriting = (writing: {
  readonly tx: Transaction;
  readonly key: PersonKey;
  readonly at: Date;
  readonly write: readonly EntryChange[];
}) => Promise<void>;

export const nothingSaved: SavedEntries = { saved: [], conflicts: [], refusals: [] };

/** Writes entries of one form or letter with their log entry. Nothing when the application left the status on which it was decided. */
export async function writeEntries(
  deps: CommandDeps,
  asker: NonNullable<Answerer>,
  row: ApplicationRow,
  {
    formKey,
    kind,
    changes,
    before,
  }: {
    formKey: FormKey | LetterKey;
    kind: "formValuesSaved" | "letterSaved" | "letterConfirmed" | "suggestionAccepted";
    changes: readonly EntryChange[];
    /** Done in the same transaction, once it is known what will be written. */
    before?: BeforeWriting;
  },
): Promise<SavedEntries | undefined> {
  const key = await deps.personKey(row.owner_id);
  const at = deps.now();
  const by = writerOf(asker);
  const decided = await deps.db.transaction(async (tx) => {
    if (!(await lockApplication(tx, row.id, row.status))) return undefined;
    await hideNames(tx, row.id, key);
    const paths = changes.map(({ path }) => path);
    const stored = await readFormValues(tx, key, { applicationId: row.id, formKey, paths });
    const outcome = decideEntries(stored, changes);
    if (outcome.write.length === 0) return outcome;
    await before?.({ tx, key, at, write: outcome.write });
    await writeFormValues(tx, { applicationId: row.id, formKey, key, by, at }, outcome.write);
    const entries = outcome.write.map(({ path }) => hiddenEntry(key, row.id, formKey, path)).toSorted();
    await appendAudit(tx, { chainId: row.id, actorId: by, kind, subject: { entries }, at });
    return outcome;
  });
  if (!decided) return undefined;
  if (decided.write.length > 0) deps.publishChange({ applicationId: row.id, kind: "forms", writer: deps.writer });
  return { saved: decided.saved, conflicts: decided.conflicts, refusals: [] };
}
