import type { NamedAs, PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import { and, desc, eq } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { conflictCheckTable } from "../tables/clients/conflicts.ts";
import type { PersonFound } from "./peopleOfCases.ts";

export type ConflictCheckRow = typeof conflictCheckTable.$inferSelect;

/**
 * What a check keeps: whom it looked for, and where it found them as what. Names of other people are not copied into this case:
 * they are read in theirs, by whoever may open it.
 */
export type KeptFinding = {
  readonly applicationId: string;
  readonly searched: PersonNamed;
  readonly as: NamedAs;
  readonly childNumber?: number | undefined;
  readonly isOtherName?: true | undefined;
  readonly isSame: boolean;
};
export type KeptFindings = { readonly searched: readonly PersonNamed[]; readonly found: readonly KeptFinding[] };

export const keptFindings = (searched: readonly PersonNamed[], found: readonly PersonFound[]): KeptFindings => ({
  searched,
  found: found.map(({ applicationId, searched: whom, person, isSame }) => ({
    applicationId,
    searched: whom,
    as: person.as,
    childNumber: person.childNumber,
    isOtherName: person.isOtherName,
    isSame,
  })),
});

type Place = { readonly applicationId: string; readonly id: string };
const context = (what: "findings" | "reason", { applicationId, id }: Place): string =>
  `conflict ${what} ${applicationId} ${id}`;

export const openFindings = (key: PersonKey, row: ConflictCheckRow): KeptFindings =>
  openJson(key, row.sealedFindings, context("findings", row)) as KeptFindings;

export const openConflictReason = (key: PersonKey, row: ConflictCheckRow): string | null =>
  row.sealedReason === null ? null : (openJson(key, row.sealedReason, context("reason", row)) as string);

export async function insertConflictCheck(
  tx: Transaction,
  key: PersonKey,
  given: Place & { readonly checkedBy: string; readonly at: Date; readonly findings: KeptFindings },
): Promise<void> {
  const { id, applicationId, checkedBy, at, findings } = given;
  const sealedFindings = sealJson(key, findings, context("findings", given));
  await tx.insert(conflictCheckTable).values({ id, applicationId, checkedBy, checkedAt: at, sealedFindings });
}

/** Writes a decision over the one of before. */
export async function writeConflictDecision(
  tx: Transaction,
  key: PersonKey,
  given: Place & Pick<ConflictCheckRow, "decision" | "decidedBy"> & { readonly reason: string; readonly at: Date },
): Promise<void> {
  const { id, decision, decidedBy, reason, at } = given;
  const sealedReason = reason === "" ? null : sealJson(key, reason, context("reason", given));
  await tx
    .update(conflictCheckTable)
    .set({ decision, decidedBy, decidedAt: at, sealedReason })
    .where(eq(conflictCheckTable.id, id));
}

export async function findConflictCheck(
  db: Queryable,
  { applicationId, id }: Place,
): Promise<ConflictCheckRow | undefined> {
  const [row] = await db
    .select()
    .from(conflictCheckTable)
    .where(and(eq(conflictCheckTable.applicationId, applicationId), eq(conflictCheckTable.id, id)));
  return row;
}

/** So many are shown; a case is checked again when people join it. */
const most = 20;

/** The newest first. */
export const listConflictChecks = (db: Queryable, applicationId: string): Promise<ConflictCheckRow[]> =>
  db
    .select()
    .from(conflictCheckTable)
    .where(eq(conflictCheckTable.applicationId, applicationId))
    .orderBy(desc(conflictCheckTable.checkedAt), desc(conflictCheckTable.id))
    .limit(most);
