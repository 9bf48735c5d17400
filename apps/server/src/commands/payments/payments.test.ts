import { randomUUID } from "node:crypto";
import { planIsPaid } from "@boreal/domain/conditions/money/payment";
import { readCase } from "@boreal/domain/caseFile/readCase";
import { writeCase } from "@boreal/domain/caseFile/writtenCase";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "../../policies/actor.ts";
import { verifyChain } from "../../store/auditLog.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { readStateOfCase } from "../../store/cases/caseRow.ts";
import { listInvoices } from "../../store/payments/invoices.ts";
import { listNotifications } from "../../store/notifications.ts";
import { listPayments } from "../../store/payments/payments.ts";
import { listRefunds } from "../../store/payments/refunds.ts";
import { saveKnownSchools } from "../settings/saveKnownSchools.ts";
import { openTestFirm, type TestFirm } from "../testFirm.ts";
import { addServicePrice } from "./addServicePrice.ts";
import { issueInvoice } from "./issueInvoice.ts";
import { cancelPayment, recordPayment, type GivenPayment } from "./recordPayment.ts";
import { askForRefund, decideRefund } from "./refunds.ts";
import { setPrice, testPrice } from "./testPrices.ts";

let firm: TestFirm;
let admin: Actor;
let support: Actor;
let paralegal: Actor;
let amara: Actor;
let application: string;

beforeAll(async () => {
  firm = await openTestFirm();
  [admin, support, paralegal] = [
    await firm.person("admin"),
    await firm.person("support"),
    await firm.person("paralegal"),
  ];
  await setPrice(firm, admin);
});
afterAll(async () => await firm.close());
beforeEach(async () => {
  amara = await firm.person("student");
  application = await firm.application(amara);
  await firm.assign(application, paralegal);
});

const codes = ({ refusals }: { readonly refusals: readonly { readonly code: string }[] }) =>
  refusals.map(({ code }) => code);
const loaded = async () => (await loadCaseFile(firm, application)) ?? expect.fail("no case");
const isPaid = async () => planIsPaid.evaluate((await loaded()).the).holds;
const entry = (facts: Partial<GivenPayment> = {}): GivenPayment => ({
  applicationId: application,
  key: randomUUID(),
  cents: 90_050,
  receivedOn: "2026-11-19",
  how: "transfer",
  reference: "Confirmation 4711",
  isAnother: false,
  ...facts,
});
const told = async (person: Actor) =>
  (await listNotifications(firm.db, person.userId))
    .filter(({ applicationId, kind }) => applicationId === application && kind.startsWith("payment"))
    .map(({ kind }) => kind);
const kinds = async () => {
  const { rows } = await firm.db.$client.query<{ kind: string }>(
    "select kind from boreal.audit_event where chain_id = $1 order by position",
    [application],
  );
  return rows.map(({ kind }) => kind);
};

describe("a price", () => {
  it("is added by an administrator alone, and the same form sent again adds nothing", async () => {
    const price = testPrice({ applicationType: "VisitorVisa" });
    expect(codes(await addServicePrice(firm, paralegal, price))).toEqual(["notAllowed"]);
    for (let sent = 0; sent < 3; sent += 1) expect((await addServicePrice(firm, admin, price)).done).toBe(true);
    const { rows } = await firm.db.$client.query("select 1 from boreal.service_price where id = $1", [price.key]);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ["an unknown kind of application", { applicationType: "Tourist" }, "priceForUnknownType"],
    ["a code with blanks", { itemId: "the service" }, "priceItemNeeded"],
    ["a name in one language", { name: { en: "x", fr: " " } }, "priceNamesNeeded"],
    ["a note in one language", { note: { en: "", fr: "x" } }, "priceHalfMissing"],
    ["a negative amount", { cents: -1 }, "priceAmount"],
    ["half a cent", { cents: 10.5 }, "priceAmount"],
    ["a day that is not there", { from: "2026-02-30" }, "priceDays"],
    ["an end before the beginning", { until: "2025-12-31" }, "priceDays"],
    ["a form without a key", { key: "1" }, "pageKey"],
  ])("is refused with %s, and nothing is kept", async (_, facts, code) => {
    expect(codes(await addServicePrice(firm, admin, testPrice(facts)))).toEqual([code]);
  });

  it("reaches the case, its state and its outside form", async () => {
    const before = await readStateOfCase(firm.db, application);
    expect(await isPaid()).toBe(false);
    const { caseFile } = await loaded();
    expect(caseFile.payment).toMatchObject({ invoicedCents: null, receivedCents: 0 });
    expect(readCase(JSON.parse(JSON.stringify(writeCase(caseFile))), caseFile.today)).toMatchObject({ ok: true });
    await setPrice(firm, admin, { from: "2027-01-01" });
    expect(await readStateOfCase(firm.db, application)).not.toBe(before);
  });
});

