import { describe, expect, it } from "vitest";
import { writtenPages } from "../test/writtenPages.ts";
import { thresholdsInForce } from "./limits.ts";
import { partOfKind } from "./partOfKind.ts";

const letter = `
Pine Hollow Institute of Technology
Amara Nwosu-Bright is accepted into the Welding Technology diploma.
Student ID       PH-55-812
DLI              O19700811999
Starts           2027-01-13
Ends             2028-12-21
Length           24 months
Tuition (year 1)     $12,940.00
`;
const statement = `
BANK STATEMENT - First Harbour Bank
Account holder: Amara Nwosu-Bright
Account statement for the statement period 01-Jun-2026 to 25-Nov-2026
Opening balance        10,000.00
Date         Description     Debit      Credit      Balance
2026-06-08   Deposit                    528.10      10,528.10
2026-06-09   Withdrawal      227.38                 10,300.72
Closing balance        10,300.72
`;

const { classification } = thresholdsInForce();
const ofStatement = { type: "BankStatements", confidence: 0.9 };

describe("a letter and a statement in one file", () => {
  const pages = writtenPages(letter, statement);

  it("where the letter is asked for, it is the letter, and no page of the statement is read for it", async () => {
    const part = await partOfKind(pages, ofStatement, ["LetterOfAcceptance"], classification);
    expect(part.type).toBe("LetterOfAcceptance");
    expect(part.pages.map(({ number }) => number)).toEqual([1]);
  });

  it("nothing is made of pages that say too little of what is asked for", async () => {
    const [, second] = pages;
    const vague = writtenPages("Amara Nwosu-Bright\nPage 1");
    const part = await partOfKind(
      [...vague, ...(second ? [second] : [])],
      ofStatement,
      ["LetterOfAcceptance"],
      classification,
    );
    expect(part.type).toBe("BankStatements");
  });

  it("one page is read whole", async () => {
    const whole = writtenPages(statement);
    expect(await partOfKind(whole, ofStatement, ["LetterOfAcceptance"], classification)).toEqual({
      ...ofStatement,
      pages: whole,
    });
  });
});
