import { readPaymentSettings } from "../../store/payments/paymentSettings.ts";
import { listUnplacedEvents, type PaymentEventRow } from "../../store/payments/payments.ts";
import { listServicePrices, type ServicePriceRow } from "../../store/payments/servicePrices.ts";
import type { InvoiceLine } from "../../store/payments/invoices.ts";
import { mayKeepPrices } from "../../policies/payments.ts";
import { builder } from "../builder.ts";
import { fullName } from "../fullName.ts";
import { ApplicationRef, Text_ } from "../refs.ts";
import {
  paymentView,
  type CreditEntry,
  type InvoiceView,
  type ItemView,
  type PaymentEntry,
  type PaymentView,
  type RefundEntry,
} from "./paymentView.ts";

const CasePaymentsRef = builder.objectRef<PaymentView>("CasePayments");
const PaymentItemRef = builder.objectRef<ItemView>("PaymentItem");
const InvoiceRef = builder.objectRef<InvoiceView>("Invoice");
const InvoiceLineRef = builder.objectRef<InvoiceLine>("InvoiceLine");
const ReceivedPaymentRef = builder.objectRef<PaymentEntry>("ReceivedPayment");
const RefundRef = builder.objectRef<RefundEntry>("Refund");
const CreditNoteRef = builder.objectRef<CreditEntry>("CreditNote");
const ServicePriceRef = builder.objectRef<ServicePriceRow>("ServicePrice");
const UnplacedPaymentRef = builder.objectRef<PaymentEventRow>("UnplacedPayment");
const PricesRef = builder.objectRef<{
  readonly prices: readonly ServicePriceRow[];
  readonly unplaced: readonly PaymentEventRow[];
  readonly kept: Awaited<ReturnType<typeof readPaymentSettings>>;
}>("Prices");

export function addPaymentTypes(): void {
  addCasePayments();
  addItems();
  addMoney();
  addCreditNotes();
  addPrices();
  builder.objectField(ApplicationRef, "payments", (t) =>
    t.field({
      type: CasePaymentsRef,
      nullable: true,
      description: "What this case costs, what came in and what was paid back; null for those who may not know.",
      resolve: async ({ row: { id } }, _, context) => await paymentView(context, id),
    }),
  );
}

function addCasePayments(): void {
  CasePaymentsRef.implement({
    fields: (t) => ({
      items: t.field({
        type: [PaymentItemRef],
        nullable: true,
        description: "What is asked today; null for a reader who does not know the whole case.",
        resolve: ({ today }) => today?.items ?? null,
      }),
      totalCents: t.int({ nullable: true, resolve: ({ today }) => today?.total ?? null }),
      schoolPays: t.boolean({ resolve: ({ today }) => today?.schoolPays ?? false }),
      isSettled: t.boolean({
        nullable: true,
        description: "Nothing is due any more.",
        resolve: ({ settled }) => settled?.holds ?? null,
      }),
      because: t.field({ type: [Text_], resolve: ({ settled }) => settled?.because ?? [] }),
      invoice: t.field({ type: InvoiceRef, nullable: true, resolve: ({ invoice }) => invoice }),
      // Sums are whole cents, and may be more than 32 bits hold.
      creditedCents: t.exposeFloat("credited", { description: "What credit notes took off the invoice." }),
      receivedCents: t.float({ resolve: ({ balance }) => balance.received }),
      openCents: t.float({ resolve: ({ balance }) => balance.open }),
      overpaidCents: t.float({ resolve: ({ balance }) => balance.overpaid }),
      payments: t.field({ type: [ReceivedPaymentRef], resolve: ({ payments }) => payments }),
      refunds: t.field({ type: [RefundRef], resolve: ({ refunds }) => refunds }),
      creditNotes: t.field({ type: [CreditNoteRef], resolve: ({ credits }) => credits }),
      takesCards: t.exposeBoolean("takesCards"),
      howToPay: t.field({ type: Text_, nullable: true, resolve: ({ howToPay }) => howToPay }),
    }),
  });
}

function addItems(): void {
  PaymentItemRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      kind: t.exposeString("kind", { description: "service, which is paid to the office, or government." }),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      quantity: t.int({ resolve: ({ quantity }) => quantity.value }),
      because: t.field({ type: [Text_], resolve: ({ quantity }) => quantity.because }),
      priceCents: t.int({ nullable: true, resolve: ({ price }) => price }),
      amountCents: t.exposeInt("amountCents", { nullable: true }),
      description: t.field({ type: Text_, nullable: true, resolve: ({ description }) => description }),
      note: t.field({ type: Text_, nullable: true, resolve: ({ note }) => note }),
      isInvoiced: t.exposeBoolean("isInvoiced"),
    }),
  });
  InvoiceLineRef.implement({
    fields: (t) => ({
      id: t.exposeString("id"),
      kind: t.exposeString("kind"),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      priceCents: t.exposeInt("priceCents"),
      quantity: t.exposeInt("quantity"),
      description: t.field({ type: Text_, nullable: true, resolve: ({ description }) => description }),
      note: t.field({ type: Text_, nullable: true, resolve: ({ note }) => note }),
    }),
  });
  InvoiceRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      number: t.exposeInt("number"),
      issuedAt: t.field({ type: "DateTime", resolve: ({ issuedAt }) => issuedAt }),
      totalCents: t.exposeInt("totalCents"),
      lines: t.field({ type: [InvoiceLineRef], resolve: ({ lines }) => lines }),
      isOfToday: t.exposeBoolean("isOfToday", { description: "An invoice of today would ask for the same." }),
    }),
  });
}

