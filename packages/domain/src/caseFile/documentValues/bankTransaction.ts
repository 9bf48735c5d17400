import { date, freeText, listOf, money, nullable, objectOf, yesNo, type ValueOf } from "../../kernel/shape.ts";

/** What a person says of one transaction of a statement (document 3 section 3.10). `documentFiles`: files that show where the money came from. */
export const bankTransactionShape = objectOf(
  {
    depositDate: date(),
    depositAmount: money(),
    explanation: freeText(1000),
    isWithdrawal: nullable(yesNo()),
    noSupportingDocuments: nullable(yesNo()),
    documentFiles: listOf(freeText(100), 50),
  },
  ["depositDate", "depositAmount", "explanation"],
);

export type BankTransaction = ValueOf<typeof bankTransactionShape> & {
  readonly depositDate: string;
  readonly depositAmount: number;
  readonly explanation: string;
};
