import type { BankTransaction } from "../caseFile/documentValues/bankTransaction.ts";
import type { CaseReader } from "../caseFile/reader.ts";
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
  readonly currency: string | undefined;
  readonly transactions: readonly PrintedMove[];
  readonly large: readonly LargeDeposit[];
};

export type LargeDeposit = PrintedMove & {
  readonly said: BankTransaction | undefined;
  readonly isExplained: boolean;
};

/** Nothing for a file of which no transaction counts. */
export function statementView(the: CaseReader, fileId: string): StatementView | undefined {
  const file = the.uploaded().find((document) => document.fileId === fileId);
  const transactions = file ? movementsOf(file) : [];
  if (!file || transactions.length === 0) return undefined;
  const large = the.ofCase(lumpSumsOfCase).filter((sum) => sum.fileId === fileId);
  return {
    currency: documentCurrency(file),
    transactions: transactions.map(inUnits),
    large: large.map((sum) => ({
      ...inUnits(sum),
      said: saidOf(the, file, sum),
      isExplained: isExplained(the, file, sum),
    })),
  };
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
