import { graphql } from "../../../api/graphql.ts";

export const notesQuery = graphql(`
  query CaseNotes($id: ID!) {
    application(id: $id) {
      id
      notes {
        id
        body
        isShared
        byName
        writtenAt
        mayRemove
      }
    }
  }
`);

export const writeNoteMutation = graphql(`
  mutation WriteNote($applicationId: ID!, $key: ID!, $body: String!, $isShared: Boolean!) {
    writeNote(applicationId: $applicationId, key: $key, body: $body, isShared: $isShared) {
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

export const removeNoteMutation = graphql(`
  mutation RemoveNote($applicationId: ID!, $noteId: ID!) {
    removeNote(applicationId: $applicationId, noteId: $noteId) {
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
