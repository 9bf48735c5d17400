import { graphql } from "../../../api/graphql.ts";

export const openUntilQuery = graphql(`
  query OpenUntil($id: ID!) {
    application(id: $id) {
      id
      openUntil
    }
  }
`);

export const openWithReasonMutation = graphql(`
  mutation OpenWithReason($applicationId: ID!, $reason: String!) {
    openWithReason(applicationId: $applicationId, reason: $reason) {
      done
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
