import {
  statusDateKeys,
  statusNumberKeys,
  type Application,
  type ApplicationStatus,
} from "@boreal/domain/caseFile/application";
import type { Entered } from "@boreal/domain/lifecycle/asked";
import { and, asc, desc, eq, isNull, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { applicationNumbersContext, statusChangeContext, statusReportContext } from "../answers/sealedContexts.ts";
import { applicationTable, statusChangeTable, statusReportTable } from "../tables/applications.ts";

/** Status of an application and what comes with it, as they are stored (ADR 0142). */

/** Facts that a change of status may set: dates in one column, numbers sealed in another, two with columns of their own. */
export type StatusFacts = Pick<
  Application,
  | "statusUpdatedAt"
  | "receivedDate"
  | "temporaryResidentVisaExpiryDate"
  | "courtFileNumber"
  | "confirmationNumber"
  | "profileNumber"
> & { readonly status: ApplicationStatus; readonly dates: Readonly<Record<string, string | null>> };

const dateKeys = [
  ...statusDateKeys,
  "statusBeforeOffer",
  "statusBeforeRecord",
] as const satisfies readonly (keyof Application)[];

/** Columns of their own beside `dates`. */
const columnKeys = ["receivedDate", "temporaryResidentVisaExpiryDate"] as const;

export type MovedFacts = Omit<StatusFacts, "status" | "statusUpdatedAt">;

export const storedFacts = (application: Application): MovedFacts => ({
  receivedDate: application.receivedDate ?? null,
  temporaryResidentVisaExpiryDate: application.temporaryResidentVisaExpiryDate ?? null,
  ...Object.fromEntries(statusNumberKeys.map((key) => [key, application[key] ?? null])),
  dates: Object.fromEntries(
    dateKeys.flatMap((key) => {
      const value = application[key];
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  ),
});

/** What is sealed with a change. `before` and `after`: to undo what it changed; changes of earlier releases have no `after`. */
export type ChangeDetails = {
  readonly reason: string;
  readonly confirmed: readonly string[];
  readonly entered: Entered;
  readonly before: MovedFacts & { readonly statusUpdatedAt: string };
  readonly after?: MovedFacts;
};

export type StatusChangeRow = typeof statusChangeTable.$inferSelect;
export type StatusReportRow = typeof statusReportTable.$inferSelect;

export const openChange = (key: PersonKey, { applicationId, id, sealedDetails }: StatusChangeRow): ChangeDetails =>
  openJson(key, sealedDetails, statusChangeContext(applicationId, id)) as ChangeDetails;

/** The history of an application, the newest first. */
export const listStatusChanges = (db: Queryable, applicationId: string): Promise<StatusChangeRow[]> =>
  db
    .select()
    .from(statusChangeTable)
    .where(eq(statusChangeTable.applicationId, applicationId))
    .orderBy(desc(statusChangeTable.position));

export async function findChangeOfRequest(
  db: Queryable,
  applicationId: string,
  requestId: string,
): Promise<StatusChangeRow | undefined> {
  const rows = await db
    .select()
    .from(statusChangeTable)
    .where(and(eq(statusChangeTable.applicationId, applicationId), eq(statusChangeTable.requestId, requestId)));
  return rows[0];
}

/** The last change that stands. */
export async function lastStatusChange(db: Queryable, applicationId: string): Promise<StatusChangeRow | undefined> {
  const rows = await db
    .select()
    .from(statusChangeTable)
    .where(and(eq(statusChangeTable.applicationId, applicationId), isNull(statusChangeTable.undoneAt)))
    .orderBy(desc(statusChangeTable.position))
    .limit(1);
  return rows[0];
}

type NewChange = Omit<StatusChangeRow, "position" | "sealedDetails" | "undoneAt" | "undoneBy">;

/** Call it with the application locked: the position follows from those before. */
export async function insertStatusChange(
  tx: Transaction,
  key: PersonKey,
  change: NewChange,
  details: ChangeDetails,
): Promise<void> {
  const last = await tx
    .select({ position: sql<number>`coalesce(max(${statusChangeTable.position}), 0)::int` })
    .from(statusChangeTable)
    .where(eq(statusChangeTable.applicationId, change.applicationId));
  await tx.insert(statusChangeTable).values({
    ...change,
    position: (last[0]?.position ?? 0) + 1,
    sealedDetails: sealJson(key, details, statusChangeContext(change.applicationId, change.id)),
  });
}

export async function markUndone(tx: Transaction, id: string, by: string, at: Date): Promise<void> {
  await tx.update(statusChangeTable).set({ undoneAt: at, undoneBy: by }).where(eq(statusChangeTable.id, id));
}

/**
 * Puts the application where it is now; `updatedAt` is the moment of the change, or that of the one before when it is undone.
 * Only facts that differ are written: what the team recorded by itself meanwhile stays.
 */
export async function writeStatus(
  tx: Transaction,
  { key, applicationId }: { readonly key: PersonKey; readonly applicationId: string },
  { status, from, to }: { readonly status: ApplicationStatus; readonly from: MovedFacts; readonly to: MovedFacts },
  updatedAt: Date,
): Promise<void> {
  const dates = Object.fromEntries(
    Object.keys({ ...from.dates, ...to.dates })
      .filter((one) => (from.dates[one] ?? null) !== (to.dates[one] ?? null))
      .map((one) => [one, to.dates[one] ?? null]),
  );
  await tx
    .update(applicationTable)
    .set({
      status,
      statusUpdatedAt: updatedAt,
      dates: sql`jsonb_strip_nulls(${applicationTable.dates} || ${JSON.stringify(dates)}::jsonb)`,
      ...Object.fromEntries(columnKeys.filter((one) => from[one] !== to[one]).map((one) => [one, to[one] ?? null])),
      ...(statusNumberKeys.some((one) => from[one] !== to[one])
        ? { sealedNumbers: sealed(key, applicationId, to) }
        : {}),
    })
    .where(eq(applicationTable.id, applicationId));
}

/** The same facts as they stand now; call it with the application locked. */
export async function readMovedFacts(tx: Transaction, key: PersonKey, applicationId: string): Promise<MovedFacts> {
  const [row] = await tx
    .select({
      receivedDate: applicationTable.receivedDate,
      temporaryResidentVisaExpiryDate: applicationTable.temporaryResidentVisaExpiryDate,
      dates: applicationTable.dates,
      sealedNumbers: applicationTable.sealedNumbers,
    })
    .from(applicationTable)
    .where(eq(applicationTable.id, applicationId));
  if (!row) throw new Error("the application is gone");
  const { sealedNumbers, ...facts } = row;
  const numbers = sealedNumbers === null ? {} : openJson(key, sealedNumbers, applicationNumbersContext(applicationId));
  return { ...Object.fromEntries(statusNumberKeys.map((one) => [one, null])), ...facts, ...(numbers as object) };
}

/** The facts before a change, but for those that somebody recorded anew since: what is now is then no more what the change left. */
export function factsTakenBack(
  now: MovedFacts,
  { before, after = now }: Pick<ChangeDetails, "before" | "after">,
): MovedFacts {
  const keys = [...columnKeys, ...statusNumberKeys];
  const days = Object.keys({ ...now.dates, ...before.dates });
  const dateOf = (one: string): string | null => {
    const [is, left] = [now.dates[one] ?? null, after.dates[one] ?? null];
    return is === left ? (before.dates[one] ?? null) : is;
  };
  return {
    ...Object.fromEntries(
      keys.map((one) => {
        const [is, left] = [now[one] ?? null, after[one] ?? null];
        return [one, is === left ? (before[one] ?? null) : is];
      }),
    ),
    dates: Object.fromEntries(days.map((one) => [one, dateOf(one)])),
  };
}

function sealed(key: PersonKey, applicationId: string, facts: MovedFacts): Buffer | null {
  const known = statusNumberKeys.flatMap((one) => (typeof facts[one] === "string" ? [[one, facts[one]] as const] : []));
  return known.length === 0 ? null : sealJson(key, Object.fromEntries(known), applicationNumbersContext(applicationId));
}

export type ReportDetails = { readonly entered: Entered; readonly reason: string };

export const openReport = (key: PersonKey, { applicationId, id, sealedDetails }: StatusReportRow): ReportDetails =>
  openJson(key, sealedDetails, statusReportContext(applicationId, id)) as ReportDetails;

/** What was reported and nobody has confirmed or declined yet. */
export const listOpenReports = (db: Queryable, applicationId: string): Promise<StatusReportRow[]> =>
  db
    .select()
    .from(statusReportTable)
    .where(and(eq(statusReportTable.applicationId, applicationId), isNull(statusReportTable.settledAt)))
    .orderBy(asc(statusReportTable.reportedAt));

/** False when the same request reported it before. */
export async function insertReport(
  tx: Transaction,
  key: PersonKey,
  report: Pick<StatusReportRow, "id" | "applicationId" | "transition" | "reportedBy" | "reportedAt" | "requestId">,
  details: ReportDetails,
): Promise<boolean> {
  const rows = await tx
    .insert(statusReportTable)
    .values({
      ...report,
      sealedDetails: sealJson(key, details, statusReportContext(report.applicationId, report.id)),
    })
    .onConflictDoNothing()
    .returning({ id: statusReportTable.id });
  return rows.length > 0;
}

/** Settles what is open; answers with what it was. */
export async function settleReports(
  tx: Transaction,
  applicationId: string,
  settled: {
    readonly by: string;
    readonly at: Date;
    readonly outcome: (transition: string) => "confirmed" | "declined";
  },
): Promise<readonly StatusReportRow[]> {
  const open = await listOpenReports(tx, applicationId);
  for (const { id, transition } of open)
    await tx
      .update(statusReportTable)
      .set({ settledAt: settled.at, settledBy: settled.by, outcome: settled.outcome(transition) })
      .where(eq(statusReportTable.id, id));
  return open;
}
