import { graphql } from "../../../api/graphql.ts";

export const clientLinkQuery = graphql(`
  query ClientLink($id: ID!) {
    application(id: $id) {
      id
      clientLink {
        sentTo
        openUntil
      }
    }
  }
`);

export const inviteClientAgainMutation = graphql(`
  mutation InviteClientAgain($applicationId: ID!, $email: String!) {
    inviteClientAgain(applicationId: $applicationId, email: $email) {
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
