import { fc } from "../../../../tests/running/properties.ts";
import { describe, expect, test } from "vitest";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { inDollars } from "../kernel/money.ts";
import { accountsOf, type FundPage } from "./accounts.ts";

const pages: readonly FundPage[] = [
  { page: "proof-of-funds", title: { en: "Bank account", fr: "Compte bancaire" } },
  { page: "guaranteed-investment-certificate", title: { en: "GIC", fr: "CPG" } },
];

let files = 0;
const statement = (
  parsedValues: Readonly<Record<string, unknown>>,
  facts: Partial<UploadedDocument> = {},
): UploadedDocument => {
  files += 1;
  return { fileId: `file${files}`, documentId: "proof-of-funds", parsedValues, ...facts };
};
const amounts = (...documents: readonly UploadedDocument[]) =>
  accountsOf(documents, pages).map(({ amount }) => (amount === undefined ? null : inDollars(amount)));
const only = (document: UploadedDocument) => accountsOf([document], pages)[0];

describe("an account counts once, by its latest document", () => {
  test("the same number: the statement whose period ends last", () => {
    const october = statement({ accountNumber: "001-234 567", closingBalance: 9000, periodEnd: "2026-10-31" });
    const september = statement({ accountNumber: "001234567", closingBalance: 12_000, periodEnd: "2026-09-30" });
    expect(amounts(october, september)).toEqual([9000]);
    expect(amounts(september, october)).toEqual([9000]);
  });

  test("without periods the one uploaded last", () => {
    const first = statement({ accountNumber: "1", closingBalance: 100 }, { uploadedAt: "2026-10-01T08:00:00Z" });
    const second = statement({ accountNumber: "1", closingBalance: 200 }, { uploadedAt: "2026-10-01T09:00:00Z" });
    expect(amounts(second, first)).toEqual([200]);
  });

  test("the latest statement without a balance leaves the one before", () => {
    expect(
      amounts(
        statement({ accountNumber: "1", closingBalance: 100, periodEnd: "2026-09-30" }),
        statement({ accountNumber: "1", periodEnd: "2026-10-31" }),
      ),
    ).toEqual([100]);
  });

  test("a masked number goes with the one full number of that ending", () => {
    expect(
      amounts(
        statement({ accountNumber: "00998877", closingBalance: 100, periodEnd: "2026-09-30" }),
        statement({ accountNumber: "****8877", closingBalance: 150, periodEnd: "2026-10-31" }),
      ),
    ).toEqual([150]);
    expect(
      amounts(
        statement({ accountNumber: "XXXX8877", closingBalance: 100, periodEnd: "2026-09-30" }),
        statement({ accountNumber: "****8877", closingBalance: 150, periodEnd: "2026-10-31" }),
      ),
    ).toEqual([150]);
    const two = [
      statement({ accountNumber: "118877", closingBalance: 1 }),
      statement({ accountNumber: "228877", closingBalance: 2 }),
      statement({ accountNumber: "**8877", closingBalance: 4 }),
    ];
    // It may be either of them: counted by itself, one of the two would count twice.
    expect(amounts(...two)).toEqual([1, 2, null]);
    expect(amounts(...two, statement({ accountNumber: "XX8877", closingBalance: 8 }))).toEqual([1, 2, null]);
  });

  test("an IBAN and the local number in it, with the latest statement", () => {
    const bank = { bankName: "Example Bank", accountHolderName: "Amara Okafor" };
    expect(
      amounts(
        statement({ ...bank, accountNumber: "1245126199", closingBalance: 18_400, periodEnd: "2026-10-31" }),
        statement({
          ...bank,
          accountNumber: "DE75512108001245126199",
          closingBalance: 18_000,
          periodEnd: "2026-09-30",
        }),
        statement({ ...bank, accountNumber: "ending in 6199", closingBalance: 17_000, periodEnd: "2026-08-31" }),
      ),
    ).toEqual([18_400]);
  });

  test("the same last digits at two banks, or of two holders, are two accounts", () => {
    const full = { bankName: "Example Bank", accountHolderName: "Amara Okafor", accountNumber: "5510221234" };
    const masked = { ...full, accountNumber: "****1234", closingBalance: 20 };
    const two = (other: Readonly<Record<string, unknown>>) =>
      amounts(statement({ ...full, closingBalance: 10 }), statement({ ...masked, ...other }));
    expect(two({ periodEnd: "2026-10-31" })).toEqual([20]);
    expect(two({ bankName: "Sample Credit Union" })).toEqual([10, 20]);
    expect(two({ accountHolderName: "Chidi Eze" })).toEqual([10, 20]);
    expect(
      two({ accountHolderName: "Amara Chinwe Okafor", bankName: "Example Bank Ltd", periodEnd: "2026-10-31" }),
    ).toEqual([20]);
  });

  test("a letter without a number that shows the balance of an account on its day is of that account", () => {
    const shown = { accountHolderName: "Amara Okafor", closingBalance: 18_400, periodEnd: "2026-09-30" };
    const numbered = statement({ ...shown, accountNumber: "5510221234", bankName: "Example Bank" });
    expect(amounts(numbered, statement(shown))).toEqual([18_400]);
    expect(amounts(numbered, statement({ ...shown, closingBalance: 9000 }))).toEqual([18_400, 9000]);
    expect(amounts(numbered, statement({ ...shown, bankName: "Sample Credit Union" }))).toEqual([18_400, 18_400]);
  });

  test("different numbers, and one number in two currencies, are accounts of their own", () => {
    expect(
      amounts(
        statement({ accountNumber: "1", closingBalance: 100 }),
        statement({ accountNumber: "2", closingBalance: 100 }),
      ),
    ).toEqual([100, 100]);
    expect(
      amounts(
        statement({ accountNumber: "1", closingBalance: 100 }),
        statement({ accountNumber: "1", closingBalance: 50, currency: "USD" }),
      ),
    ).toEqual([100, null]);
  });

  test("the same account shown on two pages counts once", () => {
    expect(
      amounts(
        statement({ accountNumber: "1", closingBalance: 100 }),
        statement({ accountNumber: "1", closingBalance: 100 }, { documentId: "guaranteed-investment-certificate" }),
      ),
    ).toEqual([100]);
  });
});

