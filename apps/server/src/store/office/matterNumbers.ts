import { easternDay } from "@boreal/domain/kernel/easternDay";
import { matterNumberOf } from "@boreal/domain/office/matterNumber";
import { and, eq, ne, sql } from "../../database/query.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { lockCounted } from "../lockCounted.ts";
import { applicationTable } from "../tables/applications.ts";
import { settingTable } from "../tables/settings.ts";
import { readFirm } from "./firm.ts";

/** The last running number of each year. */
const counter = "matterNumbers";

/** Of two who give numbers at once, one is first. Called before a number is looked for, in the transaction that gives it. */
export const lockMatterNumbers = async (tx: Transaction): Promise<void> =>
  await lockCounted(tx, "matterNumbers", "the firm");

/** The number that a case begun at this moment gets; null where the firm does not number its cases. */
export async function nextMatterNumber(tx: Transaction, at: Date): Promise<string | null> {
  const form = (await readFirm(tx)).values["matterNumberForm"];
  if (typeof form !== "string" || form === "") return null;
  await lockMatterNumbers(tx);
  const year = easternDay(at.toISOString()).slice(0, 4);
  // Numbers that somebody gave by hand are passed over.
  for (;;) {
    const number = matterNumberOf(form, { year: Number(year), running: await nextRunning(tx, year, at) });
    if (!(await isTaken(tx, number))) return number;
  }
}

async function nextRunning(tx: Transaction, year: string, at: Date): Promise<number> {
  const [row] = await tx
    .insert(settingTable)
    .values({ id: counter, value: { [year]: 1 }, version: 1, changedBy: "system", changedAt: at })
    .onConflictDoUpdate({
      target: settingTable.id,
      set: {
        value: sql`jsonb_set(${settingTable.value}, array[${year}], to_jsonb(coalesce((${settingTable.value} ->> ${year})::int, 0) + 1))`,
        version: sql`${settingTable.version} + 1`,
        changedAt: at,
      },
    })
    .returning({ value: settingTable.value });
  const counted = (row?.value ?? {}) as Readonly<Record<string, number>>;
  return counted[year] ?? 1;
}

/** Whether another case has this number, whatever its capitals. */
export async function isTaken(db: Queryable, number: string, besides?: string): Promise<boolean> {
  const [row] = await db
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(
      and(
        sql`lower(${applicationTable.matterNumber}) = lower(${number})`,
        besides === undefined ? undefined : ne(applicationTable.id, besides),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function writeMatterNumber(tx: Transaction, applicationId: string, number: string): Promise<void> {
  await tx.update(applicationTable).set({ matterNumber: number }).where(eq(applicationTable.id, applicationId));
}

export async function readMatterNumber(db: Queryable, applicationId: string): Promise<string | null> {
  const [row] = await db
    .select({ matterNumber: applicationTable.matterNumber })
    .from(applicationTable)
    .where(eq(applicationTable.id, applicationId));
  return row?.matterNumber ?? null;
}