function addMoney(): void {
  ReceivedPaymentRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      cents: t.exposeFloat("cents"),
      currency: t.exposeString("currency"),
      receivedOn: t.field({ type: "Date", resolve: ({ receivedOn }) => receivedOn }),
      how: t.exposeString("how", { description: "transfer, card, cheque, cash, other or online." }),
      reference: t.exposeString("reference", { nullable: true }),
      isCancelled: t.boolean({ resolve: ({ cancelledAt }) => cancelledAt !== null }),
      recordedByName: t.string({
        nullable: true,
        resolve: async ({ recordedBy }, _, { account }) => fullName(await account(recordedBy)),
      }),
    }),
  });
  RefundRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      cents: t.exposeFloat("cents"),
      currency: t.exposeString("currency"),
      state: t.exposeString("state", { description: "asked, sending, made, declined or failed." }),
      how: t.exposeString("how", { nullable: true }),
      reason: t.exposeString("reason", { nullable: true }),
      askedAt: t.field({ type: "DateTime", resolve: ({ askedAt }) => askedAt }),
      askedByName: t.string({
        nullable: true,
        resolve: async ({ askedBy }, _, { account }) => fullName(await account(askedBy)),
      }),
    }),
  });
}

function addCreditNotes(): void {
  CreditNoteRef.implement({
    description: "What was taken off the invoice, because money went back or because the office says so.",
    fields: (t) => ({
      id: t.exposeID("id"),
      number: t.exposeInt("number"),
      cents: t.exposeFloat("cents"),
      issuedAt: t.field({ type: "DateTime", resolve: ({ issuedAt }) => issuedAt }),
      reason: t.exposeString("reason", { nullable: true }),
      isOfRefund: t.boolean({ resolve: ({ refundId }) => refundId !== null }),
      isCancelled: t.boolean({ resolve: ({ cancelledAt }) => cancelledAt !== null }),
    }),
  });
}

function addPrices(): void {
  ServicePriceRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      applicationType: t.exposeString("applicationType"),
      itemId: t.exposeString("itemId"),
      appliesTo: t.exposeString("appliesTo", { description: "application, spouse or eachChild." }),
      cents: t.exposeInt("cents", { nullable: true }),
      addIfZero: t.exposeBoolean("addIfZero"),
      name: t.field({ type: Text_, resolve: ({ name }) => name }),
      description: t.field({ type: Text_, nullable: true, resolve: ({ description }) => description }),
      note: t.field({ type: Text_, nullable: true, resolve: ({ note }) => note }),
      from: t.field({ type: "Date", resolve: ({ validFrom }) => validFrom }),
      until: t.field({ type: "Date", nullable: true, resolve: ({ validUntil }) => validUntil }),
    }),
  });
  UnplacedPaymentRef.implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      reference: t.exposeString("reference", { nullable: true }),
      cents: t.exposeFloat("cents", { nullable: true }),
      currency: t.exposeString("currency", { nullable: true }),
      receivedAt: t.field({ type: "DateTime", resolve: ({ receivedAt }) => receivedAt }),
    }),
  });
  PricesRef.implement({
    fields: (t) => ({
      prices: t.field({
        type: [ServicePriceRef],
        description: "Every price that was ever added, in that order: of two that hold on a day, the later counts.",
        resolve: ({ prices }) => prices,
      }),
      unplaced: t.field({
        type: [UnplacedPaymentRef],
        description: "Money that came in and names no case.",
        resolve: ({ unplaced }) => unplaced,
      }),
      version: t.int({ resolve: ({ kept }) => kept.version }),
      collectsFees: t.boolean({ resolve: ({ kept }) => kept.settings.collectsFees }),
      howToPay: t.field({ type: Text_, resolve: ({ kept }) => kept.settings.howToPay }),
    }),
  });
}

export function addPaymentQueries(): void {
  builder.queryField("prices", (t) =>
    t.field({
      type: PricesRef,
      nullable: true,
      description: "admin",
      resolve: async (_, __, { actor, deps: { db } }) => {
        if (!mayKeepPrices(actor)) return null;
        const [prices, unplaced, kept] = await Promise.all([
          listServicePrices(db),
          listUnplacedEvents(db),
          readPaymentSettings(db),
        ]);
        return { prices, unplaced, kept };
      },
    }),
  );
}
