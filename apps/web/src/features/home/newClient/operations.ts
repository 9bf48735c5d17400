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

export const peopleNamedQuery = graphql(`
  query PeopleNamed($firstName: String!, $lastName: String!) {
    peopleNamed(firstName: $firstName, lastName: $lastName) {
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
`);
