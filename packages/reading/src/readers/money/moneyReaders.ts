import type { DocumentReader } from "../reader.ts";
import { accountCertificate } from "./accountCertificate.ts";
import { bankStatement } from "./bankStatement.ts";
import { fixedDeposit, investmentCertificate } from "./deposits.ts";
import { loanApproval } from "./loanApproval.ts";
import { supporterLetter } from "./supporterLetter.ts";

/** Readers of papers about money. */
export const moneyReaders: readonly DocumentReader[] = [
  bankStatement,
  accountCertificate,
  fixedDeposit,
  investmentCertificate,
  loanApproval,
  supporterLetter,
];
