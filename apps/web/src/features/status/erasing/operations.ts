import { graphql } from "../../../api/graphql.ts";

export const erasingQuery = graphql(`
  query Erasing($id: ID!) {
    application(id: $id) {
      id
      closedAt
      abilities
      erasure {
        id
        reason { en fr }
        askedAt
        askedByName
        isAskedByMe
        confirmedAt
        confirmedByName
        erasesAt
      }
      hold { reason setAt setByName }
    }
  }
`);

export const askErasureMutation = graphql(`
  mutation AskErasure($applicationId: ID!, $reason: String!) {
    askErasure(applicationId: $applicationId, reason: $reason) {
      refusals { code path text { en fr } }
    }
  }
`);

export const confirmErasureMutation = graphql(`
  mutation ConfirmErasure($applicationId: ID!) {
    confirmErasure(applicationId: $applicationId) {
      refusals { code path text { en fr } }
    }
  }
`);

export const undoErasureMutation = graphql(`
  mutation UndoErasure($applicationId: ID!) {
    undoErasure(applicationId: $applicationId) {
      refusals { code path text { en fr } }
    }
  }
`);

export const holdCaseMutation = graphql(`
  mutation HoldCase($applicationId: ID!, $reason: String!) {
    holdCase(applicationId: $applicationId, reason: $reason) {
      refusals { code path text { en fr } }
    }
  }
`);

export const liftHoldMutation = graphql(`
  mutation LiftHold($applicationId: ID!) {
    liftHold(applicationId: $applicationId) {
      refusals { code path text { en fr } }
    }
  }
`);
