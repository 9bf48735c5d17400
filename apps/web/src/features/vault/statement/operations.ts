import { graphql } from "../../../api/graphql.ts";

export const mayConfirmStatementQuery = graphql(`
  query MayConfirmStatement($id: ID!) {
    application(id: $id) { id mayConfirmStatement }
  }
`);

export const confirmStatementMutation = graphql(`
  mutation ConfirmStatement($applicationId: ID!) {
    confirmStatement(applicationId: $applicationId) {
      refusals { code text { en fr } }
    }
  }
`);
