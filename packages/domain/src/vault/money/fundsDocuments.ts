import type { CaseReader } from "../../caseFile/reader.ts";
import { bankStatementMonths } from "../../tables/money/moneyDocuments.ts";
import { ofReadFields } from "../files/slotWarnings.ts";

/** How many months statements must cover for this case. */
function monthsToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const months = the.row(bankStatementMonths);
  return { months: months.found ? months.row.value : "—" };
}

/** Statements of accounts, whoever holds them. */
export const statementDocument = {
  documentTypes: ["BankStatements", "AccountStatement", "FixedDeposit"],
  potentialWarnings: [
    ...ofReadFields,
    "documentExpired",
    "notAcceptedForProofOfFunds",
    "missingAccountStatements",
    "missingLoanApprovalLetter",
    "incompleteBankStatementsDuration",
    "missingAccountHolder",
    "missingAccountBalance",
    "corporateDocs",
    "insufficientFunds",
    "lumpSum",
    "onlineScreenshot",
    "retirementFunds",
    "recentStatementRequired",
    "gapInStatements",
    "microfinance",
  ],
  fieldsToRead: [
    "accountHolderName",
    "closingBalance",
    "periodStart",
    "periodEnd",
    "accountType",
    "assetType",
    "expiryDate",
  ],
  instructionValues: monthsToday,
  maxFiles: 40,
} as const;
