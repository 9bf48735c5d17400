import type { CaseReader } from "../caseFile/reader.ts";
import { hostPays } from "../conditions/visit/visitorVisa.ts";
import type { Text } from "../kernel/text.ts";
import type { FundPage } from "./accounts.ts";

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
