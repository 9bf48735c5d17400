import { addServicePrice } from "../../commands/payments/addServicePrice.ts";
import { cancelCredit, giveCredit } from "../../commands/payments/creditNotes.ts";
import { issueInvoice } from "../../commands/payments/issueInvoice.ts";
import { payOnline, type CheckoutResult } from "../../commands/payments/payOnline.ts";
import { cancelPayment, recordPayment } from "../../commands/payments/recordPayment.ts";
import { askForRefund, decideRefund } from "../../commands/payments/refunds.ts";
import { savePaymentSettings } from "../../commands/payments/savePaymentSettings.ts";
import {
  mayAskForRefund,
  mayDecideRefund,
  mayGiveCredit,
  mayIssueInvoice,
  mayKeepPrices,
  mayPayOnline,
  mayRecordPayment,
} from "../../policies/payments.ts";
import { builder } from "../builder.ts";
import { ApplicationResultRef, DoneResultRef, RefusalRef } from "../refs.ts";

const CheckoutResultRef = builder.objectRef<CheckoutResult>("CheckoutResult");

export function addPaymentMutations(): void {
  CheckoutResultRef.implement({
    fields: (t) => ({
      page: t.exposeString("page", { nullable: true, description: "The page of the card service." }),
      refusals: t.field({ type: [RefusalRef], resolve: ({ refusals }) => refusals }),
    }),
  });
  addPriceMutations();
  addInvoiceMutations();
  addRecordMutations();
  addRefundMutations();
  addCreditMutations();
}

const TextInput = builder.inputType("TextInput", {
  description: "A text in both languages.",
  fields: (t) => ({ en: t.string({ required: true }), fr: t.string({ required: true }) }),
});

const key = "Made by the page, once for each thing that is entered: sent again, it has no second effect.";

function addPriceMutations(): void {
  const ServicePriceInput = builder.inputType("ServicePriceInput", {
    fields: (t) => ({
      key: t.id({ required: true, description: key }),
      applicationType: t.string({ required: true }),
      itemId: t.string({ required: true }),
      appliesTo: t.string({ required: true }),
      cents: t.int({ description: "Without it, the item has no price from this day on." }),
      addIfZero: t.boolean({ required: true }),
      name: t.field({ type: TextInput, required: true }),
      description: t.field({ type: TextInput, required: true }),
      note: t.field({ type: TextInput, required: true }),
      from: t.string({ required: true }),
      until: t.string(),
    }),
  });
  builder.mutationFields((t) => ({
    addServicePrice: t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepPrices },
      description: "Adds a price. None is ever changed: of two that hold on a day, the later counts.",
      args: { price: t.arg({ type: ServicePriceInput, required: true }) },
      resolve: async (_, { price }, { actor, deps }) =>
        await addServicePrice(deps, actor, { ...price, cents: price.cents ?? null, until: price.until ?? null }),
    }),
    savePaymentSettings: t.field({
      type: DoneResultRef,
      extensions: { policy: mayKeepPrices },
      args: {
        collectsFees: t.arg.boolean({ required: true }),
        howToPay: t.arg({ type: TextInput, required: true }),
        baseVersion: t.arg.int({ required: true, description: "Version that the administrator saw, 0 for none." }),
      },
      resolve: async (_, { baseVersion, ...settings }, { actor, deps }) =>
        await savePaymentSettings(deps, actor, { settings, baseVersion }),
    }),
  }));
}

function addInvoiceMutations(): void {
  builder.mutationFields((t) => ({
    issueInvoice: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayIssueInvoice },
      description: "Asks for what is due today. The same lines again give the invoice that is there.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, { applicationId }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(issueInvoice(deps, actor, applicationId)),
    }),
    payOnline: t.field({
      type: CheckoutResultRef,
      extensions: { policy: mayPayOnline },
      description: "The page of the card service for what is still open of the invoice.",
      args: { applicationId: t.arg.id({ required: true }) },
      resolve: async (_, { applicationId }, { actor, deps }) => await payOnline(deps, actor, applicationId),
    }),
  }));
}

function addRecordMutations(): void {
  builder.mutationFields((t) => ({
    recordPayment: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayRecordPayment },
      description: "Money that somebody saw come in.",
      args: {
        applicationId: t.arg.id({ required: true }),
        key: t.arg.id({ required: true, description: key }),
        cents: t.arg.int({ required: true }),
        receivedOn: t.arg.string({ required: true }),
        how: t.arg.string({ required: true }),
        reference: t.arg.string({ required: true }),
        isAnother: t.arg.boolean({ required: true, description: "Not the same as one of its amount, day and way." }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(recordPayment(deps, actor, given)),
    }),
    cancelPayment: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayRecordPayment },
      description: "An entry that was wrong counts no more.",
      args: { applicationId: t.arg.id({ required: true }), paymentId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(cancelPayment(deps, actor, given)),
    }),
  }));
}

function addRefundMutations(): void {
  builder.mutationFields((t) => ({
    askForRefund: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAskForRefund },
      args: {
        applicationId: t.arg.id({ required: true }),
        key: t.arg.id({ required: true, description: key }),
        cents: t.arg.int({ required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(askForRefund(deps, actor, given)),
    }),
    decideRefund: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayDecideRefund },
      args: {
        applicationId: t.arg.id({ required: true }),
        refundId: t.arg.id({ required: true }),
        how: t.arg.string({
          description: "How the money goes back; online by the card service; without it, declined.",
        }),
      },
      resolve: async (_, { how, ...given }, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(decideRefund(deps, actor, { ...given, how: how ?? null })),
    }),
  }));
}

function addCreditMutations(): void {
  builder.mutationFields((t) => ({
    giveCredit: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayGiveCredit },
      description: "Takes an amount off the invoice, by a credit note with a number of its own.",
      args: {
        applicationId: t.arg.id({ required: true }),
        key: t.arg.id({ required: true, description: key }),
        cents: t.arg.int({ required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(giveCredit(deps, actor, given)),
    }),
    cancelCredit: t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayGiveCredit },
      description: "A credit note that was given by mistake counts no more.",
      args: { applicationId: t.arg.id({ required: true }), creditNoteId: t.arg.id({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(cancelCredit(deps, actor, given)),
    }),
  }));
}
