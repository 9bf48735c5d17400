import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentDeps } from "../../commands/payments/forMoney.ts";
import { issueInvoice } from "../../commands/payments/issueInvoice.ts";
import { setPrice } from "../../commands/payments/testPrices.ts";
import { openTestFirm, type TestFirm } from "../../commands/testFirm.ts";
import { stripeWhenNeeded } from "../../payments/stripeWhenNeeded.ts";
import { openTestStripe, paidCheckout, type TestStripe } from "../../payments/testStripe.ts";
import { listUnplacedEvents } from "../../store/payments/payments.ts";
import { balanceOfCase, readMoney } from "../../store/payments/moneyOfCase.ts";
import { createPaymentEventsHandler } from "./paymentEvents.ts";

let firm: TestFirm;
let stripe: TestStripe;
let server: ReturnType<typeof createServer>;
let application: string;
let payment: string;
const warnings: string[] = [];

beforeAll(async () => {
  [firm, stripe] = await Promise.all([openTestFirm(), openTestStripe()]);
  const deps: PaymentDeps = { ...firm, payments: stripeWhenNeeded(stripe.settings) };
  await setPrice(firm, await firm.person("admin"));
  const handle = createPaymentEventsHandler(deps, { warn: (sentence) => warnings.push(sentence) });
  server = createServer((request, response) => {
    handle(request, response)?.catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await Promise.all([firm.close(), stripe.close()]);
});
beforeEach(async () => {
  warnings.length = 0;
  const amara = await firm.person("student");
  application = await firm.application(amara);
  payment = `pi_${application}`;
  await issueInvoice(firm, amara, application);
});

const send = async (type: string, object: object, given: Parameters<TestStripe["message"]>[2] = {}) => {
  const { body, signature } = stripe.message(type, object, given);
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/payments/stripe`, {
    method: "POST",
    body,
    headers: { "stripe-signature": signature },
  });
  return `${answer.status} ${(await answer.text()).trim()}`;
};
const checkout = (facts: object = {}) => ({ ...paidCheckout({ applicationId: application }, { payment }), ...facts });
const paid = async (facts: object = {}, given = {}) => await send("checkout.session.completed", checkout(facts), given);
const refunded = async (facts: object = {}) =>
  await send("refund.updated", {
    id: `re_${randomUUID()}`,
    object: "refund",
    amount: 500,
    currency: "cad",
    payment_intent: payment,
    metadata: {},
    status: "succeeded",
    ...facts,
  });
const balance = async () => balanceOfCase(await readMoney(firm.db, application));
const isKeptForAdministrators = async (id: string) =>
  (await listUnplacedEvents(firm.db)).some((event) => event.id.startsWith(id));

describe("money that cannot be recorded as the card service tells it", () => {
  it.each([
    ["no amount", { amount_total: null }],
    ["a fraction of a cent", { amount_total: 90_050.5 }],
    ["a negative amount", { amount_total: -5 }],
    ["an amount in words", { amount_total: "90050" }],
    ["an unknown currency", { currency: "zzz" }],
    ["no currency", { currency: null }],
    ["a zero byte in the case", { metadata: { applicationId: "a\0b" } }],
    ["a zero byte in the payment", { payment_intent: "pi_\0", id: "cs_\0" }],
    ["a list for a case", { metadata: [] }],
    ["a number for a case", { metadata: { applicationId: 12 } }],
  ])("is kept for the administrators, and heard once: %s", async (_, facts) => {
    const id = `evt_${randomUUID()}`;
    expect([await paid(facts, { id }), await paid(facts, { id })]).toEqual(["200 unplaced", "200 known"]);
    expect(await isKeptForAdministrators(id)).toBe(true);
    expect(warnings).toHaveLength(1);
    expect(await balance()).toMatchObject({ received: 0 });
  });

  it("beyond 32 bits is recorded as it is", async () => {
    expect(await paid({ amount_total: 5_800_000_000, currency: "idr" })).toBe("200 recorded");
    expect((await readMoney(firm.db, application)).payments).toMatchObject([{ cents: 5_800_000_000, currency: "IDR" }]);
  });

  it("under a known payment, of another sum, currency or case, is kept for the administrators", async () => {
    const other = await firm.application(await firm.person("student"));
    expect([await paid(), await paid()]).toEqual(["200 recorded", "200 ignored"]);
    for (const facts of [{ amount_total: 1 }, { currency: "usd" }, { metadata: { applicationId: other } }])
      expect(await paid(facts)).toBe("200 unplaced");
    expect(await balance()).toMatchObject({ received: 90_050 });
  });

  it("under a known message, of another sum, is kept beside it", async () => {
    const id = `evt_${randomUUID()}`;
    const second = { amount_total: 7, payment_intent: "pi_other" };
    expect([await paid({}, { id }), await paid(second, { id }), await paid(second, { id })]).toEqual([
      "200 recorded",
      "200 unplaced",
      "200 known",
    ]);
    expect(await isKeptForAdministrators(id)).toBe(true);
  });

  it("paid back beyond what the payment was, or in another currency, is kept for the administrators", async () => {
    await paid();
    for (const facts of [{ amount: 90_051 }, { currency: "usd" }, { amount: 0.5 }, { payment_intent: null }, { id: 7 }])
      expect(await refunded(facts)).toBe("200 unplaced");
    expect(await balance()).toMatchObject({ received: 90_050, open: 0 });
  });

  it("paid back at the service itself leaves nothing to pay, and one that fails later takes its credit note along", async () => {
    await paid();
    const id = `re_${randomUUID()}`;
    expect(await refunded({ id })).toBe("200 recorded");
    expect(await balance()).toEqual({ invoiced: 89_550, received: 89_550, open: 0, overpaid: 0 });
    expect(await refunded({ id, status: "failed" })).toBe("200 recorded");
    expect(await balance()).toEqual({ invoiced: 90_050, received: 90_050, open: 0, overpaid: 0 });
  });
});

it("a message that is signed and cannot be read is refused, and said in the log", async () => {
  expect(await send("checkout.session.completed", checkout(), { id: "evt_\0" })).toMatch(
    /^400 This message is signed/u,
  );
  expect(warnings).toHaveLength(1);
});
