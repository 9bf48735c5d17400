import { firmLines } from "@boreal/domain/office/firm";
import type { OfficeValues } from "@boreal/domain/office/officeField";
import type { Queryable } from "../../database/connect.ts";
import { readPaymentSettings } from "../payments/paymentSettings.ts";
import { readSetting, writeSetting, type NewSetting } from "../settings.ts";

const id = "firm";

/** What an administrator says of the firm. `version` 0 while nobody said any. */
export async function readFirm(db: Queryable): Promise<{ readonly values: OfficeValues; readonly version: number }> {
  const setting = await readSetting(db, id);
  // Written by `writeFirm` alone, after a command checked it.
  return setting ? { values: setting.value as OfficeValues, version: setting.version } : { values: {}, version: 0 };
}

/** False when somebody changed it since `baseVersion`. */
export const writeFirm = async (
  db: Queryable,
  { values, ...given }: Omit<NewSetting, "value"> & { readonly values: OfficeValues },
): Promise<boolean> => await writeSetting(db, id, { ...given, value: values });

/** How letters and receipts begin. Before the firm was asked for part by part, its name and address were one text of the payments. */
export async function linesOfFirm(db: Queryable, values: OfficeValues): Promise<readonly string[]> {
  const lines = firmLines(values);
  if (lines.length > 0) return lines;
  const { settings } = await readPaymentSettings(db);
  return settings.office.split("\n").filter((line) => line !== "");
}

export const readFirmLines = async (db: Queryable): Promise<readonly string[]> =>
  await linesOfFirm(db, (await readFirm(db)).values);
