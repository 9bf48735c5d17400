import { randomUUID } from "node:crypto";
import { paymentItems, type PaymentItem } from "@boreal/domain/fees/paymentItems";
import type { Asker } from "../../policies/actor.ts";
import { mayIssueInvoice } from "../../policies/payments.ts";
import { appendAudit } from "../../store/auditLog.ts";
import {
  insertInvoice,
  invoiceInForce,
  lockMoneyOf,
  openLines,
  sealLines,
  type InvoiceLine,
} from "../../store/payments/invoices.ts";
import { balanceOfCase, readMoney } from "../../store/payments/moneyOfCase.ts";
import { notFound, says } from "../deps.ts";
import { loadCaseFor } from "../loadCaseFor.ts";
import { lockedNow } from "../refuse.ts";
import { notDone, type ForApplication } from "../startApplication.ts";
import { findCaseForChange } from "../caseForChange.ts";
import type { PaymentDeps } from "./forMoney.ts";
import { tellOfMoney } from "./tellOfMoney.ts";

const nothingToInvoice = says("nothingToInvoice", {
  en: "There is nothing to pay to us for this application, so it needs no invoice.",
  fr: "Il n’y a rien à nous payer pour cette demande; elle n’a donc pas besoin de facture.",
});

const lineOf = ({ id, kind, name, price, quantity, description, note }: PaymentItem): InvoiceLine => ({
  id,
  kind,
  name,
  priceCents: price ?? 0,
  quantity: quantity.value,
  description,
  note,
});

/** Freezes what is asked today. The same lines again give the invoice that is there; other lines take its place (ADR 0143). */
export async function issueInvoice(deps: PaymentDeps, asker: Asker, applicationId: string): Promise<ForApplication> {
  const found = await findCaseForChange(deps, asker, applicationId, { may: mayIssueInvoice, change: "issueInvoice" });
  if ("refused" in found) return notDone(found.refused);
  const loaded = await loadCaseFor(deps, asker, applicationId);
  if (!loaded) return notDone(notFound);
  const { items, total } = paymentItems(loaded.the);
  const lines = items.filter(({ isInvoiced }) => isInvoiced).map(lineOf);
  if (lines.length === 0) return notDone(nothingToInvoice);
  const key = await deps.personKey(loaded.row.owner_id);
  const at = deps.now();
  const outcome = await deps.db.transaction(async (tx) => {
    const held = await lockMoneyOf(tx, applicationId);
    if (held?.status !== found.row.status) return "moved";
    const before = await invoiceInForce(tx, applicationId);
    if (before && JSON.stringify(openLines(key, before)) === JSON.stringify(lines)) return "same";
    const id = randomUUID();
    await insertInvoice(tx, {
      id,
      applicationId,
      totalCents: total,
      sealedLines: sealLines(key, { applicationId, id }, lines),
      issuedBy: found.actorId,
      issuedAt: at,
    });
    await appendAudit(tx, {
      chainId: applicationId,
      actorId: found.actorId,
      kind: "invoiceIssued",
      subject: { invoiceId: id, totalCents: total, replaces: before?.id ?? null },
      at,
    });
    // Money that came in, and what was taken off, count for the case: who paid more already has nothing to pay.
    if (balanceOfCase(await readMoney(tx, applicationId)).open > 0)
      await tellOfMoney(deps, tx, { kind: "paymentDue", key: id, applicationId, actorId: found.actorId });
    return "issued";
  });
  if (outcome === "moved") return notDone(lockedNow(asker, found.facts));
  if (outcome === "issued") deps.publishChange({ applicationId, kind: "payment", writer: deps.writer });
  return { applicationId, refusals: [] };
}
