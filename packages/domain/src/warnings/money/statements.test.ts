import { describe, expect, test } from "vitest";
import type { BankTransaction } from "../../caseFile/documentValues/bankTransaction.ts";
import { aCase } from "../../../test/caseBuilder.ts";
import { computePlan } from "../../plan/plan.ts";
import type { IsoDate } from "../../kernel/calendarDate.ts";

// Today is 20 November 2026: six months of statements are asked for, and the newest may end 31 days ago.

type Row = readonly [date: IsoDate, description: string, amount: number];
type Facts = Readonly<Record<string, unknown>>;

const months: readonly (readonly [from: IsoDate, to: IsoDate])[] = [
  ["2026-05-01", "2026-05-31"],
  ["2026-06-01", "2026-06-30"],
  ["2026-07-01", "2026-07-31"],
  ["2026-08-01", "2026-08-31"],
  ["2026-09-01", "2026-09-30"],
  ["2026-10-01", "2026-10-31"],
];

const wages = (from: IsoDate): readonly Row[] => [
  [`${from.slice(0, 8)}05`, "Rent", -1200],
  [`${from.slice(0, 8)}15`, "Payroll Lakeview Bakery", 4100],
  [`${from.slice(0, 8)}22`, "Groceries", -2900],
];

/** A statement whose rows add up, from a balance of 30,000 dollars; each month it ends where it began. */
const statement = ([periodStart, periodEnd]: readonly [IsoDate, IsoDate], rows: readonly Row[], more: Facts = {}) => ({
  slotId: "bankStatements" as const,
  documentType: "BankStatements",
  uploadedAt: `${periodEnd}T12:00:00Z`,
  parsedValues: {
    accountHolderName: "Mei Lin",
    accountNumber: "004127788123",
    bankName: "Lakeview Example Bank",
    currency: "CAD",
    periodStart,
    periodEnd,
    openingBalance: 30_000,
    closingBalance: 30_000 + rows.reduce((sum, [, , amount]) => sum + amount, 0),
    transactions: rows.map(([date, description, amount]) => ({ date, description, amount, balance: null })),
    ...more,
  },
});

const inOrder = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));

type Start = ReturnType<typeof aCase>;
const withMonths = (start: Start, change: (index: number) => { rows?: readonly Row[]; more?: Facts } = () => ({})) =>
  months.reduce<Start>((the, month, index) => {
    const { rows = wages(month[0]), more } = change(index);
    return the.document("proof-of-funds", statement(month, rows, more));
  }, start);
const six = (change?: (index: number) => { rows?: readonly Row[]; more?: Facts }) =>
  withMonths(aCase().type("StudentExtension"), change);
const of = (the: Start) =>
  computePlan(the.build())
    .warnings.map(({ id, fileId }) => `${fileId} ${id}`)
    .toSorted();

test("six months of statements with wages raise nothing", () => {
  expect(of(six())).toEqual([]);
});

describe("what is missing between statements", () => {
  const without = (left: number) =>
    months
      .filter((_, index) => index !== left)
      .reduce<Start>((the, month) => the.document("proof-of-funds", statement(month, wages(month[0]))), aCase());

  test("a month in the middle", () => {
    expect(of(without(2))).toEqual(["f3 gapInStatements", "f5 incompleteBankStatementsDuration"]);
  });

  test("the first month: they are too few, and there is no gap", () => {
    expect(of(without(0))).toEqual(["f5 incompleteBankStatementsDuration"]);
  });

  test("one day", () => {
    expect(of(six((index) => (index === 3 ? { more: { periodStart: "2026-08-02" } } : {})))).toEqual([
      "f4 gapInStatements",
    ]);
  });

  test("none, where one statement begins on the day on which the one before ended", () => {
    expect(of(six((index) => (index === 3 ? { more: { periodStart: "2026-07-31" } } : {})))).toEqual([]);
  });

  test("a cent between two balances is rounding, two are not", () => {
    const opening = (openingBalance: number) => (index: number) => (index === 4 ? { more: { openingBalance } } : {});
    expect(of(six(opening(30_000.01)))).toEqual([]);
    expect(of(six(opening(30_000.02)))).toEqual(["f5 gapInStatements"]);
  });

  test("nobody knows, while the period of one of them waits for a person", () => {
    const unclear = without(2).document("proof-of-funds", {
      slotId: "bankStatements",
      documentType: "BankStatements",
      parsedValues: {},
      toConfirm: ["periodStart", "periodEnd"],
    });
    expect(of(unclear)).toEqual([]);
  });

  test("an account that the person took out of the count is not measured", () => {
    const taken = without(2).build();
    const documents = taken.documents.map((file) => ({ ...file, excludeFromAvailableFund: true }));
    expect(computePlan({ ...taken, documents }).warnings).toEqual([]);
  });
});

