import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { accountsOfCase, liesAmongStatements } from "./accountFiles.ts";
import { payerOf } from "./regularIncome.ts";
import { toldBy, type Movement } from "./statements.ts";

/** Borrowed money that a statement shows coming in. */

const loan = /\b(loan|loans|pret|prets|emprunt)\b/;
/** Words of small sums around a loan that are no loan themselves. */
const aroundLoan = /\b(interest|interets?|refund|remboursement|rebate|repayment|fees?|frais|reversal)\b/;

export const loanDepositsOfCase = (the: CaseReader): readonly Movement[] =>
  the
    .ofCase(accountsOfCase)
    .flatMap((files) => toldBy(files.filter(liesAmongStatements)))
    .flatMap(({ movements }) => movements)
    .filter(({ amount, description }) => {
      const words = payerOf(description);
      return amount > 0 && loan.test(words) && !aroundLoan.test(words);
    });

export const loanDepositsOf = (the: CaseReader, { fileId }: UploadedDocument): readonly Movement[] =>
  the.ofCase(loanDepositsOfCase).filter((move) => move.fileId === fileId);

/** Whether an approval letter is in the case: recognised as one, or in its place and not recognised as anything else. */
export const loanLetterIsThere = (the: CaseReader): boolean =>
  the.everyDocument().some(({ documentType }) => documentType === "LoanApprovalLetter") ||
  the.documents("loan-approval-letter").some(({ documentType }) => documentType === undefined || documentType === null);
