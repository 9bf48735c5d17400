import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import type { ServicePrice } from "../caseFile/payment.ts";
import { cents, writtenInFull } from "../kernel/money.ts";
import { balanceOf } from "./paymentBalance.ts";
import { amountOf, paymentItems } from "./paymentItems.ts";

const service: ServicePrice = {
  itemId: "service",
  appliesTo: "application",
  cents: 90_050,
  addIfZero: true,
  name: { en: "Preparing your application", fr: "Préparation de votre demande" },
  note: { en: "Taxes are included.", fr: "Les taxes sont comprises." },
  from: "2026-01-01",
};
const perChild: ServicePrice = { ...service, itemId: "child", appliesTo: "eachChild", cents: 10_000, addIfZero: false };
const student = aCase().on("2026-11-20").answers({ birthday: "2000-01-01" });
const priced = student.payment({ servicePrices: [service, perChild] });
const school = { names: ["Invented College"], schoolId: "college", paysForStudents: true };

const lines = (the: CaseBuilder) =>
  paymentItems(the.reader()).items.map(
    (item) => `${item.kind} ${item.id} ${amountOf(item)} ${item.isInvoiced ? "invoiced" : "shown"}`,
  );

describe("the items of a payment", () => {
  test("government fees are shown and not asked for", () => {
    expect(lines(priced)).toEqual([
      "service service 90050 invoiced",
      "government studyPermit.main 15000 shown",
      "government biometrics.main 8500 shown",
    ]);
    expect(paymentItems(priced.reader()).total).toBe(90_050);
    expect(paymentItems(priced.reader()).items[1]?.description?.en).toContain("to the authority, not to us");
  });

  test("an item that comes to zero is listed only where it should be", () => {
    const shown = priced.payment({ servicePrices: [service, { ...perChild, addIfZero: true }] });
    expect(lines(shown)).toContain("service child 0 invoiced");
    expect(lines(priced.child(3))).toContain("service child 10000 invoiced");
  });

  test("an office that collects fees asks for those whose amount was read in the authority’s own text, and for no other", () => {
    const collected = priced.payment({ collectsFees: true });
    const { items, total } = paymentItems(collected.reader());
    const asked = items.filter(({ isInvoiced }) => isInvoiced);
    expect(
      asked.every(
        ({ kind, quantity }) => kind === "service" || quantity.sources.every(({ status }) => status === "verified"),
      ),
    ).toBe(true);
    expect(asked.map(({ id }) => id)).toContain("studyPermit.main");
    expect(total).toBe(asked.reduce((sum, item) => sum + (amountOf(item) ?? 0), 0));
    expect(items.filter(({ kind, isInvoiced }) => kind === "government" && !isInvoiced).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test("an amount that was not read in the authority’s own text is shown with a word about it, and on no invoice", () => {
    // The third of a family gives biometrics for nothing, by an amount of which the Regulations were not read.
    const spouse = { maritalStatus: "married", accompanyingSpouse: true, spouseBirthday: "2000-01-01" } as const;
    const family = priced
      .answers({ ...spouse, spouseVisaType: "Student" })
      .child(16, "Student")
      .payment({ collectsFees: true });
    const { items } = paymentItems(family.reader());
    const unverified = items.filter(({ quantity }) => quantity.sources.some(({ status }) => status !== "verified"));
    expect(unverified.map(({ id }) => id)).toEqual(["biometrics.child.1"]);
    for (const { isInvoiced, note, description } of unverified)
      expect([isInvoiced, note?.en, description?.en]).toEqual([
        false,
        expect.stringContaining("not checked"),
        expect.stringContaining("to the authority, not to us"),
      ]);
  });

  test("what is not known is no number and on no invoice", () => {
    const visitor = aCase().type("VisitorVisa").on("2026-11-20").payment({ collectsFees: true });
    const [only] = paymentItems(visitor.reader()).items;
    expect([only?.price, only?.isInvoiced, only?.note?.en]).toEqual([
      null,
      false,
      expect.stringContaining("not known yet"),
    ]);
    expect(paymentItems(visitor.reader()).total).toBe(0);
  });

  test("whose school pays is asked for nothing, and is told so", () => {
    const sponsored = priced.payment({ collectsFees: true }).user({ schoolId: "college" }).knownSchools([school]);
    const { items, total, schoolPays } = paymentItems(sponsored.reader());
    expect([total, schoolPays, items.some(({ isInvoiced }) => isInvoiced)]).toEqual([0, true, false]);
  });
});

describe("the balance of an invoice", () => {
  const came = (amount: number, facts: Partial<{ currency: string; isCancelled: boolean }> = {}) => ({
    cents: amount,
    currency: "CAD",
    isCancelled: false,
    ...facts,
  });
  const back = (amount: number, state: string) => ({ cents: amount, currency: "CAD", state });

  test.each([
    ["nothing came", 90_050, [], [], [0, 90_050, 0]],
    ["a part came", 90_050, [came(40_000)], [], [40_000, 50_050, 0]],
    ["all came in two parts", 90_050, [came(40_000), came(50_050)], [], [90_050, 0, 0]],
    ["too much came", 90_050, [came(90_050), came(100)], [], [90_150, 0, 100]],
    ["one was cancelled", 90_050, [came(90_050, { isCancelled: true })], [], [0, 90_050, 0]],
    ["it came in another currency", 90_050, [came(90_050, { currency: "USD" })], [], [0, 90_050, 0]],
    ["a refund was asked for", 90_050, [came(90_050)], [back(50, "asked")], [90_050, 0, 0]],
    ["a refund is on its way", 90_050, [came(90_050)], [back(50, "sending")], [90_000, 50, 0]],
    ["a refund was made", 90_050, [came(90_150)], [back(100, "made")], [90_050, 0, 0]],
    ["a refund failed", 90_050, [came(90_150)], [back(100, "failed")], [90_150, 0, 100]],
    ["without an invoice all of it is too much", null, [came(500)], [], [500, 0, 500]],
  ] as const)("%s", (_, invoiced, payments, refunds, [received, open, overpaid]) => {
    expect(balanceOf({ invoiced, payments, refunds, credits: [] })).toEqual({ invoiced, received, open, overpaid });
  });
});

test("an amount is written with two decimals in both languages", () => {
  expect(writtenInFull(cents(123_450))).toEqual({ en: "$1,234.50", fr: "1\u00A0234,50\u00A0$" });
  expect(writtenInFull(cents(5))).toEqual({ en: "$0.05", fr: "0,05\u00A0$" });
});
