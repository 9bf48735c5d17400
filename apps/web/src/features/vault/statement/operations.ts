import { graphql } from "../../../api/graphql.ts";

export const mayConfirmStatementQuery = graphql(`
  query MayConfirmStatement($id: ID!) {
    application(id: $id) { id mayConfirmStatement }
  }
`);

export const confirmStatementMutation = graphql(`
  mutation ConfirmStatement($applicationId: ID!, $fileIds: [ID!]!) {
    confirmStatement(applicationId: $applicationId, fileIds: $fileIds) {
      refusals { code text { en fr } }
    }
  }
`);
