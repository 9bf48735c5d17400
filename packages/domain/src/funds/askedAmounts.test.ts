import { describe, expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../test/caseBuilder.ts";
import { firstYearTuition } from "../questionnaire/money/tuition.ts";
import { financialSupporterFunds } from "../questionnaire/money/money.ts";
import { vvPayerFunds, vvProgramCost } from "../questionnaire/visit/theVisit.ts";
import { availableFunds } from "./available.ts";
import { requiredFunds } from "./required.ts";

const tuition = (start: CaseBuilder) => requiredFunds(start.reader()).lines.find(({ id }) => id === "tuition");
const isAsked = ({ shown }: typeof firstYearTuition, start: CaseBuilder) => shown?.evaluate(start.reader()).holds;

describe("what no document says is asked, and told as typed", () => {
  const letter = { slotId: "letterOfAcceptance", parsedValues: { tuitionFees: 18_000, currency: "CAD" } } as const;

  test("tuition, until a letter of acceptance says it", () => {
    const typed = aCase().answers({ firstYearTuition: 20_000, tuitionPayment: "notPaid" });
    expect(isAsked(firstYearTuition, aCase())).toBe(true);
    expect(tuition(typed)?.amount).toBe(20_000);
    expect(
      tuition(typed)
        ?.why.because.map(({ en }) => en)
        .join(" "),
    ).toContain("as you typed it");
    const shown = typed.document("letter-of-acceptance", letter);
    expect(isAsked(firstYearTuition, shown)).toBe(false);
    expect(tuition(shown)?.amount).toBe(18_000);
    expect(
      tuition(shown)
        ?.why.because.map(({ en }) => en)
        .join(" "),
    ).not.toContain("as you typed it");
  });

  test("what a supporter can show, until a statement of theirs says it", () => {
    const supported = aCase().answers({ financialSupport: "entirely", financialSupporterFunds: 30_000 });
    expect(isAsked(financialSupporterFunds, supported)).toBe(true);
    expect(isAsked(financialSupporterFunds, aCase().answers({ financialSupport: "notSupported" }))).toBe(false);
    expect(availableFunds(supported.reader()).amount).toBe(30_000);
    const shown = supported.document("financial-supporter-proof-of-funds", {
      parsedValues: { closingBalance: 12_000, currency: "CAD" },
    });
    expect(availableFunds(shown.reader()).amount).toBe(12_000);
    const two = { hasSecondFinancialSupporter: true, secondFinancialSupporterFunds: 5000 };
    expect(availableFunds(supported.answers(two).reader()).amount).toBe(35_000);
  });

  test("what whoever pays for a visit can show, until a statement of theirs says it", () => {
    const visit = aCase().type("VisitorVisa").on("2026-11-20").answers({ vvReasonForVisit: "visitFamily" });
    expect(isAsked(vvPayerFunds, visit)).toBe(false);
    expect(isAsked(vvPayerFunds, visit.answers({ vvSponsor: "myself" }))).toBe(false);
    for (const vvSponsor of ["partner", "familyAbroad", "hostFamily", "hostFriend", "employer"] as const) {
      const paid = visit.answers({ vvSponsor, vvPayerFunds: 9000 });
      expect(isAsked(vvPayerFunds, paid)).toBe(true);
      expect(availableFunds(paid.reader()).amount).toBe(9000);
      expect(availableFunds(paid.answers({ userInputAvailableFunds: 1000 }).reader()).amount).toBe(10_000);
    }
    const host = visit.answers({ vvSponsor: "hostFamily", vvPayerFunds: 9000 });
    const shown = host.document("visitor-visa-host-proof-of-funds", {
      parsedValues: { closingBalance: 7000, currency: "CAD" },
    });
    expect(availableFunds(shown.reader()).amount).toBe(7000);
    expect(isAsked(vvPayerFunds, host.answers({ vvIsSuperVisa: true }))).toBe(false);
  });

  test("the cost of a visitor’s short course, on top of 5,000 dollars", () => {
    const visit = aCase().type("VisitorVisa").on("2026-11-20").answers({ vvReasonForVisit: "studies" });
    expect(isAsked(vvProgramCost, visit)).toBe(true);
    expect(isAsked(vvProgramCost, visit.answers({ vvReasonForVisit: "tourism" }))).toBe(false);
    expect(tuition(visit)?.amount).toBeNull();
    expect(requiredFunds(visit.answers({ vvProgramCost: 3200 }).reader()).amount).toBe(8200);
  });
});
