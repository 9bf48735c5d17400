import { graphql } from "../../api/graphql.ts";

export const documentReviewsQuery = graphql(`
  query DocumentReviews($id: ID!) {
    application(id: $id) {
      id
      documentReviews {
        id
        kind
        fileId
        page
        slot
        childNumber
        reason
        reviewedAt
        reviewedByName
        cancelledAt
        isCurrent
      }
    }
  }
`);
