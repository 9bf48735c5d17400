import { graphql } from "../../api/graphql.ts";

export const previewClientsQuery = graphql(`
  query PreviewClients($lines: [ClientLineInput!]!, $defaults: ClientDefaultsInput!) {
    previewClients(lines: $lines, defaults: $defaults) {
      line
      firstName
      lastName
      isNameGuessed
      email
      faults {
        code
        text {
          en
          fr
        }
        path
      }
      hasAccount
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
    }
  }
`);

export const importClientsMutation = graphql(`
  mutation ImportClients(
    $key: ID!
    $total: Int!
    $invites: Boolean!
    $lines: [ClientLineInput!]!
    $defaults: ClientDefaultsInput!
  ) {
    importClients(key: $key, total: $total, invites: $invites, lines: $lines, defaults: $defaults) {
      imported {
        line
        applicationId
      }
      faults {
        line
        refusals {
          code
          text {
            en
            fr
          }
          path
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

export const clientImportsQuery = graphql(`
  query ClientImports {
    clientImports {
      id
      byName
      createdAt
      total
      done
      undoneAt
      undoUntil
    }
  }
`);

export const undoClientImportMutation = graphql(`
  mutation UndoClientImport($importId: ID!, $keepWorkedOn: Boolean!) {
    undoClientImport(importId: $importId, keepWorkedOn: $keepWorkedOn) {
      removed
      kept {
        id
        type
        owner {
          firstName
          lastName
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

export const teamForImportQuery = graphql(`
  query TeamForImport {
    assignableStaff {
      id
      email
      firstName
      lastName
    }
  }
`);
