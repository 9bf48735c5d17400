import type { PaymentProvider } from "./provider.ts";
import type { StripeSettings } from "./stripe.ts";

/** The library is large: it is loaded with the first payment, not with the server. */
export function stripeWhenNeeded(settings: StripeSettings): PaymentProvider {
  let loaded: Promise<PaymentProvider> | undefined;
  const stripe = () => (loaded ??= import("./stripe.ts").then(({ stripePayments }) => stripePayments(settings)));
  return {
    name: "stripe",
    checkout: async (asked) => await (await stripe()).checkout(asked),
    payBack: async (asked) => await (await stripe()).payBack(asked),
    readEvent: async (body, signature) => await (await stripe()).readEvent(body, signature),
  };
}
