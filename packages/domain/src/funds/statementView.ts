import type { BankTransaction } from "../caseFile/documentValues/bankTransaction.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { accountEnding } from "../conditions/money/accountFiles.ts";
import { accountId, documentsByAccount } from "../conditions/money/accountsOfFile.ts";
import { documentCurrency } from "../conditions/money/documentValue.ts";
import {
  explanationRefusals,
  isExplained,
  saidOf,
  supportingFiles,
  type Explained,
} from "../conditions/money/explanations.ts";
import { lumpSumsOfCase } from "../conditions/money/lumpSums.ts";
import { movementsOf, type PrintedMove } from "../conditions/money/statements.ts";
import type { Refusal } from "../kernel/validation.ts";
import { textLimits } from "../tables/officialForms/formLimits.ts";

/** A statement as a page shows it: what moved, and what is said of its large deposits. Amounts in the currency that it names; nothing where that is not known. */
export type StatementView = {
  readonly id: string;
  /** What the account is told by, where the file shows several. */
  readonly ending?: string;
  readonly currency: string | undefined;
  readonly transactions: readonly PrintedMove[];
  readonly large: readonly LargeDeposit[];
};

export type LargeDeposit = PrintedMove & {
  readonly said: BankTransaction | undefined;
  readonly isExplained: boolean;
};

/** One view for each account that the file shows and of which a transaction counts. */
export function statementViews(the: CaseReader, fileId: string): readonly StatementView[] {
  const file = the.uploaded().find((document) => document.fileId === fileId);
  return (file ? documentsByAccount(file) : []).flatMap((paper): readonly StatementView[] => {
    const transactions = movementsOf(paper);
    if (transactions.length === 0) return [];
    const isHere = (sum: PrintedMove) =>
      transactions.some(({ date, amount }) => date === sum.date && amount === sum.amount);
    const large = the.ofCase(lumpSumsOfCase).filter((sum) => sum.fileId === fileId && isHere(sum));
    return [
      {
        id: accountId(paper),
        ...(paper.accountInFile === undefined ? {} : { ending: accountEnding(paper) ?? paper.accountInFile }),
        currency: documentCurrency(paper),
        transactions: transactions.map(inUnits),
        large: large.map((sum) => ({
          ...inUnits(sum),
          said: saidOf(the, paper, sum),
          isExplained: isExplained(the, paper, sum),
        })),
      },
    ];
  });
}

const inUnits = ({ date, description, amount }: PrintedMove): PrintedMove => ({
  date,
  description,
  amount: amount / 100,
});

/** Ids of the files that can show where money came from. */
export const supportingFileIds = (the: CaseReader): readonly string[] =>
  supportingFiles(the).map(({ fileId }) => fileId);

/** How long an explanation has to be, and what is missing in one. */
export function explanationLimits(the: CaseReader): { readonly least: number; readonly most: number } {
  const limits = the.row(textLimits);
  return limits.found ? limits.row.value.bankExplanation : { least: 0, most: 0 };
}
export const missingInExplanation = (the: CaseReader, said: Explained): readonly Refusal[] =>
  explanationRefusals(the, said);
