import { graphql } from "../../api/graphql.ts";

export const calendarFeedQuery = graphql(`
  query CalendarFeed {
    calendarFeed {
      createdAt
      readAt
    }
  }
`);

export const createCalendarFeedMutation = graphql(`
  mutation CreateCalendarFeed {
    createCalendarFeed {
      path
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

export const revokeCalendarFeedMutation = graphql(`
  mutation RevokeCalendarFeed {
    revokeCalendarFeed {
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
