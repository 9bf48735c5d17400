import { graphql } from "../../../api/graphql.ts";

export const closingQuery = graphql(`
  query CaseClosing($id: ID!) {
    application(id: $id) {
      id
      closedAt
      abilities
      closings {
        id
        reason { en fr }
        words
        closedAt
        closedByName
        reopenedReason { en fr }
        reopenedWords
        reopenedAt
        reopenedByName
      }
      beforeClosing {
        deadlines { id title { en fr } date }
        openTasks
      }
    }
  }
`);

export const closeCaseMutation = graphql(`
  mutation CloseCase($applicationId: ID!, $reason: String!, $ownWords: String!, $seenDeadlines: [String!]!) {
    closeCase(applicationId: $applicationId, reason: $reason, ownWords: $ownWords, seenDeadlines: $seenDeadlines) {
      application { id closedAt }
      refusals { code path text { en fr } }
    }
  }
`);

export const reopenCaseMutation = graphql(`
  mutation ReopenCase($applicationId: ID!, $reason: String!, $ownWords: String!) {
    reopenCase(applicationId: $applicationId, reason: $reason, ownWords: $ownWords) {
      application { id closedAt }
      refusals { code path text { en fr } }
    }
  }
`);
