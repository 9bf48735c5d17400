import Stripe from "stripe";
import type { CheckoutAsked, PaymentProvider } from "./provider.ts";
import { stripeEventOf } from "./stripeEvent.ts";

/** Stripe Checkout by Stripe’s own library (ADR 0143). */

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where Stripe’s API is; only tests name another. */
  readonly api?: string | undefined;
};

const clientOf = ({ secretKey, api }: StripeSettings): Stripe => {
  const address = api === undefined ? undefined : new URL(api);
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
    ...(address === undefined
      ? {}
      : {
          host: address.hostname,
          port: Number(address.port),
          protocol: address.protocol === "http:" ? ("http" as const) : ("https" as const),
        }),
  });
};

/** Whether asking again later may help. */
const isAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError;

const invoiceWords = { en: "Invoice", fr: "Facture" } as const;

export function stripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = clientOf(settings);
  return {
    name: "stripe",
    async checkout(asked) {
      try {
        return await checkoutPage(stripe, asked);
      } catch (error) {
        if (isAway(error)) return "unreachable";
        throw error;
      }
    },
    async payBack({ refundId, payment, cents }) {
      try {
        // An idempotency key is forgotten after a day; the refund itself knows whose it is.
        const { data } = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
        const known = data.find(({ metadata }) => metadata?.refundId === refundId);
        if (known) return { reference: known.id };
        const made = await stripe.refunds.create(
          { payment_intent: payment, amount: cents, metadata: { refundId } },
          { idempotencyKey: `refund ${refundId}` },
        );
        return { reference: made.id };
      } catch (error) {
        if (isAway(error)) return "unreachable";
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return "refused";
        throw error;
      }
    },
    async readEvent(body, signature) {
      try {
        return stripeEventOf(await stripe.webhooks.constructEventAsync(body, signature, settings.webhookSecret));
      } catch (error) {
        // Signed by them, and still no message: nothing that trying again would mend.
        return error instanceof Stripe.errors.StripeSignatureVerificationError ? "forged" : "unreadable";
      }
    },
  };
}

/** Asked for again, it is the page that was made before. One that nobody used for a day is over, and another follows it. */
async function checkoutPage(
  stripe: Stripe,
  asked: CheckoutAsked,
  after = "",
): Promise<{ readonly page: string } | "confirming" | "unreachable"> {
  const { invoiceId, cents, movements, language } = asked;
  const idempotencyKey = ["checkout", invoiceId, cents, movements, language, after].join(" ").trim();
  const { id } = await stripe.checkout.sessions.create(sessionOf(asked), { idempotencyKey });
  const { status, url } = await stripe.checkout.sessions.retrieve(id);
  if (status === "complete") return "confirming";
  if (status === "expired") return after === "" ? await checkoutPage(stripe, asked, id) : "unreachable";
  return url === null ? "unreachable" : { page: url };
}

/** Nothing of the person goes along: a number, a sum, and ids of ours. */
const sessionOf = ({ applicationId, invoiceId, number, cents, language, returnTo }: CheckoutAsked) => {
  const metadata = { applicationId, invoiceId };
  return {
    mode: "payment" as const,
    locale: language === "fr" ? ("fr-CA" as const) : ("en" as const),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "cad",
          unit_amount: cents,
          product_data: { name: `${invoiceWords[language]} ${number}` },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    success_url: `${returnTo}?paid=yes`,
    cancel_url: returnTo,
  };
};
