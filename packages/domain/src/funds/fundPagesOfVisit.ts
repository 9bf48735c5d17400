import type { CaseReader } from "../caseFile/reader.ts";
import type { UploadedDocument } from "../caseFile/uploadedDocument.ts";
import { hostPays, isSuperVisa, somebodyElsePays } from "../conditions/visit/visitorVisa.ts";
import { all, not } from "../kernel/condition.ts";
import type { Text } from "../kernel/text.ts";
import type { FundPage } from "./accounts.ts";
import type { FundAccount } from "./fundAccount.ts";

/** The pages of a visit whose documents show money. */

const visitTitles = {
  visitor: { en: "Bank account of the visitor", fr: "Compte bancaire de la personne qui visite" },
  partner: {
    en: "Bank account of the visitor’s partner",
    fr: "Compte bancaire du partenaire de la personne qui visite",
  },
  host: { en: "Bank account of the host", fr: "Compte bancaire de l’hôte" },
} satisfies Record<string, Text>;

/** The visitor’s own; the partner’s and the host’s unless the answers say that they stay out of it. */
export function fundPagesOfVisit(reader: CaseReader): readonly FundPage[] {
  const hasPartner = !["single", "legallySeparated", "divorced", "annulledMarriage", "widowed"].includes(
    reader.answer("vvMaritalStatus") ?? "",
  );
  const partnerMayPay = hasPartner && reader.answer("vvIncludePartner") !== false;
  const hostMayPay = reader.answer("vvSponsor") === undefined || hostPays.evaluate(reader).holds;
  return [
    { page: "visitor-visa-visitor-proof-of-funds", title: visitTitles.visitor },
    ...(partnerMayPay ? [{ page: "visitor-visa-spouse-proof-of-funds", title: visitTitles.partner } as const] : []),
    ...(hostMayPay ? [{ page: "visitor-visa-host-proof-of-funds", title: visitTitles.host } as const] : []),
  ];
}

const payerTitle: Text = {
  en: "The person who pays for the visit: an estimate, not shown by a document",
  fr: "La personne ou l’organisme qui paie la visite\u00A0: estimation, sans document",
};

/** Who pays, by where their accounts are shown; those of others lie among pages that show no account. */
const pageOfPayer = {
  partner: "visitor-visa-spouse-proof-of-funds",
  hostFamily: "visitor-visa-host-proof-of-funds",
  hostFriend: "visitor-visa-host-proof-of-funds",
} as const;

/** What is answered of who pays for the visit, while no document of theirs shows an account. */
export function visitPayerEstimate(
  reader: CaseReader,
  known: readonly Pick<FundAccount, "fileId">[],
  documents: readonly UploadedDocument[],
): readonly FundAccount[] {
  if (!all(somebodyElsePays, not(isSuperVisa)).evaluate(reader).holds) return [];
  const amount = reader.answer("vvPayerFunds");
  const pages: Readonly<Record<string, string>> = pageOfPayer;
  const page = pages[reader.answer("vvSponsor") ?? ""];
  const isShown = documents.some(
    ({ fileId, documentId }) => documentId === page && known.some((account) => account.fileId === fileId),
  );
  return amount === undefined || isShown ? [] : [{ id: "payerEstimate", title: payerTitle, amount }];
}
