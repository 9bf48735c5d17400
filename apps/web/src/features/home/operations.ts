import { graphql } from "../../api/graphql.ts";

export const applicationsQuery = graphql(`
  query Applications {
    applications {
      id
      type
      status
      closedAt
      createdAt
      statusUpdatedAt
      owner {
        id
        firstName
        lastName
      }
      openPartCount
      plan {
        progress {
          answered
          skipped
          total
          ratio
        }
        next
      }
    }
  }
`);

export const beginByLinkMutation = graphql(`
  mutation BeginByLink($token: String!) {
    beginByLink(token: $token) {
      application {
        id
        plan {
          next
        }
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

export const startApplicationMutation = graphql(`
  mutation StartApplication($type: String!) {
    startApplication(type: $type) {
      application {
        id
        plan {
          next
        }
      }
      refusals {
        code
        text {
          en
          fr
        }
        path
      }
    }
  }
`);
