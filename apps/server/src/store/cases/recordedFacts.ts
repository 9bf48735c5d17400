import { reasonsForContactingIrcc, type Application } from "@boreal/domain/caseFile/application";
import type { RecordedKey } from "@boreal/domain/lifecycle/recordedFacts";
import { desc, eq, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { applicationTable, recordedFactTable } from "../tables/applications.ts";

/** Facts that the team records by themselves: who recorded which, and where each lies in the application. */

export type RecordedFactRow = typeof recordedFactTable.$inferSelect;

/** The last entry of each fact of an application. */
export async function lastRecordedFacts(
  db: Queryable,
  applicationId: string,
): Promise<ReadonlyMap<string, RecordedFactRow>> {
  const rows = await db
    .selectDistinctOn([recordedFactTable.fact])
    .from(recordedFactTable)
    .where(eq(recordedFactTable.applicationId, applicationId))
    .orderBy(recordedFactTable.fact, desc(recordedFactTable.recordedAt), desc(recordedFactTable.id));
  return new Map(rows.map((row) => [row.fact, row]));
}

/** As they are now; call it with the application locked. */
export async function readRecordable(
  tx: Transaction,
  applicationId: string,
): Promise<Partial<Pick<Application, RecordedKey>> & { readonly confirmedFiles?: readonly string[] | null }> {
  const [row] = await tx
    .select({
      reasons: applicationTable.reasons,
      receivedDate: applicationTable.receivedDate,
      temporaryResidentVisaExpiryDate: applicationTable.temporaryResidentVisaExpiryDate,
      confirmedSoP: applicationTable.confirmedSop,
      confirmedFiles: applicationTable.confirmedSopFiles,
      dates: applicationTable.dates,
    })
    .from(applicationTable)
    .where(eq(applicationTable.id, applicationId));
  if (!row) return {};
  const { reasons, dates, ...facts } = row;
  return {
    ...facts,
    reasonsForContactingIRCC: reasonsForContactingIrcc.filter((reason) => reasons.includes(reason)),
    decisionNotifiedAt: dates["decisionNotifiedAt"] ?? null,
    decisionPlace: dates["decisionPlace"] ?? null,
    servedAt: dates["servedAt"] ?? null,
    appearanceAt: dates["appearanceAt"] ?? null,
    hearingAt: dates["hearingAt"] ?? null,
  };
}

/** Writes the value where it lies, and who recorded it. Call it with the application locked. */
export async function writeRecordedFact(
  tx: Transaction,
  row: RecordedFactRow & { readonly fact: RecordedKey },
  value: readonly string[] | string | boolean | null,
): Promise<void> {
  await tx
    .update(applicationTable)
    .set(columnOf(row.fact, value, row.fileIds))
    .where(eq(applicationTable.id, row.applicationId));
  await tx.insert(recordedFactTable).values(row);
}

type Columns = Parameters<ReturnType<Transaction["update"]>["set"]>[0];

function columnOf(
  fact: RecordedKey,
  value: readonly string[] | string | boolean | null,
  fileIds: readonly string[] | null,
): Columns {
  switch (fact) {
    case "reasonsForContactingIRCC":
      return { reasons: value };
    case "receivedDate":
    case "temporaryResidentVisaExpiryDate":
      return { [fact]: value };
    case "confirmedSoP":
      return { confirmedSop: value, confirmedSopFiles: fileIds };
    case "decisionNotifiedAt":
    case "decisionPlace":
    case "servedAt":
    case "appearanceAt":
    case "hearingAt":
      return { dates: sql`${applicationTable.dates} || ${JSON.stringify({ [fact]: value })}::jsonb` };
  }
}
