import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import type { ServicePrice } from "../../caseFile/payment.ts";
import { computePlan } from "../../plan/plan.ts";
import { planIsPaid } from "./payment.ts";
import { servicesToday } from "./servicePrices.ts";

const price = (cents: number | null, facts: Partial<ServicePrice> = {}): ServicePrice => ({
  itemId: "service",
  appliesTo: "application",
  cents,
  name: { en: "Preparing your application", fr: "Préparation de votre demande" },
  from: "2026-01-01",
  ...facts,
});

const today = aCase().on("2026-11-20");
const priced = (...servicePrices: readonly ServicePrice[]) => today.payment({ servicePrices });
const school = { names: ["Invented College"], schoolId: "college", paysForStudents: true };
const inSchool = (start: CaseBuilder, schoolId: string, schools = [school]) =>
  start.user({ schoolId }).knownSchools(schools);

const paid = (the: CaseBuilder) => planIsPaid.evaluate(the.reader());
const reasons = (the: CaseBuilder) => paid(the).because.map(({ en }) => en);
const noPrice = "no price is set for this kind of application today, so there is nothing to pay";

describe("the plan is paid", () => {
  test.each<[string, CaseBuilder, boolean, string]>([
    ["no price was ever set", today, true, noPrice],
    ["the price ended yesterday", priced(price(90_000, { until: "2026-11-19" })), true, noPrice],
    ["the price begins tomorrow", priced(price(90_000, { from: "2026-11-21" })), true, noPrice],
    [
      "the price holds for the last day",
      priced(price(90_000, { until: "2026-11-20" })),
      false,
      "there is no invoice that is paid in full",
    ],
    ["the price was ended by a later row", priced(price(90_000), price(null, { from: "2026-11-01" })), true, noPrice],
    ["the item is free", priced(price(0)), true, "the prices for this kind of application come to zero for you"],
    [
      "it is only for a spouse, and there is none",
      priced(price(5000, { appliesTo: "spouse" })),
      true,
      "the prices for this kind of application come to zero for you",
    ],
    ["a price and no invoice", priced(price(90_000)), false, "the office asks for a payment for this application"],
    [
      "an invoice and no money",
      priced(price(90_000)).payment({ invoicedCents: 90_000, receivedCents: 0 }),
      false,
      "there is no invoice that is paid in full",
    ],
    [
      "a part of it",
      priced(price(90_000)).payment({ invoicedCents: 90_000, receivedCents: 89_999 }),
      false,
      "there is no invoice that is paid in full",
    ],
    [
      "all of it",
      priced(price(90_000)).payment({ invoicedCents: 90_000, receivedCents: 90_000 }),
      true,
      "nothing is left to pay on your invoice",
    ],
    [
      "more than all of it",
      priced(price(90_000)).payment({ invoicedCents: 90_000, receivedCents: 95_000 }),
      true,
      "nothing is left to pay on your invoice",
    ],
    [
      "paid by the old price, which rose since",
      priced(price(90_000), price(99_000, { from: "2026-11-20" })).payment({
        invoicedCents: 90_000,
        receivedCents: 90_000,
      }),
      true,
      "nothing is left to pay on your invoice",
    ],
    [
      "an open invoice whose price has ended",
      priced(price(90_000, { until: "2026-11-19" })).payment({ invoicedCents: 90_000, receivedCents: 0 }),
      false,
      "there is no invoice that is paid in full",
    ],
    [
      "money without an invoice",
      priced(price(90_000)).payment({ receivedCents: 90_000 }),
      false,
      "there is no invoice that is paid in full",
    ],
    [
      "the office collects government fees and made no invoice",
      today.payment({ collectsFees: true }),
      false,
      "the office asks for a payment for this application",
    ],
    ["the school pays", inSchool(priced(price(90_000)), "college"), true, "your school pays for you"],
    [
      "another school pays",
      inSchool(priced(price(90_000)), "university"),
      false,
      "your account names no school that pays for you",
    ],
    [
      "the school does not pay",
      inSchool(priced(price(90_000)), "college", [{ ...school, paysForStudents: false }]),
      false,
      "your account names no school that pays for you",
    ],
    [
      "somebody types the name of a school that pays",
      inSchool(priced(price(90_000)), "").answers({ schoolName: "Invented College" }),
      false,
      "your account names no school that pays for you",
    ],
  ])("%s", (_, the, holds, reason) => {
    expect(paid(the).holds).toBe(holds);
    expect(reasons(the)).toContain(reason);
  });

  test("an open payment holds back the review and is said", () => {
    const open = (the: CaseBuilder) =>
      computePlan(the.build())
        .readiness.open.filter(({ kind }) => kind === "payment")
        .map(({ text }) => text.en);
    expect(open(priced(price(90_000)))).toEqual(["The payment for your plan is still open."]);
    expect(open(today)).toEqual([]);
    expect(open(inSchool(priced(price(90_000)), "college"))).toEqual([]);
  });
});

describe("the services of a case", () => {
  const family = { maritalStatus: "married", accompanyingSpouse: true } as const;
  const quantities = (the: CaseBuilder) =>
    servicesToday(the.reader()).map(({ price: { itemId, cents }, quantity }) => `${itemId} ${cents} x ${quantity}`);

  test("are counted by who comes along", () => {
    const prices = [
      price(90_000),
      price(30_000, { itemId: "spouse", appliesTo: "spouse" }),
      price(10_000, { itemId: "child", appliesTo: "eachChild" }),
    ];
    expect(quantities(priced(...prices))).toEqual(["service 90000 x 1", "spouse 30000 x 0", "child 10000 x 0"]);
    expect(
      quantities(
        priced(...prices)
          .answers(family)
          .child(4)
          .child(9),
      ),
    ).toEqual(["service 90000 x 1", "spouse 30000 x 1", "child 10000 x 2"]);
  });

  test("have the price that was added last of those that hold today", () => {
    expect(quantities(priced(price(90_000), price(80_000), price(70_000, { from: "2027-01-01" })))).toEqual([
      "service 80000 x 1",
    ]);
  });
});
