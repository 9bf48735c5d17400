import { randomUUID } from "node:crypto";
import type { BankTransaction } from "@boreal/domain/caseFile/documentValues/bankTransaction";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { UploadedDocument } from "@boreal/domain/caseFile/uploadedDocument";
import { explanationRefusals, supportingFiles } from "@boreal/domain/conditions/money/explanations";
import { movementsOf } from "@boreal/domain/conditions/money/statements";
import type { Asker } from "../../policies/actor.ts";
import { explanationField, openExplanations, sealStated } from "../../store/documents/caseDocument.ts";
import { lockFilesOf } from "../../store/documents/documents.ts";
import { listCorrections } from "../../store/documents/readings.ts";
import { says } from "../deps.ts";
import { changed, refusedTo, type DocumentResult } from "../documents/documentResult.ts";
import type { FileDeps } from "../documents/fileDeps.ts";
import { findForCorrection, keepCorrections } from "./documentCorrections.ts";

const transactionUnknown = says("transactionUnknown", {
  en: "This transaction is not in the statement any more. Load the page again.",
  fr: "Ce relevé ne montre plus cette opération. Rechargez la page.",
});
const supportUnknown = says("supportUnknown", {
  en: "One of the chosen documents is not in the vault any more. Load the page again and choose again.",
  fr: "Un des documents choisis n’est plus dans le coffre. Rechargez la page et choisissez de nouveau.",
});

export type Explanation = {
  readonly fileId: string;
  readonly depositDate: string;
  /** Below zero when the money left. */
  readonly depositAmount: number;
  readonly explanation: string;
  readonly noSupportingDocuments: boolean;
  readonly documentFiles: readonly string[];
};

/** Keeps what a person says of one transaction of a statement; said again, the newer one counts (document 3 section 3.10). */
export async function explainTransaction(deps: FileDeps, asker: Asker, given: Explanation): Promise<DocumentResult> {
  const found = await findForCorrection(deps, asker, given.fileId);
  if ("refused" in found) return refusedTo(found.refused);
  const { row, file, the } = found;
  const refusal = whyRefused(the, file, given);
  if (refusal) return refusedTo(refusal);
  const said: BankTransaction = {
    depositDate: given.depositDate,
    depositAmount: Math.abs(given.depositAmount),
    explanation: given.explanation.trim(),
    isWithdrawal: given.depositAmount < 0,
    noSupportingDocuments: given.noSupportingDocuments,
    documentFiles: given.documentFiles,
  };
  const key = await deps.personKey(row.ownerId);
  await deps.db.transaction(async (tx) => {
    await lockFilesOf(tx, row.applicationId);
    const before = (await listCorrections(tx, [row.id])).map(({ field, sealedValue }) => ({
      field,
      sealed: sealedValue,
    }));
    const [kept] = [...openExplanations(key, row.id, before)]
      .filter(([, one]) => isSame(one, said))
      .map(([name]) => name);
    const field = kept ?? explanationField(randomUUID());
    const corrections = [{ fileId: row.id, field, sealedValue: sealStated(key, row.id, field, said) }];
    await keepCorrections(tx, deps, found, { corrections, kind: "transactionExplained" });
  });
  return changed(row.id);
}

const isSame = (one: BankTransaction, other: BankTransaction): boolean =>
  one.depositDate === other.depositDate &&
  one.depositAmount === other.depositAmount &&
  (one.isWithdrawal === true) === (other.isWithdrawal === true);

function whyRefused(the: CaseReader, file: UploadedDocument, given: Explanation) {
  const cents = Math.round(given.depositAmount * 100);
  if (!movementsOf(file).some(({ date, amount }) => date === given.depositDate && amount === cents))
    return transactionUnknown;
  const there = new Set(supportingFiles(the).map(({ fileId }) => fileId));
  if (given.documentFiles.some((id) => !there.has(id))) return supportUnknown;
  return explanationRefusals(the, { ...given, isWithdrawal: given.depositAmount < 0 })[0];
}
