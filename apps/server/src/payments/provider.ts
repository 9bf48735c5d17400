import type { Language } from "@boreal/domain/kernel/text";

/** Where an applicant pays now, and the one way by which everything else talks to whoever takes the money (ADR 0143). */

export type CheckoutAsked = {
  readonly applicationId: string;
  readonly invoiceId: string;
  readonly number: number;
  readonly cents: number;
  /** How often money moved before: the same sum may be open a second time. */
  readonly movements: number;
  readonly language: Language;
  /** The page to come back to. */
  readonly returnTo: string;
};

export type PayBackAsked = {
  readonly refundId: string;
  /** The provider’s own name of the payment. */
  readonly payment: string;
  readonly cents: number;
};

/** What a provider tells, once its signature was found right. */
export type ProviderEvent = { readonly id: string; readonly type: string } & (
  | {
      readonly kind: "paid";
      readonly reference: string;
      readonly cents: number;
      readonly currency: string;
      readonly applicationId: string | null;
      readonly invoiceId: string | null;
    }
  | {
      readonly kind: "paidBack";
      readonly reference: string;
      /** Our refund, where we asked for it. */
      readonly refundId: string | null;
      readonly payment: string;
      readonly cents: number;
      readonly currency: string;
      readonly isFailed: boolean;
    }
  /** Of money, and not clear enough to be recorded: somebody has to look at it. */
  | {
      readonly kind: "unclear";
      readonly reference: string | null;
      readonly cents: number | null;
      readonly currency: string | null;
    }
  | { readonly kind: "other" }
);

export type PaymentProvider = {
  readonly name: "manual" | "stripe";
  /**
   * The provider’s page; `invoice` where the invoice says how to pay, `confirming` where the person paid and the message of it is
   * still to come. The same question again gives the same page.
   */
  checkout(asked: CheckoutAsked): Promise<{ readonly page: string } | "invoice" | "confirming" | "unreachable">;
  /** Sends money back, once for each refund however often it is asked; `byHand` where a person does. */
  payBack(asked: PayBackAsked): Promise<{ readonly reference: string } | "byHand" | "refused" | "unreachable">;
  /**
   * What a message says; `forged` where its signature is not the provider’s, `unreadable` where it is and the rest is no message,
   * `notOurs` where none are expected.
   */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent | "forged" | "unreadable" | "notOurs">;
};
