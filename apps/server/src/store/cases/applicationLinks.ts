import type { StartedFrom, LinkedKind } from "@boreal/domain/caseFile/answers/application/startedFrom";
import { answersVersion } from "@boreal/domain/caseFile/migrations/answerMigrations";
import { carryOver } from "@boreal/domain/caseFile/migrations/carryOver";
import { isClosedStatus } from "@boreal/domain/lifecycle/statuses";
import { and, asc, eq } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { earlierContext } from "../answers/sealedContexts.ts";
import { applicationLinkTable, applicationTable } from "../tables/applications.ts";
import { base64 } from "./sealedColumn.ts";

/** Which application was started from which, and what is kept of the earlier one for filling in questions (ADR 0150). */

export type ApplicationLinkRow = Omit<typeof applicationLinkTable.$inferSelect, "sealedEarlier">;

/** `writtenIn`: the version of the questionnaire, so that a later one reads the answers as it reads stored ones. */
type KeptEarlier = StartedFrom & { readonly writtenIn: number };

/** What is kept of the earlier one, as a column of a statement that reads `application a`. */
export const earlier = `(select ${base64("l.sealed_earlier")} from boreal.application_link l where l.to_id = a.id) as sealed_earlier`;

/** When leave was filed in a court case that was started from `application a`; it stands in the chain of that other case. */
export const linkedLeave = `(select min(o.dates->>'leaveFiledAt') from boreal.application_link l join boreal.application o on o.id = l.to_id
  where l.from_id = a.id and l.kind = 'judicialReview')`;

export async function insertLink(
  tx: Transaction,
  key: PersonKey,
  link: Omit<ApplicationLinkRow, "kind">,
  earlier: StartedFrom,
): Promise<void> {
  const kept: KeptEarlier = { ...earlier, writtenIn: answersVersion };
  const sealedEarlier = sealJson(key, kept, earlierContext(link.toId));
  await tx.insert(applicationLinkTable).values({ ...link, kind: earlier.kind, sealedEarlier });
}

export function openEarlier(key: PersonKey, applicationId: string, sealed: Buffer): StartedFrom {
  // Sealed by insertLink above.
  const { writtenIn, answers, ...earlier } = openJson(key, sealed, earlierContext(applicationId)) as KeptEarlier;
  const stored = Object.entries(answers ?? {}).map(([name, value]) => ({ key: name, value, writtenIn }));
  return { ...earlier, answers: carryOver(stored).answers };
}

const columns = {
  toId: applicationLinkTable.toId,
  fromId: applicationLinkTable.fromId,
  kind: applicationLinkTable.kind,
  requestId: applicationLinkTable.requestId,
  createdAt: applicationLinkTable.createdAt,
  createdBy: applicationLinkTable.createdBy,
};

export async function findLinkOfRequest(
  db: Queryable,
  fromId: string,
  requestId: string,
): Promise<ApplicationLinkRow | undefined> {
  const rows = await db
    .select(columns)
    .from(applicationLinkTable)
    .where(and(eq(applicationLinkTable.fromId, fromId), eq(applicationLinkTable.requestId, requestId)));
  return rows[0];
}

/** From which application this one was started. */
export async function linkTo(db: Queryable, toId: string): Promise<ApplicationLinkRow | undefined> {
  return (await db.select(columns).from(applicationLinkTable).where(eq(applicationLinkTable.toId, toId)))[0];
}

/** What was started from this application, the oldest first. */
export async function linksFrom(
  db: Queryable,
  fromId: string,
): Promise<readonly (ApplicationLinkRow & { readonly isClosed: boolean })[]> {
  const rows = await db
    .select({ ...columns, status: applicationTable.status })
    .from(applicationLinkTable)
    .innerJoin(applicationTable, eq(applicationTable.id, applicationLinkTable.toId))
    .where(eq(applicationLinkTable.fromId, fromId))
    .orderBy(asc(applicationLinkTable.createdAt));
  return rows.map(({ status, ...link }) => ({ ...link, isClosed: isClosedStatus(status) }));
}

/** One of a kind at a time: the application that was started and is not closed. */
export const openLinkOf = async (
  db: Queryable,
  fromId: string,
  kind: LinkedKind,
): Promise<ApplicationLinkRow | undefined> =>
  (await linksFrom(db, fromId)).find((link) => link.kind === kind && !link.isClosed);