describe("how old the newest statement is", () => {
  const ending = (periodEnd: IsoDate) => aCase().document("proof-of-funds", statement(["2026-01-01", periodEnd], []));

  test.each([
    ["31 days ago", "2026-10-20", []],
    ["32 days ago", "2026-10-19", ["f1 recentStatementRequired"]],
  ])("it ended %s", (_, day, expected) => {
    expect(of(ending(day))).toEqual(expected);
  });

  test("an older statement beside a new one is not old", () => {
    const two = ending("2026-10-19").document("proof-of-funds", statement(["2026-10-20", "2026-11-10"], []));
    expect(of(two)).toEqual([]);
  });
});

describe("large deposits", () => {
  const deposit = (amount: number, description = "Transfer from J. Wang", day = "2026-09-18") =>
    six((index) => ({
      ...(index === 4 ? { rows: inOrder([...wages("2026-09-01"), [day, description, amount]]) } : {}),
      ...(index === 5 ? { more: { openingBalance: 30_000 + amount, closingBalance: 30_000 + amount } } : {}),
    }));

  test("a quarter of the average balance of the month before, and not a dollar less", () => {
    // 3 and 3 days of 32,900 dollars, 14 of 30,000 and 10 of 28,800: 30,180 on average.
    expect(of(deposit(7545))).toEqual(["f5 lumpSum"]);
    expect(of(deposit(7544.99))).toEqual([]);
  });

  test("below 2,500 dollars none is large, however empty the account", () => {
    const poor = (amount: number) =>
      aCase()
        .type("WorkPermit")
        .document("proof-of-funds", {
          ...statement(["2026-05-01", "2026-11-10"], [["2026-10-15", "Gift", amount]], {
            openingBalance: 100,
            closingBalance: 100 + amount,
          }),
        });
    expect(of(poor(2499.99))).toEqual([]);
    expect(of(poor(2500))).toEqual(["f1 lumpSum"]);
  });

  test("wages are none, even a double month; ten of them at once are", () => {
    expect(of(deposit(8200, "Payroll Lakeview Bakery", "2026-09-29"))).toEqual([]);
    expect(of(deposit(41_000, "Payroll Lakeview Bakery", "2026-09-29"))).toEqual(["f5 lumpSum"]);
  });

  // Of the six, the first lies before the months that are asked for.
  test("the same help of a family each month is none, the same cash each month is", () => {
    const monthly = (description: string) =>
      withMonths(aCase().type("WorkPermit"), (index) => ({
        rows: [
          [`2026-0${index + 5}-10`.replace("-010", "-10"), description, 9000],
          [`2026-0${index + 5}-20`.replace("-010", "-10"), "Tuition", -9000],
        ],
      }));
    expect(of(monthly("Transfer from Grace Lin"))).toEqual([]);
    expect(of(monthly("Cash deposit")).filter((line) => line.endsWith("lumpSum"))).toHaveLength(5);
  });

  test("several deposits of two weeks that raise the balance by half", () => {
    const together = (amount: number) =>
      six((index) => ({
        ...(index === 4
          ? {
              rows: [
                ["2026-09-10", "Transfer from A", amount],
                ["2026-09-14", "Transfer from B", amount],
                ["2026-09-23", "Transfer from C", amount],
              ] as const,
            }
          : {}),
        ...(index === 5 ? { more: { openingBalance: 30_000 + 3 * amount, closingBalance: 30_000 + 3 * amount } } : {}),
      }));
    expect(of(together(5000))).toEqual(["f5 lumpSum"]);
    expect(of(together(4999))).toEqual([]);
  });

  test("money from another account of the case is none", () => {
    const both = deposit(20_000).document(
      "proof-of-funds",
      statement(["2026-05-01", "2026-11-10"], [["2026-09-17", "Transfer out", -20_000]], { accountNumber: "555666" }),
    );
    expect(of(both)).toEqual([]);
  });

  test("before the months that are asked for none is looked at", () => {
    const old = aCase().document(
      "proof-of-funds",
      statement(["2026-01-01", "2026-11-10"], [["2026-05-19", "Sale of a car", 20_000]]),
    );
    expect(of(old)).toEqual([]);
  });

  test("a table whose sum did not hold counts for nothing", () => {
    expect(of(six((index) => (index === 4 ? { more: { transactions: undefined } } : {})))).toEqual([]);
  });
});

