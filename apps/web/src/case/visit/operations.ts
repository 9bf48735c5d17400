import { graphql } from "../../api/graphql.ts";

export const visitCaseMutation = graphql(`
  mutation VisitCase($applicationId: ID!) {
    visitCase(applicationId: $applicationId) {
      others
      since
      changes {
        said {
          en
          fr
        }
        byName
        at
      }
    }
  }
`);
