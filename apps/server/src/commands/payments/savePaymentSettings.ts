import type { Asker } from "../../policies/actor.ts";
import { mayKeepPrices } from "../../policies/payments.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import {
  readPaymentSettings,
  writePaymentSettings,
  type PaymentSettings,
} from "../../store/payments/paymentSettings.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import { says, type CommandDeps } from "../deps.ts";
import { isLongerThan, severalLinesOf } from "../personsWords.ts";
import { whyNot } from "../refuse.ts";

const tooLong = says("paymentSettingsTooLong", {
  en: "A text is longer than 1,000 characters. Shorten it.",
  fr: "Un texte dépasse 1 000 caractères. Raccourcissez-le.",
});
const halfMissing = says("howToPayHalfMissing", {
  en: "Enter how to pay in both languages, or leave both empty.",
  fr: "Entrez la façon de payer dans les deux langues, ou laissez les deux vides.",
});
const changedSince = says("paymentSettingsChangedSince", {
  en: "Someone else changed these settings in the meantime. Load the page again and make your change again.",
  fr: "Une autre personne a modifié ces réglages entre-temps. Rechargez la page et refaites votre modification.",
});

const longest = 1000;

/** How the office is paid: how invoices are paid, and whether it collects government fees. */
export async function savePaymentSettings(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  given: { readonly settings: Omit<PaymentSettings, "office">; readonly baseVersion: number },
): Promise<Done> {
  if (asker === null || !mayKeepPrices(asker)) return refused(whyNot(asker));
  const { collectsFees } = given.settings;
  const howToPay = {
    en: severalLinesOf(given.settings.howToPay.en),
    fr: severalLinesOf(given.settings.howToPay.fr),
  };
  if ([howToPay.en, howToPay.fr].some((text) => isLongerThan(text, longest))) return refused(tooLong);
  if ((howToPay.en === "") !== (howToPay.fr === "")) return refused(halfMissing);
  const at = deps.now();
  const isWritten = await deps.db.transaction(async (tx) => {
    const { office } = (await readPaymentSettings(tx)).settings;
    const settings = { collectsFees, office, howToPay };
    if (!(await writePaymentSettings(tx, { settings, baseVersion: given.baseVersion, by: asker.userId, at })))
      return false;
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "paymentSettingsSaved",
      subject: { version: given.baseVersion + 1, collectsFees },
      at,
    });
    return true;
  });
  return isWritten ? done : refused(changedSince);
}
