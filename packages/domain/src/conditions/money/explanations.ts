import type { BankTransaction } from "../../caseFile/documentValues/bankTransaction.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { fill, type Text } from "../../kernel/text.ts";
import type { Refusal } from "../../kernel/validation.ts";
import { textLimits } from "../../tables/officialForms/formLimits.ts";
import { filesOfAccount } from "./accountFiles.ts";
import { lumpSumsOfCase, type LumpSum } from "./lumpSums.ts";
import type { Movement } from "./statements.ts";

/** What a person says of a transaction, and when that is enough (document 3 sections 3.10 and 5.1). */

const text = {
  least: { en: "Minimum {least} characters", fr: "Minimum de {least} caractères" },
  most: { en: "Maximum {most} characters", fr: "Maximum de {most} caractères" },
  documents: {
    en: "Required: choose the documents that show where the money came from, or say that you have none.",
    fr: "Obligatoire : choisissez les documents qui montrent l’origine de l’argent, ou indiquez que vous n’en avez pas.",
  },
} satisfies Record<string, Text>;

export type Explained = {
  readonly explanation: string;
  readonly isWithdrawal: boolean;
  readonly noSupportingDocuments: boolean;
  readonly documentFiles: readonly string[];
};

/** What is missing in an explanation; nothing when it is whole. */
export function explanationRefusals(the: CaseReader, said: Explained): readonly Refusal[] {
  const limits = the.row(textLimits);
  if (!limits.found) return [];
  const { least, most } = limits.row.value.bankExplanation;
  const length = [...said.explanation.trim()].length;
  return [
    ...(length < least ? [{ code: "explanationTooShort", text: fill(text.least, { least }) }] : []),
    ...(length > most ? [{ code: "explanationTooLong", text: fill(text.most, { most }) }] : []),
    ...(said.isWithdrawal || said.noSupportingDocuments || said.documentFiles.length > 0
      ? []
      : [{ code: "documentsRequired", text: text.documents }]),
  ];
}

/** Files that can show where money came from. */
export const supportingFiles = (the: CaseReader): readonly UploadedDocument[] =>
  the.documents("lump-sum-supporting-documents");

/** What was said of a transaction, in whichever statement of its account. */
export function saidOf(the: CaseReader, file: UploadedDocument, move: Movement): BankTransaction | undefined {
  const cents = Math.abs(move.amount);
  return filesOfAccount(the, file)
    .flatMap(({ bankTransactions }) => (bankTransactions ?? []) as readonly BankTransaction[])
    .findLast(
      ({ depositDate, depositAmount, isWithdrawal }) =>
        depositDate === move.date &&
        Math.round(depositAmount * 100) === cents &&
        (isWithdrawal === true) === move.amount < 0,
    );
}

/** Whether what was said is whole. A document that was deleted since shows nothing any more. */
function isWhole(the: CaseReader, said: BankTransaction): boolean {
  const kept = new Set(supportingFiles(the).map(({ fileId }) => fileId));
  const refusals = explanationRefusals(the, {
    explanation: said.explanation,
    isWithdrawal: said.isWithdrawal === true,
    noSupportingDocuments: said.noSupportingDocuments === true,
    documentFiles: (said.documentFiles ?? []).filter((id) => kept.has(id)),
  });
  return refusals.length === 0;
}

export function isExplained(the: CaseReader, file: UploadedDocument, move: Movement): boolean {
  const said = saidOf(the, file, move);
  return said !== undefined && isWhole(the, said);
}

/** The large deposits of a file of which nobody said enough yet. */
export const openLumpSums = (the: CaseReader, file: UploadedDocument): readonly LumpSum[] =>
  the.ofCase(lumpSumsOfCase).filter((sum) => sum.fileId === file.fileId && !isExplained(the, file, sum));
