import type { CaseReader } from "../caseFile/reader.ts";
import { schoolPays } from "../conditions/money/payment.ts";
import { servicesToday, type PricedItem } from "../conditions/money/servicePrices.ts";
import { decisionFrom, type Decision } from "../kernel/decision.ts";
import { cents, dollars, sum, type Cad } from "../kernel/money.ts";
import { counted, type CountedText, type Text } from "../kernel/text.ts";
import type { Fee } from "./fee.ts";
import { feesOf } from "./fees.ts";

/** The lines of "Review your customized plan and complete payment to continue" (document 3 sections 2.1 and 3.11). */

/** Who the money goes to: the office, or the authority. */
export type ItemKind = "service" | "government";

export type PaymentItem = {
  readonly kind: ItemKind;
  readonly id: string;
  readonly name: Text;
  /** How many times it applies, with its reason. */
  readonly quantity: Decision<number>;
  /** Of one; null when no row of a table holds on the date or an answer is missing. */
  readonly price: Cad | null;
  readonly addIfZero: boolean;
  readonly description: Text | null;
  readonly note: Text | null;
  /** Whether the office asks for it on its invoice. */
  readonly isInvoiced: boolean;
};

export type PaymentItems = {
  readonly items: readonly PaymentItem[];
  /** What an invoice of today would ask for. */
  readonly total: Cad;
  /** Why nothing is asked for although there are items. */
  readonly schoolPays: boolean;
};

const text = {
  once: { en: "it is charged once for each application", fr: "il est facturé une fois par demande" },
  spouse: { en: "your spouse or partner comes with you", fr: "votre conjoint ou partenaire vous accompagne" },
  noSpouse: {
    en: "nothing shows that a spouse or partner comes with you",
    fr: "rien n’indique qu’un conjoint ou partenaire vous accompagne",
  },
  noChild: {
    en: "nothing shows that a child comes with you",
    fr: "rien n’indique qu’un enfant vous accompagne",
  },
  toAuthority: {
    en: "This fee goes to the authority, not to us.",
    fr: "Ces frais vont à l’autorité, et non à nous.",
  },
  throughOffice: {
    en: "We collect this fee and pay it to the authority.",
    fr: "Nous percevons ces frais et les payons à l’autorité.",
  },
  byEmployer: {
    en: "The employer pays this fee to the authority.",
    fr: "L’employeur paie ces frais à l’autorité.",
  },
  notVerified: {
    en: "This amount was not checked on the authority’s own page, so it is not on the invoice.",
    fr: "Ce montant n’a pas été vérifié sur la page officielle; il n’est donc pas sur la facture.",
  },
  notKnown: {
    en: "The amount is not known yet, so it is not on the invoice.",
    fr: "Le montant n’est pas encore connu; il n’est donc pas sur la facture.",
  },
} satisfies Record<string, Text>;

const children: CountedText = {
  one: { en: "{count} child comes with you", fr: "{count} enfant vous accompagne" },
  other: { en: "{count} children come with you", fr: "{count} enfants vous accompagnent" },
};

function quantityReason({ price: { appliesTo }, quantity }: PricedItem): Text {
  if (appliesTo === "application") return text.once;
  if (appliesTo === "spouse") return quantity > 0 ? text.spouse : text.noSpouse;
  return quantity > 0 ? counted(children, quantity) : text.noChild;
}

function serviceItem(reader: CaseReader, priced: PricedItem): PaymentItem {
  const { price, quantity } = priced;
  return {
    kind: "service",
    id: price.itemId,
    name: price.name,
    quantity: decisionFrom(reader, {
      value: quantity,
      because: [quantityReason(priced)],
      decidedBy: `payment.${price.itemId}.${price.appliesTo}`,
    }),
    price: cents(price.cents),
    addIfZero: price.addIfZero === true,
    description: price.description ?? null,
    note: price.note ?? null,
    isInvoiced: true,
  };
}

/** An amount that was not read in the authority’s own text is shown and never asked for. */
function governmentItem({ id, title, person, childNumber, paidBy, decision }: Fee, mayCollect: boolean): PaymentItem {
  const { value, sources } = decision;
  const isVerified = sources.every(({ status }) => status === "verified");
  const collects = mayCollect && paidBy === undefined;
  const note = collects && value === null ? text.notKnown : collects && !isVerified ? text.notVerified : undefined;
  return {
    kind: "government",
    id: [id, person, ...(childNumber === undefined ? [] : [childNumber])].join("."),
    name: title,
    quantity: { ...decision, value: 1 },
    price: value === null ? null : dollars(value),
    addIfZero: true,
    description: paidBy ? text.byEmployer : collects && note === undefined ? text.throughOffice : text.toAuthority,
    note: note ?? null,
    isInvoiced: collects && note === undefined,
  };
}

/** What one item comes to; null while its price is not known. */
export const amountOf = ({ price, quantity }: PaymentItem): Cad | null =>
  price === null ? null : cents(price * quantity.value);

/** Items of the office first, then those of the authority. An item that comes to nothing is listed only where it should be. */
export function paymentItems(the: CaseReader): PaymentItems {
  const reader = the.fresh();
  const isSponsored = schoolPays.evaluate(the.fresh()).holds;
  const collects = the.payment().collectsFees === true && !isSponsored;
  const services = servicesToday(reader).map((priced) => serviceItem(reader, priced));
  const government = feesOf(the).map((fee) => governmentItem(fee, collects));
  const items = [...services, ...government]
    .filter((item) => item.addIfZero || amountOf(item) !== 0)
    .map((item) => (isSponsored ? { ...item, isInvoiced: false } : item));
  const total = sum(items.filter(({ isInvoiced }) => isInvoiced).map((item) => amountOf(item) ?? cents(0)));
  return { items, total, schoolPays: isSponsored };
}
