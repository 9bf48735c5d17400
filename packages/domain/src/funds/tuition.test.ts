import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { tuitionStillDue } from "./tuition.ts";

const withLetter = (tuitionFees: unknown, facts = {}) =>
  aCase().document("letter-of-acceptance", { slotId: "letterOfAcceptance", parsedValues: { tuitionFees, ...facts } });
const due = (start: CaseBuilder) => tuitionStillDue(start.reader()).value;

describe("tuition of the first year still due", () => {
  test("is not known without a letter or invoice, and says what is missing", () => {
    const decision = tuitionStillDue(aCase().reader());
    expect(decision.value).toBeNull();
    expect(decision.missing).toEqual(
      expect.arrayContaining(["documents.letter-of-acceptance", "documents.tuition-invoice"]),
    );
    expect(decision.because[0]?.en).toContain("letter of acceptance");
  });

  test("is the tuition of the letter less what was paid, to the cent and never below zero", () => {
    expect(due(withLetter(18_000))).toBe(18_000);
    expect(due(withLetter(18_000).answers({ tuitionPayment: "notPaid" }))).toBe(18_000);
    expect(due(withLetter(18_000.5).answers({ tuitionPayment: "oneSemester", tuitionPaymentAmount: 9000.25 }))).toBe(
      9000.25,
    );
    expect(due(withLetter(18_000).answers({ tuitionPayment: "depositFee", tuitionPaymentAmount: 18_000.01 }))).toBe(0);
    expect(due(withLetter(0.3).answers({ tuitionPayment: "depositFee", tuitionPaymentAmount: 0.1 }))).toBe(0.2);
    expect(due(withLetter(18_000).answers({ tuitionPayment: "depositFee", tuitionPaymentAmount: 0 }))).toBe(18_000);
  });

  test("is open while the amount paid is missing, unless a whole year was paid", () => {
    expect(due(withLetter(18_000).answers({ tuitionPayment: "oneSemester" }))).toBeNull();
    expect(due(withLetter(18_000).answers({ tuitionPayment: "twoSemesters" }))).toBe(0);
    expect(due(aCase().answers({ tuitionPayment: "twoSemesters", tuitionPaymentAmount: 9000 }))).toBe(0);
    expect(due(withLetter(18_000).answers({ tuitionPayment: "twoSemesters", tuitionPaymentAmount: 16_000 }))).toBe(
      2000,
    );
  });

  test("is nothing when a scholarship covers it", () => {
    expect(due(aCase().answers({ tuitionPayment: "scholarship" }))).toBe(0);
  });

  test.each([
    ["nothing read", undefined],
    ["zero", 0],
    ["text that is no amount", "twelve thousand"],
    ["not a number", Number.NaN],
    ["below zero", -5],
  ])("a letter with %s says nothing", (_, tuitionFees) => {
    expect(due(withLetter(tuitionFees))).toBeNull();
  });

  test("an amount in another currency is not taken for dollars", () => {
    expect(due(withLetter(18_000, { currency: "USD" }))).toBeNull();
  });

  test("the newest letter counts, a letter in the trash and that of a second program do not", () => {
    const two = aCase()
      .document("letter-of-acceptance", { uploadedAt: "2026-10-02", parsedValues: { tuitionFees: 20_000 } })
      .document("letter-of-acceptance", { uploadedAt: "2026-10-01", parsedValues: { tuitionFees: 10_000 } });
    expect(due(two)).toBe(20_000);
    expect(
      due(aCase().document("letter-of-acceptance", { deletedAt: "2026-10-01", parsedValues: { tuitionFees: 10_000 } })),
    ).toBeNull();
    expect(
      due(
        aCase().document("letter-of-acceptance", {
          slotId: "secondLetterOfAcceptance",
          parsedValues: { tuitionFees: 10_000 },
        }),
      ),
    ).toBeNull();
  });

  test("without an amount on the letter the invoice counts", () => {
    expect(due(withLetter(0).document("tuition-invoice", { parsedValues: { tuitionFees: 12_000 } }))).toBe(12_000);
  });

  test("receipts tell what was paid while it is not answered, each once", () => {
    const receipt = (tuitionFees: unknown, more = {}) => ({ parsedValues: { tuitionFees, ...more } });
    const paid = withLetter(18_000).answers({ tuitionPayment: "oneSemester" });
    const once = paid.document("tuition-receipt", receipt(5000, { issueDate: "2026-09-01" }));
    expect(due(once)).toBe(13_000);
    expect(due(once.document("tuition-receipt", receipt(5000, { issueDate: "2026-09-01" })))).toBe(13_000);
    expect(due(once.document("tuition-receipt", receipt(5000, { issueDate: "2026-10-01" })))).toBe(8000);
    expect(
      due(
        paid
          .document("tuition-receipt", receipt(5000, { receiptNumber: "A1" }))
          .document("tuition-receipt", receipt(5000, { receiptNumber: "A2" })),
      ),
    ).toBe(8000);
    expect(due(paid.document("tuition-receipt", receipt(undefined)))).toBeNull();
    expect(due(once.answers({ tuitionPaymentAmount: 1000 }))).toBe(17_000);
  });
});
