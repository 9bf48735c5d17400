import { graphql } from "../../api/graphql.ts";

export const countAccountMutation = graphql(`
  mutation CountAccount($fileId: ID!, $isCounted: Boolean!, $account: String) {
    countAccount(fileId: $fileId, isCounted: $isCounted, account: $account) {
      document {
        id
      }
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

export const formStatusesQuery = graphql(`
  query FormStatuses($id: ID!) {
    application(id: $id) {
      id
      formStatuses {
        key
        id
        title {
          en
          fr
        }
        person
        childNumber
        isComplete
        isFilled
        changedSince {
          en
          fr
        }
        settledBy
        forLawyer
        parts {
          id
          title {
            en
            fr
          }
          gaps {
            path
          }
        }
      }
      lettersToConfirm
      readiness {
        readyForReview
        open {
          kind
          id
          forLawyer
        }
      }
    }
  }
`);
