import { expect, test } from "vitest";
import { aCase, type CaseBuilder } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { investmentCertificatePages } from "./investmentCertificate.ts";

const levels: readonly LevelRow[] = [
  ["a student", aCase(), "guaranteedInvestmentCertificate", "IfApplicable", "isStudyApplication"],
  ["a graduate", aCase().type("WorkPermit"), "guaranteedInvestmentCertificate", "NotApplicable", "otherwise"],
];

describeLevels(investmentCertificatePages, levels);

test("the certificate has the amount and age of the day", () => {
  const values = (the: CaseBuilder) => investmentCertificatePages[0]?.slots[0]?.instructionValues?.(the.reader());
  expect(values(aCase())).toEqual({ months: 3, amount: "23\u00A0448" });
  expect(values(aCase().application({ receivedDate: "2023-12-31" }))).toEqual({
    months: 3,
    amount: "—",
  });
});
