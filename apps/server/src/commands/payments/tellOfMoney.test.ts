import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manualPayments } from "../../payments/manual.ts";
import type { PaymentProvider } from "../../payments/provider.ts";
import type { Actor } from "../../policies/actor.ts";
import { listNotifications } from "../../store/notifications.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { hearProvider } from "./hearProvider.ts";
import { cancelPayment, recordPayment } from "./recordPayment.ts";
import { askForRefund, decideRefund } from "./refunds.ts";
import { sendRefunds } from "./sendRefunds.ts";
import { setPrice } from "./testPrices.ts";

/** What people are told of money is true when they are told. */

let firm: TestFirm;
let admin: Actor;
let paralegal: Actor;
let amara: Actor;
let applicationId: string;
beforeAll(async () => {
  firm = await openTestFirm();
  [admin, paralegal] = [await firm.person("admin"), await firm.person("paralegal")];
  await setPrice(firm, admin);
});
afterAll(async () => await firm.close());
beforeEach(async () => {
  amara = await firm.person("student");
  applicationId = await firm.application(amara);
  await firm.assign(applicationId, paralegal);
});

const told = async (person: Actor) =>
  (await listNotifications(firm.db, person.userId))
    .filter((notice) => notice.applicationId === applicationId && /^(?:payment|refund)/u.test(notice.kind))
    .map(({ kind }) => kind)
    .toReversed();
const taking = (answer: Awaited<ReturnType<PaymentProvider["payBack"]>>) => ({
  ...firm,
  payments: { ...manualPayments, name: "stripe" as const, payBack: async () => await Promise.resolve(answer) },
});

/** A card payment of which an administrator decided to pay a part back by the card. */
async function decidedRefund() {
  const [payment, refundId, reference] = [randomUUID(), randomUUID(), `re_${randomUUID()}`];
  const money = { type: "test", cents: 90_000, currency: "CAD", applicationId } as const;
  await hearProvider(firm, { ...money, id: randomUUID(), kind: "paid", reference: payment, invoiceId: null });
  await askForRefund(firm, admin, { applicationId, key: refundId, cents: 5_000, reason: "Paid twice" });
  await decideRefund(firm, admin, { applicationId, refundId, how: "online" });
  const saysThat = async (isFailed: boolean) =>
    await hearProvider(firm, {
      ...money,
      id: randomUUID(),
      kind: "paidBack",
      reference,
      refundId,
      payment,
      cents: 5_000,
      isFailed,
    });
  return { refundId, reference, saysThat };
}

it("a refund is told when the money went back, once, and not when it was accepted", async () => {
  const { reference, saysThat } = await decidedRefund();
  expect(await sendRefunds(taking({ reference }))).toBe(1);
  expect(await told(amara)).toEqual(["paymentReceived"]);
  await saysThat(false);
  await saysThat(false);
  expect(await told(amara)).toEqual(["paymentReceived", "paymentRefunded"]);
});

it("a refund that fails later is told to the administrators and the applicant, and the one by hand after it as well", async () => {
  const { refundId, reference, saysThat } = await decidedRefund();
  await sendRefunds(taking({ reference }));
  await saysThat(false);
  await saysThat(true);
  await saysThat(true);
  expect([await told(admin), await told(paralegal)]).toEqual([["refundFailed"], ["paymentReceived"]]);
  await decideRefund(firm, admin, { applicationId, refundId, how: "cheque" });
  expect(await told(amara)).toEqual(["paymentReceived", "paymentRefunded", "refundFailed", "paymentRefunded"]);
});

it("a refund that was refused at once is told to the administrators alone", async () => {
  await decidedRefund();
  await sendRefunds(taking("refused"));
  expect([await told(admin), await told(amara)]).toEqual([["refundFailed"], ["paymentReceived"]]);
});

it("who was told of a payment is told that it was entered by mistake", async () => {
  const key = randomUUID();
  const given = { applicationId, key, cents: 100, receivedOn: "2026-11-19", how: "transfer", reference: "" };
  await recordPayment(firm, paralegal, { ...given, isAnother: false });
  await cancelPayment(firm, admin, { applicationId, paymentId: key });
  expect([await told(amara), await told(paralegal)]).toEqual([
    ["paymentReceived", "paymentCancelled"],
    ["paymentCancelled"],
  ]);
});
