import { graphql } from "../../api/graphql.ts";

export const assessmentQuery = graphql(`
  query Assessment($id: ID!) {
    application(id: $id) {
      id
      type
      status
      abilities
      openSteps
      untoldQuestions
      caseFile
      answerVersions
      contactEmail
      unreadableAnswers {
        key
        value
      }
      acknowledgedWarnings {
        warningId
        fileId
        at
      }
    }
  }
`);

export const setAgreementMutation = graphql(`
  mutation SetAgreement($applicationId: ID!, $agreed: Boolean!) {
    setAgreement(applicationId: $applicationId, agreed: $agreed) {
      application {
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

export const guestCaseQuery = graphql(`
  query GuestCase {
    guestCase {
      applicationId
      section
      language
      finishedAt
      caseFile
      versions {
        key
        version
      }
      contactEmail
      stepIds
      documents {
        page
        slot
        title {
          en
          fr
        }
        requirement
        files {
          id
          name
        }
      }
      letters {
        key
        name {
          en
          fr
        }
      }
    }
  }
`);

export const finishSectionMutation = graphql(`
  mutation FinishSection {
    finishSection {
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
