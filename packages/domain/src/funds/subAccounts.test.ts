import { describe, expect, test } from "vitest";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { inDollars } from "../kernel/money.ts";
import { accountsOf, type FundPage } from "./accounts.ts";

const pages: readonly FundPage[] = [{ page: "proof-of-funds", title: { en: "Bank account", fr: "Compte bancaire" } }];

let files = 0;
const statement = (parsedValues: Readonly<Record<string, unknown>>): UploadedDocument => {
  files += 1;
  return { fileId: `file${files}`, documentId: "proof-of-funds", parsedValues };
};
const amounts = (...documents: readonly UploadedDocument[]) =>
  accountsOf(documents, pages).map(({ amount }) => (amount === undefined ? null : inDollars(amount)));

describe("a number with and without the number of a sub-account", () => {
  const at = (accountNumber: string, closingBalance: number, facts: object = {}) =>
    statement({
      bankName: "Example Bank",
      accountHolderName: "Amara Okafor",
      accountNumber,
      closingBalance,
      periodEnd: "2026-09-30",
      ...facts,
    });

  test.each(["/01", "-01", "S01", " 01", "-1", "001"])("is asked about, and never counted twice: %s", (end) => {
    const both = [at(`12345678${end}`, 100), at("12345678", 40)];
    expect(amounts(...both)).toEqual([100, null]);
    expect(amounts(...both.toReversed())).toEqual([null, 100]);
    const [, open] = accountsOf(both, pages);
    expect([open?.isOpen, open?.title.en]).toEqual([true, expect.stringContaining("type its full number")]);
  });

  test("is one account where day and balance are the same", () => {
    expect(amounts(at("12345678-01", 100), at("12345678", 100))).toEqual([100]);
    expect(amounts(at("12345678S01", 100), at("12345678/01", 100))).toEqual([100]);
  });

  test("of a letter and none is asked about too", () => {
    expect(amounts(at("12345678S01", 100), at("12345678-01", 40))).toEqual([100, null]);
  });

  test("two numbers of sub-accounts are two accounts", () => {
    expect(amounts(at("12345678-01", 100), at("12345678-02", 40))).toEqual([100, 40]);
    expect(amounts(at("12345678S01", 100), at("12345678C01", 40))).toEqual([100, 40]);
  });

  test("at another bank, of somebody else, or in another currency they are two", () => {
    const whole = at("12345678-01", 100);
    expect(amounts(whole, at("12345678", 40, { bankName: "Sample Bank" }))).toEqual([100, 40]);
    expect(amounts(whole, at("12345678", 40, { accountHolderName: "Chidi Obi" }))).toEqual([100, 40]);
    expect(amounts(whole, at("12345678", 40, { currency: "USD" })).length).toBe(2);
  });

  test("is told by the full number that somebody types", () => {
    expect(amounts(at("12345678-01", 100, { periodEnd: "2026-10-31" }), at("12345678-01", 40))).toEqual([100]);
    expect(amounts(at("12345678-01", 100), at("12345678-02", 40), at("12345678", 7))).toEqual([100, 40, null]);
  });
});
