import type { Text } from "@boreal/domain/kernel/text";
import type { Queryable } from "../../database/connect.ts";
import { readSetting, writeSetting, type NewSetting } from "../settings.ts";

const id = "payment";

/** What an administrator says of payments as a whole. */
export type PaymentSettings = {
  /** The office collects the government fees of its clients, which otherwise go straight to the authority. */
  readonly collectsFees: boolean;
  /** Name and address in one text, as an earlier version kept them: they count until somebody says who the firm is (store/office/firm.ts). */
  readonly office: string;
  /** How an invoice is paid where no card is taken; said on the page of the payment. */
  readonly howToPay: Text;
};

export const noPaymentSettings: PaymentSettings = { collectsFees: false, office: "", howToPay: { en: "", fr: "" } };

/** `version` 0 while nobody set any. */
export async function readPaymentSettings(
  db: Queryable,
): Promise<{ readonly settings: PaymentSettings; readonly version: number }> {
  const setting = await readSetting(db, id);
  // Written by `writePaymentSettings` alone, after a command checked it.
  return setting
    ? { settings: setting.value as PaymentSettings, version: setting.version }
    : { settings: noPaymentSettings, version: 0 };
}

/** False when somebody changed them since `baseVersion`. */
export const writePaymentSettings = async (
  db: Queryable,
  { settings, ...given }: Omit<NewSetting, "value"> & { readonly settings: PaymentSettings },
): Promise<boolean> => await writeSetting(db, id, { ...given, value: settings });