describe("an invoice", () => {
  it("that the team makes is told to the applicant, and one of her own to nobody", async () => {
    await issueInvoice(firm, amara, application);
    expect([await told(amara), await told(paralegal)]).toEqual([[], []]);
    const other = await firm.application(amara);
    await firm.assign(other, paralegal);
    await issueInvoice(firm, paralegal, other);
    expect((await listNotifications(firm.db, amara.userId)).map(({ kind }) => kind)).toEqual(["paymentDue"]);
  });

  it("that money which came in covers asks for nothing, so nobody is told to pay", async () => {
    const cases = [await firm.application(amara), await firm.application(amara)] as const;
    for (const [at, cents] of [95_000, 80_000].entries()) {
      const applicationId = cases[at] ?? "";
      await firm.assign(applicationId, paralegal);
      await recordPayment(firm, paralegal, entry({ applicationId, cents }));
      await issueInvoice(firm, paralegal, applicationId);
    }
    const due = (await listNotifications(firm.db, amara.userId)).filter(({ kind }) => kind === "paymentDue");
    expect(due.map(({ applicationId }) => applicationId)).toEqual([cases[1]]);
  });

  it("is one, however often and by whom it is asked for at the same time", async () => {
    const outcomes = await Promise.all(
      [amara, amara, paralegal, amara].map((by) => issueInvoice(firm, by, application)),
    );
    expect(outcomes.flatMap(codes)).toEqual([]);
    expect(await listInvoices(firm.db, application)).toMatchObject([{ totalCents: 90_050, replacedAt: null }]);
    expect((await kinds()).filter((kind) => kind === "invoiceIssued")).toHaveLength(1);
  });

  it("keeps its sum when the price changes, until another takes its place; money that came counts on", async () => {
    await issueInvoice(firm, amara, application);
    await recordPayment(firm, paralegal, entry({ cents: 50_000 }));
    await setPrice(firm, admin, { cents: 99_000, itemId: "preparation" });
    expect((await loaded()).caseFile.payment).toMatchObject({ invoicedCents: 90_050, receivedCents: 50_000 });
    await recordPayment(firm, paralegal, entry({ cents: 40_050 }));
    expect(await isPaid()).toBe(true);
    await issueInvoice(firm, paralegal, application);
    expect((await loaded()).caseFile.payment).toMatchObject({ invoicedCents: 99_000, receivedCents: 90_050 });
    expect(await isPaid()).toBe(false);
    expect((await listInvoices(firm.db, application)).map(({ replacedAt }) => replacedAt === null)).toEqual([
      true,
      false,
    ]);
    await setPrice(firm, admin);
  });

  it("is refused where nothing is asked", async () => {
    const visit = await firm.application(amara, "Iec");
    expect(codes(await issueInvoice(firm, amara, visit))).toEqual(["nothingToInvoice"]);
  });

  it("is none of somebody else’s", async () => {
    expect(codes(await issueInvoice(firm, await firm.person("student"), application))).toEqual(["notFound"]);
  });

  it("is not there for a student whose school pays, who sends the case without paying", async () => {
    const schools = [{ schoolId: "college", names: ["Invented College"], paysForStudents: true }];
    const { rows } = await firm.db.$client.query<{ version: number }>(
      "select version from boreal.setting where id = 'knownSchools'",
    );
    expect(codes(await saveKnownSchools(firm, admin, { schools, baseVersion: rows[0]?.version ?? 0 }))).toEqual([]);
    await firm.db.$client.query("update boreal.profile set school_id = 'college' where user_id = $1", [amara.userId]);
    expect(await isPaid()).toBe(true);
    expect(codes(await issueInvoice(firm, amara, application))).toEqual(["nothingToInvoice"]);
  });

  it("a school that pays needs an id", async () => {
    const { rows } = await firm.db.$client.query<{ version: number }>(
      "select version from boreal.setting where id = 'knownSchools'",
    );
    const schools = [{ names: ["Invented University"], paysForStudents: true }];
    expect(codes(await saveKnownSchools(firm, admin, { schools, baseVersion: rows[0]?.version ?? 0 }))).toEqual([
      "payingSchoolWithoutId",
    ]);
  });
});