describe("without account numbers", () => {
  const monthly = (periodEnd: string, closingBalance: number, more = {}) =>
    statement({ accountHolderName: "Mei Lin", accountType: "savings", periodEnd, closingBalance, ...more });

  test("monthly statements of one holder and kind are one account", () => {
    expect(amounts(monthly("2026-08-31", 5000), monthly("2026-10-31", 7000), monthly("2026-09-30", 6000))).toEqual([
      7000,
    ]);
  });

  test("different balances of the same day are different accounts, the same balance is a copy", () => {
    expect(amounts(monthly("2026-10-31", 7000), monthly("2026-10-31", 2000))).toEqual([7000, 2000]);
    expect(amounts(monthly("2026-10-31", 7000), monthly("2026-10-31", 7000))).toEqual([7000]);
  });

  test("another kind, bank or holder is another account", () => {
    expect(amounts(monthly("2026-10-31", 7000), monthly("2026-09-30", 2000, { accountType: "chequing" }))).toEqual([
      7000, 2000,
    ]);
    expect(
      amounts(monthly("2026-10-31", 7000), monthly("2026-09-30", 2000, { bankName: "Northern Example Bank" })),
    ).toEqual([7000, 2000]);
    expect(amounts(monthly("2026-10-31", 7000), monthly("2026-09-30", 2000, { accountHolderName: "Jun Wu" }))).toEqual([
      7000, 2000,
    ]);
    expect(
      amounts(monthly("2026-10-31", 7000, { accountHolderName: "MEI  LÍN" }), monthly("2026-09-30", 2000)),
    ).toEqual([7000]);
  });

  test("with nothing that tells accounts apart each file counts, and a copy does not", () => {
    expect(amounts(statement({ closingBalance: 1000 }), statement({ closingBalance: 2000 }))).toEqual([1000, 2000]);
    expect(amounts(statement({ closingBalance: 1000 }), statement({ closingBalance: 1000 }))).toEqual([1000]);
  });
});

