import type { FundAccount } from "./fundAccount.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { hasSecondSupporter, isSupported } from "../conditions/money/money.ts";
import { all } from "../kernel/condition.ts";
import { fill, type Text } from "../kernel/text.ts";
import type { FundPage } from "./accounts.ts";

/** What the people who help to pay can show: their documents, and until then what was answered. */

export const supporterPage: FundPage = {
  page: "financial-supporter-proof-of-funds",
  title: { en: "Bank account of the person who supports you", fr: "Compte bancaire de la personne qui vous aide" },
};
export const secondSupporterPage: FundPage = {
  page: "second-financial-supporter-proof-of-funds",
  title: {
    en: "Bank account of the second person who supports you",
    fr: "Compte bancaire de la deuxième personne qui vous aide",
  },
};

const ofPayer: Text = { en: "{name}: an estimate, not shown by a document", fr: "{name} : estimation, sans document" };

/** What is answered of who pays, while no paper of theirs shows an account. */
export function supporterEstimates(
  reader: CaseReader,
  pages: readonly FundPage[],
  known: readonly Pick<FundAccount, "fileId">[],
  documents: readonly UploadedDocument[],
): readonly FundAccount[] {
  const shows = new Set(
    documents
      .filter(({ fileId }) => known.some((account) => account.fileId === fileId))
      .map(({ documentId }) => documentId),
  );
  const asked = [
    { page: supporterPage, id: "supporterEstimate", key: "financialSupporterFunds", applies: isSupported },
    {
      page: secondSupporterPage,
      id: "secondSupporterEstimate",
      key: "secondFinancialSupporterFunds",
      applies: all(isSupported, hasSecondSupporter),
    },
  ] as const;
  return asked.flatMap(({ page, id, key, applies }): readonly FundAccount[] => {
    if (!pages.includes(page) || shows.has(page.page) || !applies.evaluate(reader).holds) return [];
    const amount = reader.answer(key);
    return amount === undefined ? [] : [{ id, title: fill(ofPayer, { name: page.title }), amount }];
  });
}
