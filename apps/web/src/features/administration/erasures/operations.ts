import { graphql } from "../../../api/graphql.ts";

export const erasuresQuery = graphql(`
  query Erasures {
    erasures {
      id
      applicationId
      type
      reason { en fr }
      askedAt
      askedByName
      confirmedAt
      confirmedByName
      erasesAt
      undoneAt
      erasedAt
      withPerson
      answers
      documents
      letters
      messages
    }
  }
`);