describe("files that are taken out or belong to another file", () => {
  test("an excluded file is not counted, and neither are its pieces", () => {
    const out = statement({ closingBalance: 1000 }, { excludeFromAvailableFund: true });
    expect(amounts(out)).toEqual([]);
    expect(amounts(out, statement({ closingBalance: 400 }, { parentDocumentFileId: out.fileId }))).toEqual([]);
    expect(
      amounts(out, statement({ accountNumber: "7", closingBalance: 400 }, { parentDocumentFileId: out.fileId })),
    ).toEqual([400]);
  });

  test("a piece of a file counts with it, unless it names an account of its own", () => {
    const whole = statement({ accountNumber: "1", closingBalance: 1000 });
    expect(amounts(whole, statement({ closingBalance: 1000 }, { parentDocumentFileId: whole.fileId }))).toEqual([1000]);
    expect(
      amounts(whole, statement({ accountNumber: "2", closingBalance: 300 }, { parentDocumentFileId: whole.fileId })),
    ).toEqual([1000, 300]);
  });

  test("pieces of a file that shows no balance itself speak for it", () => {
    const cover = statement({});
    expect(amounts(cover, statement({ closingBalance: 300 }, { parentDocumentFileId: cover.fileId }))).toEqual([300]);
  });

  test("a piece whose file is gone stands for itself, and files that name each other end", () => {
    expect(amounts(statement({ closingBalance: 300 }, { parentDocumentFileId: "gone" }))).toEqual([300]);
    const one = statement({ closingBalance: 1 }, { fileId: "one", parentDocumentFileId: "two" });
    const two = statement({ closingBalance: 2 }, { fileId: "two", parentDocumentFileId: "one" });
    expect(amounts(one, two).length).toBeGreaterThan(0);
  });

  test("files of other pages show no funds", () => {
    expect(amounts(statement({ closingBalance: 1000 }, { documentId: "passport" }))).toEqual([]);
  });
});

describe("what counts", () => {
  test("cents, zero, and an overdrawn account as zero", () => {
    expect(
      amounts(
        statement({ closingBalance: 0.1 }),
        statement({ closingBalance: 0 }),
        statement({ closingBalance: "1234.56" }),
      ),
    ).toEqual([0.1, 0, 1234.56]);
    expect(only(statement({ closingBalance: -20 }))).toMatchObject({
      amount: 0,
      title: { en: "Bank account: overdrawn, counted as zero" },
    });
  });

  test("another currency is listed with its reason and not counted", () => {
    expect(only(statement({ closingBalance: 500, currency: "inr", accountNumber: "12345678" }))).toMatchObject({
      amount: undefined,
      title: { en: "Bank account, number ending in 5678: not counted, it is in INR and no exchange rate is known" },
    });
  });

  test.each([
    ["no balance", {}],
    ["a balance that is no number", { closingBalance: "many" }],
    ["cryptocurrency", { closingBalance: 10, assetType: "cryptocurrency" }],
    ["a title deed", { closingBalance: 10, assetType: "propertyTitle" }],
    ["locked retirement savings", { closingBalance: 10, accountType: "RRSP" }],
  ])("%s is listed and not counted", (_, values) => {
    const account = only(statement(values));
    expect(account?.amount).toBeUndefined();
    expect(account?.title.en).toContain("not counted");
  });

  test("retirement savings that can be withdrawn count", () => {
    expect(amounts(statement({ closingBalance: 10, accountType: "pension", canWithdraw: true }))).toEqual([10]);
  });

  test("details that the person submitted win over what was read; what nobody submitted or confirmed counts for nothing", () => {
    const details = {
      originalParsedValues: { closingBalance: 100 },
      toConfirm: ["closingBalance"],
      additionalDocumentDetails: { closingBalance: 300 },
    };
    const inDollars = { closingBalance: 200, currency: "CAD" };
    expect(amounts({ ...statement(inDollars, details), detailsChangeStatus: "Submitted" })).toEqual([300]);
    expect(amounts(statement(inDollars, details))).toEqual([200]);
    // What was read here and names no currency is in no currency (ADR 0228).
    expect(amounts(statement({ closingBalance: 200 }, details))).toEqual([null]);
    const read: UploadedDocument = {
      fileId: "read",
      documentId: "proof-of-funds",
      originalParsedValues: { closingBalance: 100 },
      toConfirm: ["closingBalance"],
    };
    expect(amounts(read)).toEqual([null]);
  });

  test("a numbered account more never lowers the sum", () => {
    const numbered = fc.record({
      accountNumber: fc.integer({ min: 1000, max: 9999 }).map(String),
      closingBalance: fc.integer({ min: -500_000, max: 5_000_000 }).map((value) => value / 100),
      periodEnd: fc.constantFrom("2026-08-31", "2026-09-30", "2026-10-31"),
    });
    const total = (documents: readonly UploadedDocument[]) =>
      amounts(...documents).reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0);
    fc.assert(
      fc.property(
        fc.uniqueArray(numbered, { maxLength: 8, selector: ({ accountNumber }) => accountNumber }),
        (accounts) => {
          const documents = accounts.map((values) => statement(values));
          documents.forEach((_, index) =>
            expect(total(documents.slice(0, index + 1))).toBeGreaterThanOrEqual(total(documents.slice(0, index))),
          );
        },
      ),
    );
  });
});