describe("a large deposit is explained", () => {
  const words = "My aunt Grace Lin sold her car in July and gave me the money for my studies.";
  const saying = (said: BankTransaction) =>
    aCase().document("proof-of-funds", {
      ...statement(["2026-01-01", "2026-11-10"], [["2026-09-18", "Transfer", 20_000]]),
      bankTransactions: [said],
    });
  const said = { depositDate: "2026-09-18", depositAmount: 20_000, explanation: words, noSupportingDocuments: true };

  test("by 50 characters and the words that there are no documents", () => {
    expect(of(saying(said))).toEqual([]);
    expect(of(saying({ ...said, explanation: words.slice(0, 50) }))).toEqual([]);
    expect(of(saying({ ...said, explanation: words.slice(0, 49) }))).toEqual(["f1 lumpSum"]);
  });

  test("by a document that shows it, as long as it is there", () => {
    const { noSupportingDocuments: _, ...withFile } = { ...said, documentFiles: ["f2"] };
    expect(of(saying(withFile))).toEqual(["f1 lumpSum"]);
    expect(of(saying(withFile).document("lump-sum-supporting-documents"))).toEqual([]);
    expect(of(saying(withFile).document("lump-sum-supporting-documents", { deletedAt: "2026-11-01" }))).toEqual([
      "f1 lumpSum",
    ]);
  });

  test.each([
    ["of another day", { depositDate: "2026-09-19" }],
    ["of another amount", { depositAmount: 19_999.99 }],
    ["of money that left", { isWithdrawal: true }],
  ])("not by words %s", (_, other) => {
    expect(of(saying({ ...said, ...other }))).toEqual(["f1 lumpSum"]);
  });
});

describe("borrowed money", () => {
  const loan = (description: string) =>
    aCase().document("proof-of-funds", statement(["2026-01-01", "2026-11-10"], [["2026-11-02", description, 2000]]));

  test.each([
    ["Student loan disbursement", ["f1 missingLoanApprovalLetter"]],
    ["Prêt étudiant", ["f1 missingLoanApprovalLetter"]],
    ["Loan interest refund", []],
    ["Sloane Bakery", []],
  ])("%s", (description, expected) => {
    expect(of(loan(description))).toEqual(expected);
  });

  test("with the letter of approval nothing is missing", () => {
    const approved = loan("Student loan").document("loan-approval-letter", { documentType: "LoanApprovalLetter" });
    expect(of(approved)).toEqual([]);
  });
});
