import { describe, expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { firstYearTuition } from "../../funds/tuition.ts";
import { readWithFile } from "../documentsRead.ts";
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

describe("an amount as another program writes it", () => {
  const shown = (closingBalance: string, currency?: string) =>
    computePlan(
      aCase()
        .document("proof-of-funds", {
          parsedValues: {
            closingBalance,
            accountNumber: "12345678",
            periodEnd: "2026-10-10",
            ...(currency === undefined ? {} : { currency }),
          },
        })
        .rates([{ currency: "USD", day: "2026-10-09", rate: 1.4 }])
        .build(),
    ).funds.available.amount;

  test.each([
    ["$21,500", undefined, 21_500],
    ["CAD 21500", undefined, 21_500],
    ["21 500 $", "CAD", 21_500],
    ["$1,000.00", "USD", 1400],
    ["CAD 1000", "USD", null],
    ["1.000", "CAD", 1],
    ["about 1000", "CAD", null],
  ])("%s in %s: %d", (typed, currency, dollars) => {
    expect(shown(typed, currency)).toBe(dollars);
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

describe("a currency that nobody knows", () => {
  const read = (parsedValues: object, toConfirm: readonly string[] = []) =>
    aCase().document("proof-of-funds", {
      parsedValues: { periodEnd: "2026-11-10", ...parsedValues },
      originalParsedValues: { closingBalance: 62_440 },
      toConfirm,
    });
  const planOf = (one: ReturnType<typeof read>) => computePlan(one.build());
  const asks = (one: ReturnType<typeof read>) => planOf(one).warnings[0]?.id === "currencyNotKnown";

  test.each<[string, ReturnType<typeof read>]>([
    ["nothing was read of it", read({ closingBalance: 62_440 })],
    ["it waits for a person, as the amount does", read({}, ["closingBalance", "currency"])],
    ["it is none of ISO 4217", read({ closingBalance: 62_440, currency: "ZLO" })],
    [
      "it is a code for tests",
      aCase().document("proof-of-funds", { parsedValues: { closingBalance: 1, currency: "XTS" } }),
    ],
  ])("is asked for first and counts as nothing: %s", (_, one) => {
    expect([planOf(one).funds.available.amount, asks(one)]).toEqual([null, true]);
  });

  test("once it is said, the amount counts by its rate, or says that there is none", () => {
    const said = read({ closingBalance: 62_440, currency: "PLN" });
    expect([planOf(said).funds.available.amount, asks(said)]).toEqual([null, false]);
    const rated = said.rates([{ currency: "PLN", day: "2026-11-09", rate: 0.35 }]);
    expect(planOf(rated).funds.available.amount).toBe(21_854);
  });

  test("three decimals are kept", () => {
    const dinars = read({ closingBalance: "4250.755", currency: "KWD" }).rates([
      { currency: "KWD", day: "2026-11-09", rate: 4 },
    ]);
    expect(planOf(dinars).funds.available).toMatchObject({
      amount: 17_003.02,
      accounts: [
        { title: { en: "Bank account (4,250.755\u00A0KWD)", fr: "Compte bancaire (4\u00A0250,755\u00A0KWD)" } },
      ],
    });
  });

  test.each<[string, "letter-of-acceptance" | "tuition-receipt" | "scholarship-letter", string]>([
    ["a letter of acceptance", "letter-of-acceptance", "tuitionFees"],
    ["a receipt", "tuition-receipt", "tuitionFees"],
    ["a scholarship", "scholarship-letter", "scholarshipAmount"],
  ])("is asked for in %s, and fills in nothing", (_, page, field) => {
    const one = aCase()
      .answers({ scholarship: true, hasOtherScholarship: true })
      .document(page, { parsedValues: { [field]: 24_500 }, originalParsedValues: { [field]: 24_500 } });
    expect(computePlan(one.build()).warnings.map(({ id }) => id)).toContain("currencyNotKnown");
    expect(readWithFile(one.reader(), page, field)).toBeUndefined();
    expect(firstYearTuition(one.reader())).toBeUndefined();
  });
});
