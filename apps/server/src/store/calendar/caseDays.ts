import type { Text } from "@boreal/domain/kernel/text";
import type { CaseDay } from "@boreal/domain/plan/calendar/caseDays";
import type { Transaction } from "../../database/connect.ts";
import { eq } from "../../database/query.ts";
import { openJson, sealJson } from "../../keys/fieldEncryption.ts";
import type { PersonKey } from "../../keys/personKeys.ts";
import { caseDayTable } from "../tables/calendar.ts";

/** More days of one case are not told in the calendar of the firm. The earliest come first. */
const most = 200;

const context = (applicationId: string): string => `case day ${applicationId}`;

export const openDayTitle = (key: PersonKey, applicationId: string, sealed: Uint8Array): Text =>
  openJson(key, sealed, context(applicationId)) as Text;

export const sealDayTitle = (key: PersonKey, applicationId: string, title: Text): Buffer =>
  sealJson(key, title, context(applicationId));

/** The days that a case has now, in place of those that it had. */
export async function writeCaseDays(
  tx: Transaction,
  {
    applicationId,
    key,
    days,
  }: { readonly applicationId: string; readonly key: PersonKey; readonly days: readonly CaseDay[] },
): Promise<void> {
  await tx.delete(caseDayTable).where(eq(caseDayTable.applicationId, applicationId));
  const rows = days.slice(0, most).map(({ day, kind, title }, number) => ({
    applicationId,
    number,
    day,
    kind,
    sealedTitle: sealDayTitle(key, applicationId, title),
  }));
  if (rows.length > 0) await tx.insert(caseDayTable).values(rows);
}
