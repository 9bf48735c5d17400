import { describe, expect, test } from "vitest";
import { seen } from "../../../../../tests/samples/papers/everyLayout.ts";
import {
  balanceCertificates,
  fixedDeposits,
  investmentCertificates,
} from "../../../../../tests/samples/papers/money/accountPapers.ts";
import {
  loanApprovals,
  scholarshipLetters,
  supporterLetters,
} from "../../../../../tests/samples/papers/money/promisesOfMoney.ts";
import { mistakesIn } from "../../../test/readPapers.ts";

describe("papers about money that are no statements", () => {
  test.each(
    seen([
      ...balanceCertificates,
      ...fixedDeposits,
      ...investmentCertificates,
      ...loanApprovals,
      ...scholarshipLetters,
      ...supporterLetters,
    ]),
  )("$name", async (sample) => {
    expect(await mistakesIn(sample)).toEqual([]);
  });
});
