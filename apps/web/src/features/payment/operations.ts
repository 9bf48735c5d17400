import { graphql } from "../../api/graphql.ts";

const applicationOutcome = graphql(`
  fragment PaymentOutcome on ApplicationResult {
    refusals {
      code
      text {
        en
        fr
      }
    }
  }
`);

export const paymentsQuery = graphql(`
  query CasePayments($id: ID!) {
    application(id: $id) {
      id
      type
      abilities
      payments {
        items {
          id
          kind
          name {
            en
            fr
          }
          quantity
          because {
            en
            fr
          }
          priceCents
          amountCents
          description {
            en
            fr
          }
          note {
            en
            fr
          }
          isInvoiced
        }
        totalCents
        schoolPays
        isSettled
        because {
          en
          fr
        }
        invoice {
          id
          number
          issuedAt
          totalCents
          isOfToday
          lines {
            id
            name {
              en
              fr
            }
            quantity
            priceCents
            note {
              en
              fr
            }
          }
        }
        creditedCents
        receivedCents
        openCents
        overpaidCents
        takesCards
        howToPay {
          en
          fr
        }
        payments {
          id
          cents
          currency
          receivedOn
          how
          reference
          isCancelled
          recordedByName
        }
        refunds {
          id
          cents
          currency
          state
          how
          reason
          askedByName
        }
        creditNotes {
          id
          number
          cents
          issuedAt
          reason
          isOfRefund
          isCancelled
        }
      }
    }
  }
`);

export const issueInvoiceMutation = graphql(
  `
    mutation IssueInvoice($applicationId: ID!) {
      issueInvoice(applicationId: $applicationId) {
        ...PaymentOutcome
      }
    }
  `,
  [applicationOutcome],
);

export const payOnlineMutation = graphql(`
  mutation PayOnline($applicationId: ID!) {
    payOnline(applicationId: $applicationId) {
      page
      refusals {
        code
        text {
          en
          fr
        }
      }
    }
  }
`);

export const recordPaymentMutation = graphql(
  `
    mutation RecordPayment(
      $applicationId: ID!
      $key: ID!
      $cents: Int!
      $receivedOn: String!
      $how: String!
      $reference: String!
      $isAnother: Boolean!
    ) {
      recordPayment(
        applicationId: $applicationId
        key: $key
        cents: $cents
        receivedOn: $receivedOn
        how: $how
        reference: $reference
        isAnother: $isAnother
      ) {
        ...PaymentOutcome
      }
    }
  `,
  [applicationOutcome],
);

export const cancelPaymentMutation = graphql(
  `
    mutation CancelPayment($applicationId: ID!, $paymentId: ID!) {
      cancelPayment(applicationId: $applicationId, paymentId: $paymentId) {
        ...PaymentOutcome
      }
    }
  `,
  [applicationOutcome],
);

export const askForRefundMutation = graphql(
  `
    mutation AskForRefund($applicationId: ID!, $key: ID!, $cents: Int!, $reason: String!) {
      askForRefund(applicationId: $applicationId, key: $key, cents: $cents, reason: $reason) {
        ...PaymentOutcome
      }
    }
  `,
  [applicationOutcome],
);

export const decideRefundMutation = graphql(
  `
    mutation DecideRefund($applicationId: ID!, $refundId: ID!, $how: String) {
      decideRefund(applicationId: $applicationId, refundId: $refundId, how: $how) {
        ...PaymentOutcome
      }
    }
  `,
  [applicationOutcome],
);

export const giveCreditMutation = graphql(
  `
    mutation GiveCredit($applicationId: ID!, $key: ID!, $cents: Int!, $reason: String!) {
      giveCredit(applicationId: $applicationId, key: $key, cents: $cents, reason: $reason) {
        ...PaymentOutcome
      }
    }
  `,
  [applicationOutcome],
);

export const cancelCreditMutation = graphql(
  `
    mutation CancelCredit($applicationId: ID!, $creditNoteId: ID!) {
      cancelCredit(applicationId: $applicationId, creditNoteId: $creditNoteId) {
        ...PaymentOutcome
      }
    }
  `,
  [applicationOutcome],
);
