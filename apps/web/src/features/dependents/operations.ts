import { graphql } from "../../api/graphql.ts";

export const addDependentMutation = graphql(`
  mutation AddDependent($userId: ID!, $applicationId: ID!, $input: DependentInput!) {
    enterDependent(userId: $userId, applicationId: $applicationId, input: $input) {
      dependent {
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

export const updateDependentMutation = graphql(`
  mutation UpdateDependent($input: UpdateDependentInput!) {
    changeDependent(input: $input) {
      dependent {
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

export const removeDependentMutation = graphql(`
  mutation RemoveDependent($id: ID!) {
    removeDependent(id: $id) {
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

export const removeDependentsByTypeMutation = graphql(`
  mutation RemoveDependentsByType($applicationId: ID!, $type: String!) {
    removeDependentsByType(applicationId: $applicationId, type: $type) {
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

/** Removing a person takes their documents to the trash; undoing it brings them back. */
export const restoreDependentDocumentMutation = graphql(`
  mutation RestoreDependentDocument($fileId: ID!) {
    restoreDocument(fileId: $fileId) {
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

/** The versions of the answers about the family, as they are stored now. */
export const familyAnswersQuery = graphql(`
  query FamilyAnswers($id: ID!) {
    application(id: $id) {
      id
      answerVersions
    }
  }
`);

/** Answers that stood against a change to the family; who is there after them comes back with it. */
export const changeFamilyAnswersMutation = graphql(`
  mutation ChangeFamilyAnswers($applicationId: ID!, $answers: [AnswerInput!]!) {
    saveAnswers(applicationId: $applicationId, answers: $answers) {
      saved {
        key
      }
      conflicts {
        key
      }
      refusals {
        code
        text {
          en
          fr
        }
      }
      application {
        id
        dependents {
          id
          type
          childNumber
        }
      }
    }
  }
`);
