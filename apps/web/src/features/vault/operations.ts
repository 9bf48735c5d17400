import { graphql } from "../../api/graphql.ts";

export const trashQuery = graphql(`
  query Trash($id: ID!) {
    application(id: $id) {
      id
      trashDays
      filesOfPeopleGone
      trash {
        id
        page
        slot
        person
        childNumber
        name
        bytes
        daysInTrash
        abilities
      }
      caseFile
    }
  }
`);

export const sortDocumentMutation = graphql(`
  mutation SortDocument($fileId: ID!, $page: String!, $slot: String!, $childNumber: Int) {
    sortDocument(fileId: $fileId, page: $page, slot: $slot, childNumber: $childNumber) {
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

export const deleteDocumentMutation = graphql(`
  mutation DeleteDocument($fileId: ID!) {
    deleteDocument(fileId: $fileId) {
      document {
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

export const removeGuestDocumentMutation = graphql(`
  mutation RemoveGuestDocument($fileId: ID!) {
    removeGuestDocument(fileId: $fileId) {
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

export const restoreDocumentMutation = graphql(`
  mutation RestoreDocument($fileId: ID!) {
    restoreDocument(fileId: $fileId) {
      document {
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

export const stateNoDocumentMutation = graphql(`
  mutation StateNoDocument($applicationId: ID!, $page: String!, $slot: String!, $childNumber: Int, $explanation: String) {
    stateNoDocument(applicationId: $applicationId, page: $page, slot: $slot, childNumber: $childNumber, explanation: $explanation) {
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

export const takeBackNoDocumentMutation = graphql(`
  mutation TakeBackNoDocument($applicationId: ID!, $page: String!, $slot: String!, $childNumber: Int) {
    takeBackNoDocument(applicationId: $applicationId, page: $page, slot: $slot, childNumber: $childNumber) {
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

export const keepDuplicateMutation = graphql(`
  mutation KeepDuplicate($fileId: ID!) {
    keepDuplicate(fileId: $fileId) {
      document {
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

export const eraseDocumentMutation = graphql(`
  mutation EraseDocument($fileId: ID!) {
    eraseDocument(fileId: $fileId) {
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

export const arrangeFilesMutation = graphql(`
  mutation ArrangeFiles($fileIds: [ID!]!) {
    arrangeFiles(fileIds: $fileIds) {
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

export const renameDocumentMutation = graphql(`
  mutation RenameDocument($fileId: ID!, $name: String!) {
    renameDocument(fileId: $fileId, name: $name) {
      document {
        id
        name
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

export const rotateDocumentMutation = graphql(`
  mutation RotateDocument($fileId: ID!, $rotation: Int!) {
    rotateDocument(fileId: $fileId, rotation: $rotation) {
      document {
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

export const correctReadingMutation = graphql(`
  mutation CorrectReading($fileId: ID!, $field: String!, $value: String) {
    correctReading(fileId: $fileId, field: $field, value: $value) {
      document {
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

export const explainTransactionMutation = graphql(`
  mutation ExplainTransaction($fileId: ID!, $depositDate: String!, $depositAmount: Float!, $explanation: String!, $noSupportingDocuments: Boolean!, $documentFiles: [ID!]!) {
    explainTransaction(fileId: $fileId, depositDate: $depositDate, depositAmount: $depositAmount, explanation: $explanation, noSupportingDocuments: $noSupportingDocuments, documentFiles: $documentFiles) {
      document {
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

export const readAgainMutation = graphql(`
  mutation ReadAgain($fileId: ID!, $password: String) {
    readAgain(fileId: $fileId, password: $password) {
      document {
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

export const allowModelMutation = graphql(`
  mutation AllowModel($fileId: ID!, $isAllowed: Boolean!) {
    allowModel(fileId: $fileId, isAllowed: $isAllowed) {
      document {
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

export const tutorialVideosQuery = graphql(`
  query TutorialVideos {
    tutorialVideos {
      videos {
        type
        language
        address
        transcript
      }
    }
  }
`);

export const sayWhyDocumentCountsMutation = graphql(`
  mutation SayWhyDocumentCounts($fileId: ID!, $because: String) {
    sayWhyDocumentCounts(fileId: $fileId, because: $because) {
      document {
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
