import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseRow } from "./caseRow.ts";
import type { CaseStore } from "./caseStore.ts";

/** What the office says in a case: its money, and who acts for the applicant. */
export async function statedByOffice(
  store: Pick<CaseStore, "representatives" | "personKey">,
  row: CaseRow,
): Promise<Pick<CaseFile, "payment" | "representative">> {
  const representative = await store.representatives.of(row.office_version, row.assigned_to, store.personKey);
  return { ...paymentOf(row), ...(representative === undefined ? {} : { representative }) };
}

/** Nothing where the office takes no payments. */
const paymentOf = ({ payment }: CaseRow): Pick<CaseFile, "payment"> => {
  const { servicePrices, collectsFees, invoicedCents, receivedCents } = payment;
  return servicePrices.length > 0 || collectsFees || invoicedCents !== null || receivedCents > 0 ? { payment } : {};
};
