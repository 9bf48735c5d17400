import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { inCad, rateOn } from "./currency.ts";
import { computePlan } from "../../plan/plan.ts";

const the = aCase()
  .rates([
    { currency: "USD", day: "2026-10-09", rate: 1.4 },
    { currency: "USD", day: "2026-10-16", rate: 1.5 },
  ])
  .reader();

describe("a rate holds from its day until the next, for seven days at most", () => {
  test.each([
    ["the day before the first", "2026-10-08", undefined],
    ["its own day", "2026-10-09", 1.4],
    ["six days later", "2026-10-15", 1.4],
    ["the day of the next", "2026-10-16", 1.5],
    ["six days after the last", "2026-10-22", 1.5],
    ["seven days after the last", "2026-10-23", undefined],
  ])("%s", (_, day, rate) => {
    expect(rateOn(the, "USD", day)).toBe(rate);
  });

  test("no other currency has it, and Canadian dollars need none", () => {
    expect(rateOn(the, "EUR", "2026-10-09")).toBeUndefined();
    expect(rateOn(the, "CAD", "2026-10-09")).toBe(1);
    expect(inCad(the, 10_001, "USD", "2026-10-16")).toBe(15_002);
  });
});

describe("an account in US dollars", () => {
  const account = aCase().document("proof-of-funds", {
    parsedValues: { closingBalance: 1000, currency: "USD", accountNumber: "12345678", periodEnd: "2026-11-10" },
  });
  const available = (one: typeof account) => computePlan(one.build()).funds.available;

  test("counts by the rate of the day on which its statement ends", () => {
    expect(available(account.rates([{ currency: "USD", day: "2026-11-09", rate: 1.4 }]))).toMatchObject({
      amount: 1400,
      accounts: [{ amount: 1400, title: { en: "Bank account, number ending in 5678 (1,000.00\u00A0USD)" } }],
    });
  });

  test("is listed and not counted without one, and the reason says what to do", () => {
    const { amount, accounts, why } = available(account.rates([{ currency: "USD", day: "2026-11-03", rate: 1.4 }]));
    expect([amount, accounts[0]?.lacksRate]).toEqual([null, true]);
    expect(why.because.map(({ en }) => en).join(" ")).toContain("ask your legal team to load it");
  });
});
