import { expect, test } from "vitest";
import { aCase } from "../../test/caseBuilder.ts";
import { moneyOverTime } from "./overTime.ts";

const values = (more: Readonly<Record<string, unknown>> = {}) => ({
  accountNumber: "1",
  currency: "CAD",
  periodStart: "2026-10-01",
  periodEnd: "2026-10-31",
  openingBalance: 1000,
  closingBalance: 21_500,
  transactions: [
    { date: "2026-10-05", description: "Payroll Bakery", amount: 700, balance: null },
    { date: "2026-10-05", description: "Rent", amount: -200, balance: null },
    { date: "2026-10-20", description: "Transfer", amount: 20_000, balance: null },
  ],
  ...more,
});
const statement = (more: Readonly<Record<string, unknown>> = {}, facts = {}) => ({
  slotId: "bankStatements" as const,
  documentType: "BankStatements",
  parsedValues: values(more),
  ...facts,
});
const over = (the: ReturnType<typeof aCase>) => moneyOverTime(the.reader());
const line = (the: ReturnType<typeof aCase>) =>
  over(the)?.days.map(({ day, balance, deposits }) => [
    day,
    balance,
    ...deposits.map((one) => [one.amount, one.isLarge]),
  ]);

test("one account: the days on which it changes, with what came in", () => {
  expect(line(aCase().document("proof-of-funds", statement()))).toEqual([
    ["2026-09-30", 1000],
    ["2026-10-05", 1500, [700, false]],
    ["2026-10-20", 21_500, [20_000, true]],
    ["2026-10-31", 21_500],
  ]);
});

test("a second account adds up from its first day, and a certificate from its own", () => {
  const two = aCase()
    .document("proof-of-funds", statement())
    .document(
      "proof-of-funds",
      statement({
        accountNumber: "2",
        periodStart: "2026-10-11",
        openingBalance: 50,
        closingBalance: 50,
        transactions: [],
      }),
    )
    .document("guaranteed-investment-certificate", { parsedValues: { closingBalance: 300, issueDate: "2026-10-15" } });
  expect(line(two)).toEqual([
    ["2026-09-30", 1000],
    ["2026-10-05", 1500, [700, false]],
    ["2026-10-10", 1550],
    ["2026-10-15", 1850],
    ["2026-10-20", 21_850, [20_000, true]],
    ["2026-10-31", 21_850],
  ]);
});

test("what does not count is not drawn", () => {
  expect(over(aCase())).toBeUndefined();
  expect(over(aCase().document("proof-of-funds", statement({}, { excludeFromAvailableFund: true })))).toBeUndefined();
  expect(over(aCase().document("proof-of-funds", statement({ assetType: "cryptocurrency" })))).toBeUndefined();
  expect(over(aCase().document("proof-of-funds", statement({ transactions: undefined })))).toBeUndefined();
});

test("another currency is drawn by its rates, and left out by name where one is missing", () => {
  const rupees = aCase()
    .document("proof-of-funds", statement())
    .document(
      "proof-of-funds",
      statement({ accountNumber: "2", currency: "INR", transactions: [], closingBalance: 1000 }),
    );
  expect(over(rupees)).toMatchObject({ withoutRate: ["f2"], days: [{ balance: 1000 }, {}, {}, { balance: 21_500 }] });
  const rated = rupees.rates([{ currency: "INR", day: "2026-09-28", rate: 0.02 }]);
  expect(over(rated)).toMatchObject({ withoutRate: [], days: [{ balance: 1020 }, {}, {}, { balance: 21_520 }] });
});
