import { graphql } from '../../api/graphql.ts';

export const assessmentQuery = graphql(`
  query Assessment($id: ID!) {
    application(id: $id) {
      id
      type
      status
      abilities
      caseFile
      answerVersions
      acknowledgedWarnings {
        warningId
        fileId
        at
      }
    }
  }
`);

export const saveAnswersMutation = graphql(`
  mutation SaveAnswers($applicationId: ID!, $answers: [AnswerInput!]!) {
    saveAnswers(applicationId: $applicationId, answers: $answers) {
      saved {
        key
        version
      }
      conflicts {
        key
        value
        version
        answeredAt
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
