import { graphql } from "../../../api/graphql.ts";

export const beginClientCaseMutation = graphql(`
  mutation BeginClientCase(
    $firstName: String!
    $lastName: String!
    $email: String!
    $language: String!
    $type: String!
    $staffId: ID
  ) {
    beginClientCase(
      firstName: $firstName
      lastName: $lastName
      email: $email
      language: $language
      type: $type
      staffId: $staffId
    ) {
      application {
        id
      }
      refusals {
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

export const casesNamedQuery = graphql(`
  query CasesNamed($name: String!) {
    casesNamed(name: $name) {
      cases {
        id
        type
        status
        owner {
          id
          firstName
          lastName
        }
      }
      elsewhere
      ask
    }
  }
`);
