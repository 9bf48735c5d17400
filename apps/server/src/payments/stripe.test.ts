import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CheckoutAsked } from "./provider.ts";
import { stripePayments } from "./stripe.ts";
import { openTestStripe, paidCheckout, type TestStripe } from "./testStripe.ts";

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await openTestStripe();
});
afterAll(async () => await stripe.close());
beforeEach(() => {
  stripe.mood = "usual";
  stripe.sessions.length = 0;
  stripe.refunds.length = 0;
});

const asked = (invoiceId: string, facts: Partial<CheckoutAsked> = {}): CheckoutAsked => ({
  applicationId: "a1",
  invoiceId,
  number: 12,
  cents: 90_050,
  movements: 0,
  language: "fr",
  returnTo: "http://boreal.example.test/fr/applications/a1/payment",
  ...facts,
});

describe("a checkout", () => {
  it("is asked for in cents of Canadian dollars, with ids and nothing of the person", async () => {
    const outcome = await stripePayments(stripe.settings).checkout(asked("i1"));
    expect(outcome).toEqual({ page: stripe.sessions[0]?.url });
    expect(stripe.sessions[0]?.asked).toMatchObject({
      mode: "payment",
      "line_items[0][price_data][currency]": "cad",
      "line_items[0][price_data][unit_amount]": "90050",
      "line_items[0][price_data][product_data][name]": "Facture 12",
      "metadata[applicationId]": "a1",
      "metadata[invoiceId]": "i1",
    });
  });

  it("asked for again, at the same time or after a restart, is the same one", async () => {
    const pages = await Promise.all([1, 2, 3].map(() => stripePayments(stripe.settings).checkout(asked("i2"))));
    expect(stripe.sessions).toHaveLength(1);
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
  });

  it("of another sum, or of the same one after money moved, is another one", async () => {
    const provider = stripePayments(stripe.settings);
    await provider.checkout(asked("i3"));
    await provider.checkout(asked("i3", { cents: 40_000 }));
    await provider.checkout(asked("i3", { movements: 2 }));
    expect(stripe.sessions).toHaveLength(3);
  });

  it("that was paid is being confirmed, and one that is over is followed by another", async () => {
    const provider = stripePayments(stripe.settings);
    await provider.checkout(asked("i4"));
    const [session] = stripe.sessions;
    if (!session) throw new Error("no session");
    session.status = "complete";
    expect(await provider.checkout(asked("i4"))).toBe("confirming");
    session.status = "expired";
    expect(await provider.checkout(asked("i4"))).toEqual({ page: stripe.sessions[1]?.url });
  });

  it("is not to be had while the service is away, and nothing was charged", async () => {
    stripe.mood = "broken";
    expect(await stripePayments({ ...stripe.settings }).checkout(asked("i5"))).toBe("unreachable");
    expect(stripe.sessions).toEqual([]);
  });
});

describe("a refund", () => {
  const refund = { refundId: "r1", payment: "pi_1", cents: 5_000 };

  it("goes once, also when it is told again after the key was forgotten", async () => {
    const provider = stripePayments(stripe.settings);
    const first = await provider.payBack(refund);
    stripe.forgetKeys();
    expect(await stripePayments(stripe.settings).payBack(refund)).toEqual(first);
    expect(stripe.refunds).toMatchObject([{ amount: 5_000, payment_intent: "pi_1" }]);
  });

  it("is refused, or waits, as the service says", async () => {
    stripe.mood = "refusing";
    expect(await stripePayments(stripe.settings).payBack({ ...refund, refundId: "r2" })).toBe("refused");
    stripe.mood = "broken";
    expect(await stripePayments(stripe.settings).payBack({ ...refund, refundId: "r2" })).toBe("unreachable");
  });
});

describe("a message", () => {
  const read = async ({ body, signature }: { body: string; signature: string }) =>
    await stripePayments(stripe.settings).readEvent(Buffer.from(body), signature);
  const paid = paidCheckout({ applicationId: "a1", invoiceId: "i1" }, { payment: "pi_9" });

  it("of a paid checkout tells the money and the case", async () => {
    expect(await read(stripe.message("checkout.session.completed", paid))).toMatchObject({
      kind: "paid",
      reference: "pi_9",
      cents: 90_050,
      currency: "CAD",
      applicationId: "a1",
      invoiceId: "i1",
    });
  });

  it("of a checkout whose money is still to come tells nothing yet", async () => {
    const waiting = { ...paid, payment_status: "unpaid" };
    expect(await read(stripe.message("checkout.session.completed", waiting))).toMatchObject({ kind: "other" });
    expect(await read(stripe.message("checkout.session.async_payment_succeeded", paid))).toMatchObject({
      kind: "paid",
    });
  });

  it("is forged with another secret, changed bytes, no signature, or one that is a day old", async () => {
    const good = stripe.message("checkout.session.completed", paid);
    const forged = [
      stripe.message("checkout.session.completed", paid, { secret: "whsec_somebodyelse" }),
      { ...good, body: good.body.replace("90050", "1") },
      { ...good, signature: "" },
      stripe.message("checkout.session.completed", paid, { at: Math.floor(Date.now() / 1000) - 86_400 }),
    ];
    for (const message of forged) expect(await read(message)).toBe("forged");
  });
});