describe("a payment that somebody records", () => {
  it("is one, however often the form is sent", async () => {
    await issueInvoice(firm, amara, application);
    const given = entry();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => recordPayment(firm, paralegal, given)));
    expect(outcomes.flatMap(codes)).toEqual([]);
    expect(await listPayments(firm.db, application)).toHaveLength(1);
    expect((await kinds()).filter((kind) => kind === "paymentRecorded")).toHaveLength(1);
    expect([await told(amara), await told(paralegal)]).toEqual([["paymentReceived"], []]);
    expect(codes(await recordPayment(firm, paralegal, { ...given, cents: 1 }))).toEqual(["paymentKeptElsewise"]);
    expect(await isPaid()).toBe(true);
  });

  it("of the same amount, day and way is asked about, and is another one when somebody says so", async () => {
    await recordPayment(firm, paralegal, entry());
    expect(codes(await recordPayment(firm, admin, entry()))).toEqual(["paymentLooksTwice"]);
    expect(codes(await recordPayment(firm, admin, entry({ isAnother: true })))).toEqual([]);
    expect(await listPayments(firm.db, application)).toHaveLength(2);
  });

  it.each([
    ["no amount", { cents: 0 }, "paymentAmount"],
    ["a million", { cents: 100_000_000 }, "paymentAmountTooHigh"],
    ["a day ahead", { receivedOn: "2026-11-21" }, "paymentDay"],
    ["no day", { receivedOn: "yesterday" }, "paymentDay"],
    ["an unknown way", { how: "gold" }, "paymentWay"],
    ["a note of a page", { reference: "x".repeat(201) }, "paymentNoteTooLong"],
  ])("is refused with %s", async (_, facts, code) => {
    expect(codes(await recordPayment(firm, paralegal, entry(facts)))).toEqual([code]);
    expect(await listPayments(firm.db, application)).toEqual([]);
  });

  it("that comes after the withdrawal is recorded, and whoever is not of the team records nothing", async () => {
    await firm.db.$client.query("update boreal.application set status = 'Withdrawn' where id = $1", [application]);
    expect(codes(await recordPayment(firm, amara, entry()))).toEqual(["notAllowed"]);
    expect(codes(await recordPayment(firm, support, entry()))).toEqual(["notAllowed"]);
    expect(codes(await recordPayment(firm, paralegal, entry()))).toEqual([]);
    expect((await loaded()).caseFile.payment).toMatchObject({ receivedCents: 90_050 });
  });

  it("is cancelled once, stays on record and counts no more", async () => {
    await issueInvoice(firm, amara, application);
    const given = entry();
    await recordPayment(firm, paralegal, given);
    const cancel = () => cancelPayment(firm, paralegal, { applicationId: application, paymentId: given.key });
    expect((await Promise.all([cancel(), cancel()])).flatMap(codes)).toEqual(["paymentMoved"]);
    expect(await isPaid()).toBe(false);
    expect(await listPayments(firm.db, application)).toHaveLength(1);
  });

  it("says nothing readable in the tables but its sum", async () => {
    await recordPayment(firm, paralegal, entry({ reference: "Amara Okafor, savings" }));
    const { rows } = await firm.db.$client.query<{ row: string }>(
      "select p::text as row from boreal.payment p where application_id = $1",
      [application],
    );
    expect(rows[0]?.row).not.toContain("Okafor");
  });
});

describe("a refund", () => {
  const ask = (facts: { cents?: number; key?: string; reason?: string } = {}) => ({
    applicationId: application,
    key: randomUUID(),
    cents: 5_000,
    reason: "Paid twice",
    ...facts,
  });
  beforeEach(async () => {
    await issueInvoice(firm, amara, application);
    await recordPayment(firm, paralegal, entry({ cents: 95_050 }));
  });

  it("is asked for by support, once, and decided by an administrator", async () => {
    const given = ask();
    expect(codes(await askForRefund(firm, paralegal, given))).toEqual(["notAllowed"]);
    await Promise.all([askForRefund(firm, support, given), askForRefund(firm, support, given)]);
    const decision = { applicationId: application, refundId: given.key, how: "transfer" };
    expect(codes(await decideRefund(firm, support, decision))).toEqual(["notAllowed"]);
    const outcomes = await Promise.all([decideRefund(firm, admin, decision), decideRefund(firm, admin, decision)]);
    expect(outcomes.flatMap(codes)).toEqual(["paymentMoved"]);
    expect(await listRefunds(firm.db, application)).toMatchObject([{ state: "made", cents: 5_000 }]);
    expect((await loaded()).caseFile.payment).toMatchObject({ receivedCents: 90_050 });
    expect((await kinds()).filter((kind) => kind.startsWith("refund"))).toEqual(["refundAsked", "refundDecided"]);
    expect((await told(amara)).toSorted()).toEqual(["paymentReceived", "paymentRefunded"]);
    expect((await verifyChain(firm.db, application)).whole).toBe(true);
  });

  it("never promises more than what came in, whatever was asked for already", async () => {
    expect(codes(await askForRefund(firm, support, ask({ cents: 95_051 })))).toEqual(["refundAboveReceived"]);
    expect(codes(await askForRefund(firm, support, ask({ cents: 60_000 })))).toEqual([]);
    expect(codes(await askForRefund(firm, support, ask({ cents: 60_000 })))).toEqual(["refundAboveReceived"]);
  });

  it("is declined, and the money counts on", async () => {
    const given = ask();
    await askForRefund(firm, support, given);
    await decideRefund(firm, admin, { applicationId: application, refundId: given.key, how: null });
    expect(await listRefunds(firm.db, application)).toMatchObject([{ state: "declined" }]);
    expect(await isPaid()).toBe(true);
  });

  it("by card is refused where no card was charged", async () => {
    const given = ask();
    await askForRefund(firm, support, given);
    expect(
      codes(await decideRefund(firm, admin, { applicationId: application, refundId: given.key, how: "online" })),
    ).toEqual(["refundNoCardPayment"]);
  });

  it("needs its reason", async () => {
    expect(codes(await askForRefund(firm, support, ask({ reason: "  " })))).toEqual(["refundReasonNeeded"]);
  });
});
