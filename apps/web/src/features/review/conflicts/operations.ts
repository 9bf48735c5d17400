import { graphql } from "../../../api/graphql.ts";

export const conflictChecksQuery = graphql(`
  query ConflictChecks($id: ID!) {
    application(id: $id) {
      id
      conflictChecks {
        id
        checkedAt
        byName
        searched
        people {
          found {
            application {
              id
              type
            }
            asWhat {
              en
              fr
            }
            name
            searched
            isSame
          }
          elsewhere
          ask
        }
        decision
        reason
        decidedAt
        decidedByName
        mayDecide
      }
    }
  }
`);

export const checkConflictsMutation = graphql(`
  mutation CheckConflicts($applicationId: ID!) {
    checkConflicts(applicationId: $applicationId) {
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

export const decideConflictMutation = graphql(`
  mutation DecideConflict($applicationId: ID!, $checkId: ID!, $decision: String!, $reason: String!) {
    decideConflict(applicationId: $applicationId, checkId: $checkId, decision: $decision, reason: $reason) {
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
