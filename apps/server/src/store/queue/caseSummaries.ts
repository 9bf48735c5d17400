import type { CaseSummary } from "@boreal/domain/plan/caseSummary";
import type { Findable } from "@boreal/domain/plan/findable";
import type { PersonNamed } from "@boreal/domain/caseFile/whose/peopleNamed";
import type { IsoDate } from "@boreal/domain/kernel/calendarDate";
import { eq, sql } from "../../database/query.ts";
import type { Database, Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { sealPeople } from "../conflicts/peopleOfCases.ts";
import { caseSummaryTable } from "../tables/desk.ts";

/** What is sealed of a summary: it is shown, and nothing is sorted by it. */
export type SealedCounts = Pick<CaseSummary, "answered" | "asked"> & {
  /** By what a search finds the case, to say so; rows of before have none. */
  readonly searched?: Searched;
};

export type Searched = { readonly names: string; readonly findable: readonly Findable[] };

const context = (applicationId: string): string => `case summary ${applicationId}`;

export const openCounts = (key: PersonKey, applicationId: string, sealed: Uint8Array): SealedCounts =>
  openJson(key, sealed, context(applicationId)) as SealedCounts;

/** The place of the last event in a case's audit chain. */
export async function readPosition(db: Queryable, applicationId: string): Promise<number> {
  const { rows } = await db.execute<{ position: number }>(
    sql`select position::int as position from boreal.audit_head where chain_id = ${applicationId}`,
  );
  return rows[0]?.position ?? 0;
}

export async function writeSummary(
  tx: Transaction,
  {
    applicationId,
    key,
    summary,
    people,
    searched,
    madeAt,
    madeOn,
  }: {
    readonly applicationId: string;
    readonly key: PersonKey;
    readonly summary: CaseSummary;
    readonly people: readonly PersonNamed[];
    readonly searched: Searched;
    readonly madeAt: number;
    readonly madeOn: IsoDate;
  },
): Promise<void> {
  const { nextDeadline, isBlocked, openRequest, answered, asked } = summary;
  const counts: SealedCounts = { answered, asked, searched };
  await tx
    .update(caseSummaryTable)
    .set({
      nextDeadline: nextDeadline ?? "infinity",
      isBlocked,
      openRequest,
      sealedCounts: sealJson(key, counts, context(applicationId)),
      sealedPeople: sealPeople(key, applicationId, people),
      madeAt,
      madeOn,
    })
    .where(eq(caseSummaryTable.applicationId, applicationId));
}

/** An event that changes nothing of what the summary says, and was the only one since: the summary stays as it is. */
export async function passOverEvent(tx: Transaction, applicationId: string, madeAt: number): Promise<void> {
  await tx.execute(sql`
    update boreal.case_summary s set made_at = h.position from boreal.audit_head h
    where s.application_id = ${applicationId} and s.made_at = ${madeAt} and h.chain_id = s.application_id and h.position = ${madeAt + 1}`);
}

/** After a change that is in no case's audit chain, such as a new name: the next run makes these anew. */
export async function forgetSummariesOf(tx: Transaction, ownerId: string): Promise<void> {
  await tx.update(caseSummaryTable).set({ madeAt: -1 }).where(eq(caseSummaryTable.ownerId, ownerId));
}

/** Cases whose summary is missing, or was made before their last event or before today; never made ones first. */
export async function listOldSummaries(db: Database, today: IsoDate, most: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select s.application_id as id from boreal.case_summary s left join boreal.audit_head h on h.chain_id = s.application_id
    where s.made_at <> coalesce(h.position, 0) or s.made_on is distinct from ${today}::date or s.sealed_people is null
    order by s.made_at, s.application_id limit ${most}`);
  return rows.map(({ id }) => id);
}
