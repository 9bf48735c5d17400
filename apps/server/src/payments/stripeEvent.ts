import type { ProviderEvent } from "./provider.ts";

/**
 * What a message of Stripe says, read as if nothing were promised: it may come from another version of their API. A message about
 * money that cannot be recorded as it stands is `unclear`, so that somebody looks at it and it is not sent again for ever.
 */
export function stripeEventOf(message: unknown): ProviderEvent | "unreadable" {
  if (!isRecord(message)) return "unreadable";
  const [id, type] = [textOf(message["id"]), textOf(message["type"])];
  if (id === null || type === null) return "unreadable";
  const told = isRecord(message["data"]) ? message["data"]["object"] : undefined;
  const about = isRecord(told) ? told : {};
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return { id, type, ...paidBy(about) };
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return { id, type, ...paidBackBy(about) };
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return { id, type, ...disputed(about) };
    default:
      return { id, type, kind: "other" };
  }
}

type Told = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Told =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type Heard = ProviderEvent extends infer Event
  ? Event extends ProviderEvent
    ? Omit<Event, "id" | "type">
    : never
  : never;

function paidBy(session: Told): Heard {
  const status = session["payment_status"];
  // A bank transfer is completed long before its money is there.
  if (status === "unpaid" || status === "no_payment_required") return { kind: "other" };
  const reference = nameOf(session["payment_intent"]) ?? textOf(session["id"]);
  const currency = currencyOf(session["currency"]);
  const cents = amountOf(session["amount_total"], currency);
  if (status !== "paid" || reference === null || cents === null || currency === null)
    return { kind: "unclear", reference, cents, currency };
  const { applicationId, invoiceId } = isRecord(session["metadata"]) ? session["metadata"] : {};
  return {
    kind: "paid",
    reference,
    cents,
    currency,
    applicationId: textOf(applicationId),
    invoiceId: textOf(invoiceId),
  };
}

/** Money that a bank took back, or gave again: somebody has to say what it means for the invoice. */
function disputed(dispute: Told): Heard {
  const currency = currencyOf(dispute["currency"]);
  const reference = nameOf(dispute["payment_intent"]) ?? textOf(dispute["id"]);
  return { kind: "unclear", reference, cents: amountOf(dispute["amount"], currency), currency };
}

const unfinished: readonly unknown[] = ["pending", "requires_action"];

function paidBackBy(refund: Told): Heard {
  const status = refund["status"];
  if (unfinished.includes(status)) return { kind: "other" };
  const isFailed = status === "failed" || status === "canceled";
  const reference = textOf(refund["id"]);
  const currency = currencyOf(refund["currency"]);
  const cents = amountOf(refund["amount"], currency);
  if ((status !== "succeeded" && !isFailed) || reference === null || cents === null || currency === null)
    return { kind: "unclear", reference, cents, currency };
  const { refundId } = isRecord(refund["metadata"]) ? refund["metadata"] : {};
  return {
    kind: "paidBack",
    reference,
    refundId: textOf(refundId),
    payment: nameOf(refund["payment_intent"]) ?? "",
    cents,
    currency,
    isFailed,
  };
}

/** A text that the database takes: it keeps no zero byte. */
const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= 255 && !value.includes("\0") ? value : null;

/** The id of something that may have come whole. */
const nameOf = (value: unknown): string | null => textOf(isRecord(value) ? value["id"] : value);

/** Twelve digits are the most that Stripe takes, in the smallest unit of the currency. */
const mostCents = 999_999_999_999;

const centsOf = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= mostCents ? value : null;

/** Stripe counts these in hundredths that they do not have. */
const withoutHundredths: ReadonlySet<string> = new Set(["ISK", "UGX"]);

/** An amount in the smallest unit that the currency has. */
function amountOf(given: unknown, currency: string | null): number | null {
  const cents = centsOf(given);
  if (cents === null || currency === null || !withoutHundredths.has(currency)) return cents;
  return cents % 100 === 0 ? cents / 100 : null;
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

function currencyOf(value: unknown): string | null {
  const code = textOf(value)?.toUpperCase();
  return code !== undefined && currencies.has(code) ? code : null;
}
