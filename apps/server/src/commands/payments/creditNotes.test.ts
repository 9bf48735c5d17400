import { randomUUID } from "node:crypto";
import { planIsPaid } from "@boreal/domain/conditions/money/payment";
import { fc } from "../../../../../tests/running/properties.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { balanceOfCase, readMoney } from "../../store/payments/moneyOfCase.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { addServicePrice } from "./addServicePrice.ts";
import { cancelCredit, giveCredit } from "./creditNotes.ts";
import { issueInvoice } from "./issueInvoice.ts";
import { openReceipt } from "./openReceipt.ts";
import { cancelPayment, recordPayment } from "./recordPayment.ts";
import { runsOf } from "../../../../../tests/running/sizes.ts";
import { askForRefund, decideRefund } from "./refunds.ts";
import { setPrice, testPrice } from "./testPrices.ts";

let firm: TestFirm;
let admin: Actor;
let amara: Actor;
let application: string;

beforeAll(async () => {
  firm = await openTestFirm();
  admin = await firm.person("admin");
  await setPrice(firm, admin);
});
afterAll(async () => await firm.close());
beforeEach(async () => {
  amara = await firm.person("student");
  application = await firm.application(amara);
  await issueInvoice(firm, amara, application);
});

const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);
const pay = async (cents: number, facts: { key?: string; applicationId?: string; how?: string } = {}) => {
  const given = {
    applicationId: application,
    key: randomUUID(),
    cents,
    receivedOn: "2026-11-19",
    how: "transfer",
    reference: "",
    isAnother: true,
    ...facts,
  };
  return { key: given.key, refused: codes(await recordPayment(firm, admin, given)) };
};
const ask = async (cents: number, facts: { key?: string; applicationId?: string } = {}) => {
  const given = { applicationId: application, key: randomUUID(), cents, reason: "A rebate", ...facts };
  return { key: given.key, refused: codes(await askForRefund(firm, admin, given)) };
};
const refund = async (cents: number) => {
  const { key, refused } = await ask(cents);
  return refused.length > 0
    ? refused
    : codes(await decideRefund(firm, admin, { applicationId: application, refundId: key, how: "transfer" }));
};
const credit = async (cents: number, facts: { key?: string; applicationId?: string } = {}) => {
  const given = { applicationId: application, key: randomUUID(), cents, reason: "A rebate", ...facts };
  return { key: given.key, refused: codes(await giveCredit(firm, admin, given)) };
};
const cancel = async (paymentId: string) =>
  codes(await cancelPayment(firm, admin, { applicationId: application, paymentId }));
const money = async () => await readMoney(firm.db, application);
const balance = async () => balanceOfCase(await money());
const isPaid = async () =>
  planIsPaid.evaluate(((await loadCaseFile(firm, application)) ?? expect.fail("no case")).the).holds;

describe("a paid client who is given money back", () => {
  it("owes nothing, stays as ready as before, and has a credit note with a number of its own", async () => {
    await pay(90_050);
    expect(await isPaid()).toBe(true);
    expect(await refund(20_000)).toEqual([]);
    expect(await balance()).toEqual({ invoiced: 70_050, received: 70_050, open: 0, overpaid: 0 });
    expect(await isPaid()).toBe(true);
    expect((await money()).credits).toMatchObject([{ cents: 20_000, number: expect.any(Number), cancelledAt: null }]);
    expect(await refund(70_050)).toEqual([]);
    expect([await balance(), await isPaid()]).toEqual([{ invoiced: 0, received: 0, open: 0, overpaid: 0 }, true]);
    expect((await verifyChain(firm.db, application)).whole).toBe(true);
  });

  it("of what was paid too much has no credit note, and the invoice stays as it is", async () => {
    await pay(95_050);
    await refund(5_000);
    expect((await money()).credits).toEqual([]);
    expect(await balance()).toEqual({ invoiced: 90_050, received: 90_050, open: 0, overpaid: 0 });
  });

  it("owes nothing after a rebate whose money went back, and its credit note is not cancelled", async () => {
    await pay(90_050);
    const { key: creditNoteId } = await credit(20_000);
    expect(await refund(20_000)).toEqual([]);
    const ended = await cancelCredit(firm, admin, { applicationId: application, creditNoteId });
    expect(codes(ended)).toEqual(["creditNotePaidOut"]);
    expect(await balance()).toEqual({ invoiced: 70_050, received: 70_050, open: 0, overpaid: 0 });
    expect(await isPaid()).toBe(true);
  });

  it("keeps the rebate when another invoice takes the place of the first", async () => {
    await pay(90_050);
    await refund(20_000);
    await setPrice(firm, admin, { cents: 99_000, itemId: "preparation" });
    await issueInvoice(firm, admin, application);
    expect(await balance()).toMatchObject({ invoiced: 79_000, received: 70_050, open: 8_950 });
    await setPrice(firm, admin);
  });

  it("reads on the receipt what was taken off", async () => {
    const { key } = await pay(90_050);
    await refund(20_000);
    const opened = await openReceipt(firm, amara, { applicationId: application, paymentId: key, language: "fr" });
    if ("refused" in opened) expect.fail(opened.refused.code);
    expect(opened.receipt.totals).toEqual({ invoiced: 90_050, credited: 20_000, received: 70_050, open: 0 });
  });
});

