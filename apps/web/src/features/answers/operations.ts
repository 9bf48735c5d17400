import { graphql } from "../../api/graphql.ts";

export const answersSheetQuery = graphql(`
  query AnswersSheet($id: ID!) {
    application(id: $id) {
      id
      type
      abilities
      caseFile
      untoldQuestions
      owner {
        firstName
        lastName
      }
    }
    answerHistory(applicationId: $id) {
      key
      version
      value
      answeredAt
      answeredBy {
        kind
        name
        role
      }
      revisions {
        version
        value
        answeredAt
        answeredBy {
          kind
          name
          role
        }
      }
    }
  }
`);
