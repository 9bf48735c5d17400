import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { issueInvoice } from "../../commands/payments/issueInvoice.ts";
import { askForRefund, decideRefund } from "../../commands/payments/refunds.ts";
import { payOnline } from "../../commands/payments/payOnline.ts";
import { sendRefunds } from "../../commands/payments/sendRefunds.ts";
import { setPrice } from "../../commands/payments/testPrices.ts";
import type { PaymentDeps } from "../../commands/payments/forMoney.ts";
import { openTestFirm, type TestFirm } from "../../commands/testFirm.ts";
import { stripeWhenNeeded } from "../../payments/stripeWhenNeeded.ts";
import { openTestStripe, paidCheckout, type TestStripe } from "../../payments/testStripe.ts";
import type { Actor } from "../../policies/actor.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { listPayments, listUnplacedEvents } from "../../store/payments/payments.ts";
import { listRefunds } from "../../store/payments/refunds.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { createPaymentEventsHandler } from "./paymentEvents.ts";

let firm: TestFirm;
let stripe: TestStripe;
let deps: PaymentDeps & { origin: () => string };
let server: ReturnType<typeof createServer>;
let address: string;
let admin: Actor;
let amara: Actor;
let application: string;

beforeAll(async () => {
  [firm, stripe] = await Promise.all([openTestFirm(), openTestStripe()]);
  deps = { ...firm, payments: stripeWhenNeeded(stripe.settings), origin: () => "http://boreal.example.test" };
  admin = await firm.person("admin");
  await setPrice(firm, admin);
  const handle = createPaymentEventsHandler(deps);
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/payments/stripe`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await Promise.all([firm.close(), stripe.close()]);
});
beforeEach(async () => {
  stripe.mood = "usual";
  amara = await firm.person("student");
  application = await firm.application(amara);
  await issueInvoice(deps, amara, application);
});

type Message = { readonly body: string; readonly signature: string };
const send = async ({ body, signature }: Message): Promise<string> => {
  const answer = await fetch(address, { method: "POST", body, headers: { "stripe-signature": signature } });
  return `${answer.status} ${(await answer.text()).trim()}`;
};
const paid = (facts: Parameters<typeof paidCheckout>[1] = {}, given: Parameters<TestStripe["message"]>[2] = {}) =>
  stripe.message("checkout.session.completed", paidCheckout({ applicationId: application }, facts), given);
const received = async () => (await loadCaseFile(firm, application))?.caseFile.payment?.receivedCents;

describe("a message of the card service", () => {
  it("records the payment once, however often and at the same time it is sent, and under whatever id", async () => {
    const message = paid({ payment: `pi_${application}` });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(message)));
    expect(answers.filter((answer) => answer === "200 recorded")).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith("200"))).toHaveLength(6);
    expect(await send(paid({ payment: `pi_${application}` }))).toBe("200 ignored");
    expect(await listPayments(firm.db, application)).toMatchObject([{ cents: 90_050, how: "online" }]);
    expect((await verifyChain(firm.db, application)).whole).toBe(true);
    expect(await payOnline(deps, amara, application)).toMatchObject({
      page: null,
      refusals: [{ code: "alreadyPaid" }],
    });
  });

  it("with a wrong signature is refused with its reason, and nothing is recorded", async () => {
    const answer = await send(paid({}, { secret: "whsec_somebodyelse" }));
    expect(answer).toMatch(/^400 The signature of this message/);
    expect(await send({ body: "{", signature: "t=1,v1=00" })).toMatch(/^400/);
    expect(await received()).toBe(0);
  });

  it("in part, too much and in another currency is kept, each as what it is", async () => {
    await send(paid({ cents: 40_000 }));
    expect(await payOnline(deps, amara, application)).toMatchObject({ refusals: [] });
    expect(stripe.sessions.at(-1)?.asked["line_items[0][price_data][unit_amount]"]).toBe("50050");
    await send(paid({ cents: 90_050, currency: "usd" }));
    expect(await received()).toBe(40_000);
    await send(paid({ cents: 60_000 }));
    expect(await received()).toBe(100_000);
    expect((await listPayments(firm.db, application)).map(({ currency }) => currency)).toEqual(["CAD", "USD", "CAD"]);
  });

  it("late, after the withdrawal, is recorded with the status of the case", async () => {
    await firm.db.$client.query("update boreal.application set status = 'Withdrawn' where id = $1", [application]);
    expect(await send(paid())).toBe("200 recorded");
    expect(await received()).toBe(90_050);
    const { rows } = await firm.db.$client.query<{ subject: { status: string } }>(
      "select subject from boreal.audit_event where chain_id = $1 and kind = 'paymentRecorded'",
      [application],
    );
    expect(rows[0]?.subject.status).toBe("Withdrawn");
  });

  it("that names no case of ours is kept for the administrator, once", async () => {
    const message = stripe.message("checkout.session.completed", paidCheckout({ applicationId: randomUUID() }));
    expect([await send(message), await send(message)]).toEqual(["200 unplaced", "200 known"]);
    expect((await listUnplacedEvents(firm.db)).filter(({ id }) => message.body.includes(id))).toMatchObject([
      { cents: 90_050, currency: "CAD" },
    ]);
  });

  it("of another kind is heard and changes nothing", async () => {
    expect(await send(stripe.message("customer.created", { id: "cus_1", object: "customer" }))).toBe("200 ignored");
  });

  it("is not answered where no card service is set up", async () => {
    const handle = createPaymentEventsHandler(firm);
    const bare = createServer((request, response) => void handle(request, response));
    await new Promise<void>((ready) => bare.listen(0, "127.0.0.1", ready));
    const there = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
    expect((await fetch(there, { method: "POST", body: "{}" })).status).toBe(404);
    await new Promise((closed) => bare.close(closed));
  });
});

describe("a refund by card", () => {
  const decided = async (): Promise<string> => {
    await send(paid({ payment: `pi_${application}` }));
    const key = randomUUID();
    await askForRefund(deps, admin, { applicationId: application, key, cents: 5_000, reason: "Paid too much" });
    const { refusals } = await decideRefund(deps, admin, { applicationId: application, refundId: key, how: "online" });
    expect(refusals).toEqual([]);
    return key;
  };
  const refundOf = (key: string, facts: object = {}) => ({
    id: `re_${key}`,
    object: "refund",
    amount: 5_000,
    currency: "cad",
    payment_intent: `pi_${application}`,
    metadata: { refundId: key },
    status: "succeeded",
    ...facts,
  });

  it("is sent by the job, once, also after the service was away and after a second run", async () => {
    const key = await decided();
    const before = stripe.refunds.length;
    stripe.mood = "broken";
    await sendRefunds(deps);
    expect(await listRefunds(firm.db, application)).toMatchObject([{ id: key, state: "sending" }]);
    stripe.mood = "usual";
    await Promise.all([sendRefunds(deps), sendRefunds(deps)]);
    await sendRefunds(deps);
    expect(stripe.refunds.length - before).toBe(1);
    expect(await listRefunds(firm.db, application)).toMatchObject([{ state: "made" }]);
    expect(await send(stripe.message("refund.created", refundOf(key)))).toBe("200 ignored");
    expect(await received()).toBe(85_050);
  });

  it("that fails later is owed again, and can be decided anew", async () => {
    const key = await decided();
    await sendRefunds(deps);
    expect(await send(stripe.message("refund.failed", refundOf(key, { status: "failed" })))).toBe("200 recorded");
    expect(await listRefunds(firm.db, application)).toMatchObject([{ state: "failed" }]);
    expect(await received()).toBe(90_050);
    const again = { applicationId: application, refundId: key, how: "transfer" };
    expect((await decideRefund(deps, admin, again)).refusals).toEqual([]);
    expect(await listRefunds(firm.db, application)).toMatchObject([{ state: "made", how: "transfer" }]);
  });

  it("that was made at the service itself is recorded, once", async () => {
    await send(paid({ payment: `pi_${application}` }));
    const message = stripe.message("refund.created", refundOf("there", { metadata: {} }));
    expect([await send(message), await send(message)]).toEqual(["200 recorded", "200 known"]);
    expect(await received()).toBe(85_050);
  });

  it("that the service refuses is said so", async () => {
    await decided();
    stripe.mood = "refusing";
    await sendRefunds(deps);
    expect(await listRefunds(firm.db, application)).toMatchObject([{ state: "failed" }]);
  });
});
