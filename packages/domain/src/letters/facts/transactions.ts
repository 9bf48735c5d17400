import type { CaseReader } from "../../caseFile/reader.ts";
import { nameOfPerson } from "../../caseFile/whose/nameOfPerson.ts";
import { spellingOf } from "../../caseFile/whose/pageOwner.ts";
import { saidOf, supportingFiles } from "../../conditions/money/explanations.ts";
import { lumpSumsOfCase } from "../../conditions/money/lumpSums.ts";
import type { FormRow } from "../../forms/fields/field.ts";
import { dollars, writtenIn } from "../../kernel/money.ts";
import type { FactRef } from "../../kernel/trace.ts";
import type { Text } from "../../kernel/text.ts";
import { decimalsOf } from "../../lists/money/currencies.ts";
import { ofPerson } from "../prose/naming.ts";
import { amountWritten } from "./money.ts";

/** Large deposits that statements show, with what was said of them beside the statement (ADR 0165). */

export type StatedTransaction = { readonly row: FormRow; readonly from: FactRef; readonly documents: number };

export const accountOwners = [
  "main",
  "spouse",
  "financialSupporter",
  "secondFinancialSupporter",
  "visitor",
  "host",
] as const;
export type AccountOwner = (typeof accountOwners)[number];

const ownerOf = (page: string): AccountOwner | undefined => {
  const { owner } = spellingOf(page);
  return accountOwners.find((one) => one === owner);
};

/** Amounts of a letter are typed: digits, with a full stop before its hundredths. */
const typedAmount = (cents: number): string => String(cents / 100);

/** Each deposit, the earliest first. */
export function statedTransactions(the: CaseReader): readonly StatedTransaction[] {
  const kept = new Set(supportingFiles(the).map(({ fileId }) => fileId));
  return the
    .ofCase(lumpSumsOfCase)
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
    .flatMap((sum): readonly StatedTransaction[] => {
      const file = the.uploaded().find(({ fileId }) => fileId === sum.fileId);
      if (!file) return [];
      const said = saidOf(the, file, sum);
      const documents = (said?.documentFiles ?? []).filter((id) => kept.has(id));
      const owner = ownerOf(file.documentId);
      return [
        {
          from: `documents.${file.documentId}`,
          documents: documents.length,
          row: {
            depositDate: sum.date,
            depositAmount: typedAmount(Math.abs(sum.amount)),
            currency: sum.currency,
            isWithdrawal: sum.amount < 0,
            ...(owner === undefined ? {} : { accountOwner: owner }),
            ...(said ? { explanation: said.explanation } : {}),
            ...(said?.noSupportingDocuments ? { noSupportingDocuments: true } : {}),
            ...(documents[0] === undefined ? {} : { documentFiles: documents[0] }),
          },
        },
      ];
    });
}

/** $4,250.50; 1,234.50 USD. */
export const amountIn = (amount: string, currency: string | undefined): Text | undefined => {
  const value = Number(amount);
  if (!Number.isFinite(value) || currency === undefined) return undefined;
  if (currency === "CAD") return amountWritten(dollars(value));
  const most = Number.isInteger(value) ? 0 : decimalsOf(currency);
  return writtenIn(value * 100, currency, most);
};

/** “my account”, or that of somebody who pays. */
export function accountInWords(the: CaseReader, owner: string | undefined): Text {
  const own: Text = { en: "my account", fr: "mon compte" };
  if (owner === "main" || (owner === "visitor" && the.answer("vvVisitorType") === "myself")) return own;
  const role = accountOwners.find((one) => one === owner);
  if (role === undefined || role === "main") return { en: "the account", fr: "le compte" };
  const name = nameOfPerson(the, { role });
  return name === undefined
    ? { en: "the account that the statement shows", fr: "le compte que montre le relevé" }
    : { en: `the account of ${name}`, fr: `le compte au nom ${ofPerson(name).fr}` };
}
