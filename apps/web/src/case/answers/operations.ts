import { graphql } from "../../api/graphql.ts";

export const saveAnswersMutation = graphql(`
  mutation SaveAnswers($applicationId: ID!, $answers: [AnswerInput!]!, $asGuest: Boolean) {
    saveAnswers(applicationId: $applicationId, answers: $answers, asGuest: $asGuest) {
      saved {
        key
        version
      }
      conflicts {
        key
        value
        version
        answeredAt
        wasStored
      }
      refusals {
        code
        text {
          en
          fr
        }
        path
      }
      application {
        id
        acknowledgedWarnings {
          warningId
          fileId
          at
        }
      }
    }
  }
`);

/** What stands of the answers now, with the version that a change has to name. */
export const answersNowQuery = graphql(`
  query AnswersNow($id: ID!) {
    application(id: $id) {
      id
      caseFile
      answerVersions
    }
  }
`);
