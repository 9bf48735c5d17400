import { applicationTypes, type ApplicationType } from "@boreal/domain/caseFile/application";
import { highestPriceCents, itemAppliesTo, longestItemText, type ItemAppliesTo } from "@boreal/domain/caseFile/payment";
import { isIsoDate } from "@boreal/domain/kernel/calendarDate";
import type { Text } from "@boreal/domain/kernel/text";
import type { Refusal } from "@boreal/domain/kernel/validation";
import type { Asker } from "../../policies/actor.ts";
import { mayKeepPrices } from "../../policies/payments.ts";
import { appendAudit, systemChain } from "../../store/auditLog.ts";
import { countServicePrices, findServicePrice, insertServicePrice } from "../../store/payments/servicePrices.ts";
import { done, refused, type Done } from "../accounts/result.ts";
import { says, type CommandDeps } from "../deps.ts";
import { isLongerThan, oneLineOf } from "../personsWords.ts";
import { whyNot } from "../refuse.ts";
import { isPageKey, keyNeeded } from "../pageKey.ts";
import { formKnown } from "./forMoney.ts";

const typeUnknown = says("priceForUnknownType", {
  en: "Choose one of the kinds of application in the list.",
  fr: "Choisissez l’un des types de demande de la liste.",
});
const itemNeeded = says("priceItemNeeded", {
  en: "Give the item a short code of letters and digits, such as preparation. Its prices are kept together by this code.",
  fr: "Donnez à l’élément un code court de lettres et de chiffres, par exemple preparation. Ses prix sont regroupés sous ce code.",
});
const namesNeeded = says("priceNamesNeeded", {
  en: "Enter the name of the item in English and in French.",
  fr: "Entrez le nom de l’élément en anglais et en français.",
});
const halfMissing = says("priceHalfMissing", {
  en: "Enter the description and the note in both languages, or leave both languages empty.",
  fr: "Entrez la description et la note dans les deux langues, ou laissez les deux langues vides.",
});
const textTooLong = says("priceTextTooLong", {
  en: "A text is longer than 500 characters. Shorten it.",
  fr: "Un texte dépasse 500 caractères. Raccourcissez-le.",
});
const amountWrong = says("priceAmount", {
  en: "Enter an amount from 0 to 100,000 dollars, such as 900.00. Leave it empty to end the item.",
  fr: "Entrez un montant de 0 à 100 000 dollars, par exemple 900,00. Laissez-le vide pour mettre fin à l’élément.",
});
const daysWrong = says("priceDays", {
  en: "Enter the first day as a real date. The last day may be empty, and it cannot be before the first.",
  fr: "Entrez le premier jour sous forme de date réelle. Le dernier jour peut rester vide, et il ne peut pas précéder le premier.",
});
const tooMany = says("tooManyPrices", {
  en: "There are already 1,000 prices for this kind of application. No more can be added.",
  fr: "Il y a déjà 1 000 prix pour ce type de demande. On ne peut plus en ajouter.",
});

const mostPrices = 1000;

export type GivenPrice = {
  /** Made by the page: the same form sent again adds nothing. */
  readonly key: string;
  readonly applicationType: string;
  readonly itemId: string;
  readonly appliesTo: string;
  readonly cents: number | null;
  readonly addIfZero: boolean;
  readonly name: Text;
  readonly description: Text;
  readonly note: Text;
  readonly from: string;
  readonly until: string | null;
};

const isType = (type: string): type is ApplicationType => applicationTypes.some((known) => known === type);
const isWhen = (when: string): when is ItemAppliesTo => itemAppliesTo.some((known) => known === when);

const tidied = ({ en, fr }: Text): Text => ({ en: oneLineOf(en), fr: oneLineOf(fr) });
const isHalf = ({ en, fr }: Text): boolean => (en === "") !== (fr === "");
const orNothing = (text: Text): Text | null => (text.en === "" ? null : text);

function faultOf(given: GivenPrice): Refusal | undefined {
  const { cents, from, until, name, description, note } = given;
  const texts = [name, description, note].map(tidied);
  if (!isPageKey(given.key)) return keyNeeded;
  if (!isType(given.applicationType) || !isWhen(given.appliesTo)) return typeUnknown;
  if (!/^[A-Za-z][A-Za-z0-9]{0,59}$/.test(given.itemId)) return itemNeeded;
  if (texts[0]?.en === "" || texts[0]?.fr === "") return namesNeeded;
  if (texts.some(isHalf)) return halfMissing;
  if (texts.some(({ en, fr }) => [en, fr].some((one) => isLongerThan(one, longestItemText)))) return textTooLong;
  if (cents !== null && (!Number.isInteger(cents) || cents < 0 || cents > highestPriceCents)) return amountWrong;
  return !isIsoDate(from) || (until !== null && (!isIsoDate(until) || until < from)) ? daysWrong : undefined;
}

/** Adds a row; none is ever changed (ADR 0143). */
export async function addServicePrice(
  deps: Pick<CommandDeps, "db" | "now">,
  asker: Asker,
  given: GivenPrice,
): Promise<Done> {
  if (asker === null || !mayKeepPrices(asker)) return refused(whyNot(asker));
  const fault = faultOf(given);
  if (fault) return refused(fault);
  const { key: id, applicationType, itemId, appliesTo, cents, addIfZero } = given;
  if (!isType(applicationType) || !isWhen(appliesTo)) return refused(typeUnknown);
  if ((await countServicePrices(deps.db, applicationType)) >= mostPrices) return refused(tooMany);
  const at = deps.now();
  const isKept = await deps.db.transaction(async (tx) => {
    const isNew = await insertServicePrice(tx, {
      id,
      applicationType,
      itemId,
      appliesTo,
      cents,
      addIfZero,
      name: tidied(given.name),
      description: orNothing(tidied(given.description)),
      note: orNothing(tidied(given.note)),
      validFrom: given.from,
      validUntil: given.until,
      addedBy: asker.userId,
      addedAt: at,
    });
    if (!isNew) {
      const known = await findServicePrice(tx, id);
      return (
        known?.applicationType === applicationType &&
        known.itemId === itemId &&
        known.appliesTo === appliesTo &&
        known.cents === cents &&
        known.validFrom === given.from &&
        known.validUntil === given.until
      );
    }
    await appendAudit(tx, {
      chainId: systemChain,
      actorId: asker.userId,
      kind: "servicePriceAdded",
      subject: { priceId: id, type: applicationType, itemId, cents, from: given.from, until: given.until },
      at,
    });
    return true;
  });
  return isKept ? done : refused(formKnown);
}
