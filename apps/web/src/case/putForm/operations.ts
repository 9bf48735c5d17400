import { graphql } from "../../api/graphql.ts";

export const putFormMutation = graphql(`
  mutation PutFormIntoVault($applicationId: ID!, $formKey: String!, $language: String!) {
    putFormIntoVault(applicationId: $applicationId, formKey: $formKey, language: $language) {
      fileId
      refusals {
        code
        text {
          en
          fr
        }
        path
      }
      parts {
        id
        title {
          en
          fr
        }
        gaps {
          path
          label {
            en
            fr
          }
          row {
            en
            fr
          }
        }
      }
      notes {
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

export const takeBackFormMutation = graphql(`
  mutation TakeBackForm($fileId: ID!) {
    deleteDocument(fileId: $fileId) {
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
