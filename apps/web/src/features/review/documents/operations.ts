import { graphql } from "../../../api/graphql.ts";

export const acceptDocumentMutation = graphql(`
  mutation AcceptDocument($applicationId: ID!, $fileId: ID!) {
    acceptDocument(applicationId: $applicationId, fileId: $fileId) {
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

export const returnDocumentMutation = graphql(`
  mutation ReturnDocument($applicationId: ID!, $fileId: ID!, $reason: String!) {
    returnDocument(applicationId: $applicationId, fileId: $fileId, reason: $reason) {
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

export const askForDocumentMutation = graphql(`
  mutation AskForDocument(
    $applicationId: ID!
    $page: String!
    $slot: String!
    $childNumber: Int
    $reason: String!
    $requestId: String
  ) {
    askForDocument(
      applicationId: $applicationId
      page: $page
      slot: $slot
      childNumber: $childNumber
      reason: $reason
      requestId: $requestId
    ) {
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

export const cancelReviewMutation = graphql(`
  mutation CancelReview($applicationId: ID!, $reviewId: ID!) {
    cancelReview(applicationId: $applicationId, reviewId: $reviewId) {
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
