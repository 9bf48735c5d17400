import { computePlan } from "@boreal/domain/plan/plan";
import { readDocument as readPaper } from "@boreal/reading/readDocument";
import { createRecogniser } from "@boreal/reading/text/recogniseText";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shareOf } from "../../../../../tests/running/sizes.ts";
import { statementOf, type Account } from "../../../../../tests/samples/papers/bankStatement.ts";
import { drawPaper } from "../../../../../tests/samples/papers/paper.ts";
import { readDocument } from "../../jobs/readDocument.job.ts";
import { loadCaseFile } from "../../store/cases/loadCaseFile.ts";
import { openTestVault, type TestVault } from "../documents/testFileDeps.ts";
import { storeFile } from "../uploads/testStoredFile.ts";

// Warnings of statements from made-up files, read as they come: nothing between the paper and the plan is made by hand.

let vault: TestVault;
const recogniser = createRecogniser(["eng", "fra"]);
beforeAll(async () => {
  vault = await openTestVault();
});
afterAll(async () => {
  await vault.close();
});

const place = { page: "proof-of-funds", slot: "bankStatements", person: "main", childNumber: null } as const;
type Move = Account["moves"][number];

const wages = (month: string): readonly Move[] => [
  [`${month}-03`, "Rent", -120_000],
  [`${month}-15`, "Payroll Lakeview Bakery", 310_000],
  [`${month}-24`, "Groceries and more", -190_000],
];
const lengths: Readonly<Record<string, string>> = {
  "2026-05": "31",
  "2026-06": "30",
  "2026-07": "31",
  "2026-08": "31",
  "2026-09": "30",
  "2026-10": "31",
};
const everyMonth = Object.keys(lengths);
const monthOf = (month: string, change: Partial<Account> = {}): Partial<Account> => ({
  from: `${month}-01`,
  to: `${month}-${lengths[month] ?? "30"}`,
  openingCents: 4_000_000,
  moves: wages(month),
  ...change,
});

/** Warnings of the plan of a case with these statements; the applicant needs no certain amount. */
async function warningsOf(statements: readonly Partial<Account>[]): Promise<readonly string[]> {
  const applicationId = await vault.addApplication(vault.student.userId);
  for (const statement of statements) {
    const bytes = await drawPaper({ layout: "letter", paper: statementOf(statement) });
    const fileId = await storeFile(vault.deps, { applicationId, by: vault.student, place });
    const reading = await readPaper(
      { bytes, fileName: "statement.pdf", expectedTypes: ["BankStatements"] },
      { recogniser },
    );
    const deps = vault.restart({ readBytes: () => Promise.resolve(reading) });
    await readDocument(deps, { fileId, round: 1 });
  }
  const loaded = await loadCaseFile(vault.deps, applicationId);
  if (!loaded) throw new Error("the case is gone");
  const ofMoney = (id: string): boolean => id !== "duplicateDocument";
  return [...new Set(computePlan(loaded.caseFile).warnings.map(({ id }) => id as string))].filter(ofMoney).toSorted();
}

const six = (change: Readonly<Record<string, Partial<Account>>> = {}) =>
  everyMonth.map((month) => monthOf(month, change[month]));

describe("statements from files", () => {
  test("six months with wages raise nothing", async () => {
    expect(await warningsOf(six())).toEqual([]);
  });

  const faulty: readonly [string, readonly Partial<Account>[], readonly string[]][] = [
    [
      "a month is missing",
      six().filter((_, index) => index !== 3),
      ["gapInStatements", "incompleteBankStatementsDuration"],
    ],
    ["three months are too few", six().slice(3), ["incompleteBankStatementsDuration"]],
    ["the newest is old", six().slice(0, 5), ["incompleteBankStatementsDuration", "recentStatementRequired"]],
    [
      "a large deposit in the last month",
      six({ "2026-10": { moves: [...wages("2026-10"), ["2026-10-28", "Transfer from J. Wang", 2_500_000]] } }),
      ["lumpSum"],
    ],
    [
      "borrowed money in the last month",
      six({ "2026-10": { moves: [...wages("2026-10"), ["2026-10-28", "Student loan", 200_000]] } }),
      ["missingLoanApprovalLetter"],
    ],
    [
      "the next month begins with another balance",
      six({ "2026-08": { openingCents: 3_900_000 } }),
      ["gapInStatements"],
    ],
    ["of a company", six().map((one) => ({ ...one, holder: "Lakeview Bakery Ltd." })), ["corporateDocs"]],
    ["of a small lender", six().map((one) => ({ ...one, bank: "Sample Microfinance Bank" })), ["microfinance"]],
  ];
  test.each(shareOf("statements with one thing wrong", faulty, 8))("%s", async (_, statements, expected) => {
    expect(await warningsOf(statements)).toEqual(expected);
  });
});
