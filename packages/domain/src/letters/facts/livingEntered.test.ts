import { expect, test } from "vitest";
import { aCase } from "../../../test/caseBuilder.ts";
import { letterText } from "../../../test/letterText.ts";

const saved = aCase()
  .on("2026-11-29")
  .profile({ firstName: "Inès", lastName: "Okafor" })
  .answers({
    schoolName: "Humber College",
    programName: "Nursing",
    province: "ON",
    maritalStatus: "single",
    firstYearTuition: 18_000,
    tuitionPayment: "depositFee",
    tuitionPaymentAmount: 3000,
  })
  .document("proof-of-funds", {
    parsedValues: {
      accountNumber: "4411",
      currency: "CAD",
      periodStart: "2026-07-01",
      periodEnd: "2026-10-31",
      openingBalance: 30_000,
      closingBalance: 30_000,
    },
  });

test("takes no amount of an authority that nobody verified until it is entered, and then that one", () => {
  const { sections, gaps } = letterText("financialExplanation", saved, "en", {
    financialExplanation: { travelCost: "1" },
  });
  expect(sections[0]).toContain("[Living costs of the first year: compare $23,448, which is not verified,");
  expect(sections[0]).toContain("[The sum of the costs]");
  expect(gaps).toEqual(["letters.financialExplanation.livingCost"]);
  expect(letterText("financialSupport", saved, "en").gaps).toContain("letters.financialExplanation.livingCost");
  const entered = { financialExplanation: { livingCost: "24000", travelCost: "1" } };
  const known = letterText("financialExplanation", saved, "en", entered);
  expect(known.sections[0]).toContain(
    "Living costs of the first year: $24,000 Tuition of the first year still due: $15,000",
  );
  expect(known.sections[0]).toContain("Sum of the costs: $39,000");
  expect(known.sections[1]).toContain("The costs exceed these sources by $9,000.");
});
