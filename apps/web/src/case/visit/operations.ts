import { graphql } from "../../api/graphql.ts";

export const ownerOfCaseQuery = graphql(`
  query OwnerOfCase($id: ID!) {
    application(id: $id) {
      id
      type
      matterNumber
      owner {
        id
        firstName
        lastName
      }
    }
  }
`);

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
