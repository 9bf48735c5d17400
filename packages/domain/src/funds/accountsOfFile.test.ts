import { describe, expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { availableFunds } from "./available.ts";
import { moneyOverTime } from "./overTime.ts";
import { statementViews } from "./statementView.ts";

const values = {
  accountHolderName: "Ingrid Solheim",
  bankName: "Fjordview Example Bank",
  periodStart: "2026-10-01",
  periodEnd: "2026-10-31",
  openingBalance: 1000,
  closingBalance: 1500,
  currency: "CAD",
  transactions: [{ date: "2026-10-20", description: "Wages", amount: 500, balance: 1500 }],
  accounts: [
    { account: "1", accountNumber: "77104401", currency: "CAD", openingBalance: 1000, closingBalance: 1500 },
    { account: "2", accountNumber: "77104402", currency: "CAD", openingBalance: 20_000, closingBalance: 20_050 },
  ],
  furtherTransactions: [{ account: "2", date: "2026-10-05", description: "Interest", amount: 50, balance: 20_050 }],
};
const start = aCase().on("2026-11-20");
const amounts = (one: typeof start) => {
  const { accounts, takenOut, amount } = availableFunds(one.reader());
  return { amount, counted: accounts.map(({ amount: each }) => each), out: takenOut.map(({ account }) => account) };
};

describe("a file that shows several accounts", () => {
  test("counts each, and one of them is taken out alone", () => {
    expect(amounts(start.document("proof-of-funds", { parsedValues: values }))).toEqual({
      amount: 21_550,
      counted: [1500, 20_050],
      out: [],
    });
    expect(amounts(start.document("proof-of-funds", { parsedValues: values, excludedAccounts: ["77104402"] }))).toEqual(
      { amount: 1500, counted: [1500], out: ["77104402"] },
    );
  });

  test("counts a number and the same with an end as two where one paper lists both", () => {
    const [first, second] = values.accounts;
    const accounts = [first, { ...second, accountNumber: "77104401-02" }];
    const listed = { ...values, accounts };
    expect(amounts(start.document("proof-of-funds", { parsedValues: listed })).amount).toBe(21_550);
  });

  test("one of them with a statement of its own counts once, by the newest", () => {
    const own = { accountNumber: "7710-4402", closingBalance: 21_000, periodEnd: "2026-11-15", currency: "CAD" };
    const both = start
      .document("proof-of-funds", { parsedValues: values })
      .document("proof-of-funds", { parsedValues: own });
    expect(amounts(both)).toMatchObject({ amount: 22_500 });
  });

  test("what was read and not confirmed is named and counts for nothing", () => {
    const { accounts: _a, furtherTransactions: _f, ...single } = values;
    const read = start.document("proof-of-funds", { parsedValues: single, originalParsedValues: values });
    expect(amounts(read)).toEqual({ amount: 1500, counted: [1500, null], out: [] });
  });

  test("is shown account by account, on its page and over time", () => {
    const reader = start.document("proof-of-funds", { parsedValues: values }).reader();
    const [{ fileId } = { fileId: "" }] = reader.everyDocument();
    expect(statementViews(reader, fileId).map(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
      [500],
      [50],
    ]);
    expect(moneyOverTime(reader)?.days.at(-1)?.balance).toBe(21_550);
  });
});
