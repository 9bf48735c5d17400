import { describe, expect, test } from "vitest";
import type { ApplicationType } from "../caseFile/application.ts";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { availableFunds } from "./available.ts";
import type { PageSlug } from "../caseFile/vaultPlaces.ts";

const available = (start: CaseBuilder) => availableFunds(start.reader());
const because = (start: CaseBuilder) =>
  available(start)
    .why.because.map(({ en }) => en)
    .join(" / ");
const shows = (page: PageSlug, closingBalance: unknown, more = {}) =>
  [page, { parsedValues: { closingBalance, ...more } }] as const;

describe("the money that is shown", () => {
  test("nothing at all: not known, which is not zero, and what would change it", () => {
    const funds = available(aCase());
    expect(funds).toMatchObject({ amount: null, accounts: [] });
    expect(available(aCase().answers({ hasFinances: true, userInputAvailableFunds: 0 })).amount).toBe(0);
    expect(funds.why.missing).toEqual(
      expect.arrayContaining(["answers.userInputAvailableFunds", "documents.proof-of-funds"]),
    );
  });

  test("the person’s own estimate stands in while no document shows an amount, and says so", () => {
    const start = aCase().answers({ hasFinances: true, userInputAvailableFunds: 15_000.5 });
    expect(available(start)).toMatchObject({ amount: 15_000.5, accounts: [{ id: "estimate", amount: 15_000.5 }] });
    expect(because(start)).toContain("your own estimate");
    expect(available(start.document(...shows("proof-of-funds", 8000)))).toMatchObject({ amount: 8000 });
    expect(available(start.document("proof-of-funds"))).toMatchObject({
      amount: 15_000.5,
      accounts: [{ amount: null }, { id: "estimate" }],
    });
  });

  test("the estimate does not bring back an account that was taken out", () => {
    const start = aCase()
      .answers({ hasFinances: true, userInputAvailableFunds: 15_000 })
      .document("proof-of-funds", { parsedValues: { closingBalance: 8000 }, excludeFromAvailableFund: true });
    expect(available(start)).toMatchObject({ amount: 0, accounts: [], takenOut: [{}] });
    expect(because(start)).toContain("taken out of the count");
    expect(because(start)).not.toContain("estimate is used");
    expect(available(start.document(...shows("guaranteed-investment-certificate", 500)))).toMatchObject({
      amount: 500,
    });
  });

  test("bank statements, a GIC and a loan add up to the cent", () => {
    const start = aCase()
      .document(...shows("proof-of-funds", 0.1))
      .document(...shows("guaranteed-investment-certificate", 0.2))
      .document(...shows("loan-approval-letter", 20_000));
    expect(available(start).amount).toBe(20_000.3);
    expect(available(start).accounts.map(({ title }) => title.en)).toEqual([
      "Bank account",
      "Guaranteed investment certificate (GIC)",
      "Loan for the studies",
    ]);
  });

  test("a file in the trash does not count", () => {
    expect(
      available(aCase().document("proof-of-funds", { deletedAt: "2026-11-01", parsedValues: { closingBalance: 5 } }))
        .amount,
    ).toBeNull();
  });

  test("only foreign money: no amount is known, and it is listed", () => {
    const start = aCase().document(...shows("proof-of-funds", 900_000, { currency: "INR" }));
    expect(available(start)).toMatchObject({ amount: null, accounts: [{ amount: null }] });
    expect(because(start)).toContain("none of the documents can be counted");
    expect(because(start.document(...shows("proof-of-funds", 100)))).toContain("at least this much");
  });

  test("people who no longer concern the case do not count", () => {
    const spouse = aCase().document(...shows("spouse-proof-of-funds", 100));
    expect(available(spouse).amount).toBe(100);
    expect(available(spouse.answers({ maritalStatus: "single" })).amount).toBeNull();
    const supporters = aCase()
      .document(...shows("financial-supporter-proof-of-funds", 100))
      .document(...shows("second-financial-supporter-proof-of-funds", 50));
    expect(available(supporters.answers({ financialSupport: "entirely" })).amount).toBe(150);
    expect(
      available(supporters.answers({ financialSupport: "partially", hasSecondFinancialSupporter: false })).amount,
    ).toBe(100);
    expect(available(supporters.answers({ financialSupport: "notSupported" })).amount).toBeNull();
  });

  test("other application types: their own funds, not worked out, or no concern", () => {
    const shown = (type: ApplicationType) =>
      available(
        aCase()
          .type(type)
          .document(...shows("proof-of-funds", 100)),
      );
    expect(shown("Iec")).toMatchObject({ amount: 100 });
    expect(shown("Bowp")).toMatchObject({ amount: null, accounts: [] });
    expect(because(aCase().type("JudicialReview"))).toContain("do not matter for");
  });
});

describe("a scholarship", () => {
  const scholar = aCase().answers({ scholarship: true, scholarshipAmount: 6000 });

  test("that pays money counts with its year", () => {
    expect(available(scholar)).toMatchObject({ amount: 6000, accounts: [{ id: "scholarship", amount: 6000 }] });
    expect(available(scholar.document(...shows("proof-of-funds", 1000))).amount).toBe(7000);
  });

  test("that only lowers fees does not count", () => {
    expect(available(scholar.answers({ province: "QC", hasOtherScholarship: false })).amount).toBeNull();
  });

  test("without an answer is read from its letter, else it is open", () => {
    const open = aCase().answers({ scholarship: true });
    expect(available(open)).toMatchObject({ amount: null, accounts: [{ id: "scholarship", amount: null }] });
    expect(available(open.document("scholarship-letter", { parsedValues: { scholarshipAmount: 4000 } })).amount).toBe(
      4000,
    );
  });

  test("that covers the tuition counts only for what is left of it", () => {
    const covered = scholar.answers({ tuitionPayment: "scholarship" });
    expect(available(covered).amount).toBeNull();
    expect(available(covered.document("letter-of-acceptance", { parsedValues: { tuitionFees: 5000 } })).amount).toBe(
      1000,
    );
    expect(available(covered.document("letter-of-acceptance", { parsedValues: { tuitionFees: 9000 } })).amount).toBe(0);
  });
});
