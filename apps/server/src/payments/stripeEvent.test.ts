import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, it } from "vitest";
import { stripeEventOf } from "./stripeEvent.ts";

const session = (facts: object) => ({
  id: "evt_1",
  type: "checkout.session.completed",
  data: {
    object: {
      id: "cs_1",
      payment_status: "paid",
      payment_intent: "pi_1",
      amount_total: 90_050,
      currency: "cad",
      metadata: { applicationId: "a1", invoiceId: "i1" },
      ...facts,
    },
  },
});
const refund = (facts: object) => ({
  id: "evt_2",
  type: "refund.updated",
  data: {
    object: { id: "re_1", status: "succeeded", amount: 500, currency: "cad", payment_intent: "pi_1", ...facts },
  },
});

describe("money of which Stripe tells", () => {
  it.each(["funds_withdrawn", "funds_reinstated"])(
    "and a bank takes back or gives again is for somebody to look at: %s",
    (moved) => {
      const object = { id: "dp_1", amount: 90_050, currency: "cad", payment_intent: "pi_1" };
      const type = `charge.dispute.${moved}`;
      const told = stripeEventOf({ id: "evt_3", type, data: { object } });
      expect(told).toEqual({ id: "evt_3", type, kind: "unclear", reference: "pi_1", cents: 90_050, currency: "CAD" });
    },
  );

  const odd = [
    null,
    undefined,
    "90050",
    90_050.5,
    -1,
    0,
    Number.MAX_SAFE_INTEGER + 1,
    1e30,
    true,
    [90_050],
    { cents: 1 },
  ];
  it.each(odd)("is left for somebody to look at with the amount %j", (amount) => {
    expect(stripeEventOf(session({ amount_total: amount }))).toMatchObject({ kind: "unclear", cents: null });
    expect(stripeEventOf(refund({ amount }))).toMatchObject({ kind: "unclear", cents: null });
  });

  it.each([null, "", "c\0d", "zzz", "canadian dollars", 124, ["cad"]])("and with the currency %j", (currency) => {
    expect(stripeEventOf(session({ currency }))).toMatchObject({ kind: "unclear", currency: null });
    expect(stripeEventOf(refund({ currency }))).toMatchObject({ kind: "unclear", currency: null });
  });

  it.each([{ payment_status: null }, { payment_status: "settled" }, { payment_intent: null, id: "cs\0" }])(
    "and with %j",
    (facts) => {
      expect(stripeEventOf(session(facts))).toMatchObject({ kind: "unclear" });
    },
  );

  it("is taken beyond 32 bits, and without a case that could be named", () => {
    const large = 5_800_000_000;
    expect(stripeEventOf(session({ amount_total: large, currency: "idr" }))).toMatchObject({
      kind: "paid",
      cents: large,
    });
    for (const metadata of [null, [], "a1", { applicationId: 7 }, { applicationId: "a\0" }])
      expect(stripeEventOf(session({ metadata }))).toMatchObject({
        kind: "paid",
        applicationId: null,
        invoiceId: null,
      });
  });

  it("in a currency without hundredths is counted in whole ones", () => {
    expect(stripeEventOf(session({ amount_total: 500_000, currency: "isk" }))).toMatchObject({
      kind: "paid",
      cents: 5000,
    });
    expect(stripeEventOf(session({ amount_total: 50, currency: "ugx" }))).toMatchObject({ kind: "unclear" });
    expect(stripeEventOf(session({ amount_total: 5000, currency: "jpy" }))).toMatchObject({
      kind: "paid",
      cents: 5000,
    });
  });

  it("is no message without a name and a kind", () => {
    for (const message of [null, [], "{}", {}, { id: 1, type: "x" }, { id: "evt\0", type: "x" }, { id: "evt_1" }])
      expect(stripeEventOf(message)).toBe("unreadable");
    for (const data of [null, [], { object: null }, { object: [] }])
      expect(stripeEventOf({ ...session({}), data })).toMatchObject({ kind: "unclear" });
  });

  it("whatever comes is read without a fault, and what is recorded of it can be stored", () => {
    const anything = fc.anything({ withNullPrototype: true });
    const keys = [
      "payment_status",
      "amount_total",
      "currency",
      "payment_intent",
      "metadata",
      "status",
      "amount",
    ] as const;
    const facts = fc.dictionary(fc.constantFrom(...keys), anything);
    fc.assert(
      fc.property(facts, anything, (given, message) => {
        stripeEventOf(message);
        for (const event of [stripeEventOf(session(given)), stripeEventOf(refund(given))]) {
          if (event === "unreadable" || event.kind === "other") continue;
          expect(event.cents === null || (Number.isSafeInteger(event.cents) && event.cents > 0)).toBe(true);
          expect(JSON.stringify(event)).not.toContain(String.raw`\u0000`);
        }
      }),
      { numRuns: 500 },
    );
  });
});