describe("an entry whose money went back", () => {
  it.each([
    ["all of it", 90_050],
    ["a part of it", 50],
  ])("is not cancelled after a refund of %s", async (_, back) => {
    const { key } = await pay(90_050);
    await refund(back);
    expect(await cancel(key)).toEqual(["paymentPaidBack"]);
    expect(await isPaid()).toBe(true);
  });

  it("is not cancelled while a refund is asked for, and is once that was declined", async () => {
    const { key } = await pay(90_050);
    const asked = await ask(90_050);
    expect(await cancel(key)).toEqual(["paymentPaidBack"]);
    await decideRefund(firm, admin, { applicationId: application, refundId: asked.key, how: null });
    expect(await cancel(key)).toEqual([]);
    expect(await balance()).toMatchObject({ received: 0, open: 90_050 });
  });
});

describe("a key that is known", () => {
  it("with another sum or case is refused, and nothing more is recorded; with the same it is the same", async () => {
    const other = await firm.application(amara);
    await issueInvoice(firm, amara, other);
    await pay(90_050, { applicationId: other });
    const payment = await pay(90_050);
    const asked = await ask(5_000);
    const given = await credit(10);
    for (const [again, known, same] of [
      [pay, payment.key, 90_050],
      [ask, asked.key, 5_000],
      [credit, given.key, 10],
    ] as const) {
      expect((await again(same, { key: known })).refused).toEqual([]);
      expect((await again(same + 1, { key: known })).refused).toHaveLength(1);
      expect((await again(same, { key: known, applicationId: other })).refused).toHaveLength(1);
    }
    expect((await pay(90_050, { key: payment.key, how: "cash" })).refused).toEqual(["paymentKeptElsewise"]);
    const { payments, refunds, credits } = await money();
    expect([payments.length, refunds.length, credits.length]).toEqual([1, 1, 1]);
  });

  it("sent at the same moment for two cases is recorded in one and refused in the other", async () => {
    const other = await firm.application(amara);
    const key = randomUUID();
    const outcomes = await Promise.all([pay(500, { key }), pay(500, { key, applicationId: other })]);
    expect(outcomes.flatMap(({ refused }) => refused)).toEqual(["paymentKeptElsewise"]);
    expect((await verifyChain(firm.db, other)).whole).toBe(true);
  });

  it("of a price with another amount is refused", async () => {
    const price = testPrice({ applicationType: "VisitorVisa" });
    expect(codes(await addServicePrice(firm, admin, price))).toEqual([]);
    expect(codes(await addServicePrice(firm, admin, price))).toEqual([]);
    expect(codes(await addServicePrice(firm, admin, { ...price, cents: 1 }))).toEqual(["moneyFormKnown"]);
  });
});

describe("a credit note", () => {
  it("is given by an administrator alone, with a reason, and takes off no more than is asked", async () => {
    const given = { applicationId: application, key: randomUUID(), cents: 100, reason: "A rebate" };
    expect(codes(await giveCredit(firm, amara, given))).toEqual(["notAllowed"]);
    expect(codes(await giveCredit(firm, admin, { ...given, reason: " " }))).toEqual(["creditReasonNeeded"]);
    expect((await credit(90_051)).refused).toEqual(["creditAboveInvoice"]);
    expect((await credit(0)).refused).toEqual(["paymentAmount"]);
    application = await firm.application(amara);
    expect((await credit(100)).refused).toEqual(["creditNoInvoice"]);
  });

  it("is cancelled once, unless it belongs to money that went back", async () => {
    const { key } = await credit(10_000);
    expect(await balance()).toMatchObject({ invoiced: 80_050, open: 80_050 });
    const end = async (creditNoteId: string) =>
      codes(await cancelCredit(firm, admin, { applicationId: application, creditNoteId }));
    expect([await end(key), await end(key), await end(randomUUID())]).toEqual([
      [],
      ["paymentMoved"],
      ["creditNoteNotFound"],
    ]);
    await pay(90_050);
    await refund(100);
    const ofRefund = (await money()).credits.find(({ isOfRefund }) => isOfRefund);
    expect(await end(ofRefund?.id ?? "")).toEqual(["creditNoteOfRefund"]);
  });
});

it("in any order, what came less what went back is kept in whole cents, and nobody owes what they were given back", async () => {
  const step = fc.tuple(fc.constantFrom("pay", "refund", "cancel", "credit"), fc.integer({ min: 1, max: 120_000 }));
  for (const steps of fc.sample(fc.array(step, { minLength: 8, maxLength: 12 }), {
    numRuns: runsOf("walks of money that comes and goes", 6, 6),
  })) {
    application = await firm.application(amara);
    await issueInvoice(firm, amara, application);
    for (const [what, amount] of steps) {
      const before = await balance();
      const entries = (await money()).payments.filter(({ isCancelled }) => !isCancelled);
      if (what === "pay") await pay(amount);
      else if (what === "refund") await refund(amount);
      else if (what === "credit") await credit(amount);
      else if (entries.length > 0) await cancel(entries[amount % entries.length]?.id ?? "");
      const after = await balance();
      const { payments, refunds } = await money();
      const came = payments.reduce((total, one) => total + (one.isCancelled ? 0 : one.cents), 0);
      const back = refunds.reduce((total, one) => total + (one.state === "made" ? one.cents : 0), 0);
      expect(after.received).toBe(came - back);
      if (what !== "cancel") expect(after.open).toBeLessThanOrEqual(before.open);
      expect((await loadCaseFile(firm, application))?.caseFile.payment).toMatchObject({
        invoicedCents: after.invoiced,
        receivedCents: after.received,
      });
    }
    expect((await verifyChain(firm.db, application)).whole).toBe(true);
  }
});
