import { graphql } from "../../api/graphql.ts";

export const overrideWarningMutation = graphql(`
  mutation OverrideWarning($applicationId: ID!, $fileId: ID!, $warningId: String!, $reason: String!) {
    overrideWarning(applicationId: $applicationId, fileId: $fileId, warningId: $warningId, reason: $reason) {
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

export const acceptFormMutation = graphql(`
  mutation AcceptForm($applicationId: ID!, $fileId: ID!, $formKey: String!, $reason: String!) {
    acceptForm(applicationId: $applicationId, fileId: $fileId, formKey: $formKey, reason: $reason) {
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

export const withdrawLawyerDecisionMutation = graphql(`
  mutation WithdrawLawyerDecision($applicationId: ID!, $wordId: ID!) {
    withdrawLawyerDecision(applicationId: $applicationId, wordId: $wordId) {
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
