import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { Why } from "@boreal/domain/plan/plan";
import { eq } from "../../database/query.ts";
import type { Queryable } from "../../database/connect.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { warningAcknowledgementTable } from "../tables/warnings.ts";

export type AcknowledgementRow = typeof warningAcknowledgementTable.$inferSelect;

export const listAcknowledgements = (db: Queryable, applicationId: string): Promise<AcknowledgementRow[]> =>
  db
    .select()
    .from(warningAcknowledgementTable)
    .where(eq(warningAcknowledgementTable.applicationId, applicationId))
    .orderBy(warningAcknowledgementTable.acknowledgedAt);

export async function insertAcknowledgement(db: Queryable, row: AcknowledgementRow): Promise<void> {
  await db.insert(warningAcknowledgementTable).values(row);
}

/** What somebody can say to have seen: a warning, or that a document says something else than an answer. */
type Seeable = { readonly id: string; readonly fileId?: string; readonly why: Why };

/**
 * A fingerprint of what the warning rests on: the answers it read and, for a warning about a file, what was read in it.
 * Made with the owner's key, so that it tells nothing to whoever sees the database. The day is left out: a warning that
 * was seen stays seen tomorrow.
 */
export const warningState = (key: PersonKey, caseFile: CaseFile, warning: Seeable): Buffer =>
  stateMacOf(key, stateOf(caseFile, warning));

export const stateMacOf = (key: PersonKey, state: string): Buffer => key.mac("warning state", state);

/** What it rests on, in a text that is equal for equal facts. */
export function stateOf(caseFile: CaseFile, warning: Seeable): string {
  const answered: Record<string, unknown> = caseFile.answers;
  const names = warning.why.restsOn.flatMap((fact) =>
    fact.startsWith("answers.") ? [fact.slice("answers.".length).split(/[.[]/)[0] ?? ""] : [],
  );
  const answers = [...new Set(names)].toSorted().map((name) => [name, answered[name] ?? null]);
  const document = caseFile.documents.find((candidate) => candidate.fileId === warning.fileId);
  const dependents = warning.why.restsOn.some((fact) => fact.startsWith("dependents")) ? caseFile.dependents : [];
  const state = [
    warning.id,
    warning.fileId ?? null,
    answers,
    dependents,
    document?.parsedValues ?? null,
    document?.findings ?? null,
  ];
  return JSON.stringify(state);
}

/** A warning that somebody saw, for the facts from which it is raised now. */
export type SeenWarning = { readonly warningId: string; readonly fileId: string | null; readonly acknowledgedAt: Date };

/** Those of the raised warnings that were seen, from the same facts. Their state names them, so that the rows need not. */
export const stillSeen = (
  rows: readonly AcknowledgementRow[],
  raised: readonly { warning: Seeable; state: Buffer }[],
): readonly SeenWarning[] =>
  raised.flatMap(({ warning, state }) => {
    const row = rows.findLast(({ stateMac }) => state.equals(stateMac));
    return row ? [{ warningId: warning.id, fileId: warning.fileId ?? null, acknowledgedAt: row.acknowledgedAt }] : [];
  });
