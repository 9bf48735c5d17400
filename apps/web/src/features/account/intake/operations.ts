import { graphql } from "../../../api/graphql.ts";

export const openIntakeLinkQuery = graphql(`
  query OpenIntakeLink($token: String!) {
    intakeLink(token: $token) {
      type
      words
    }
  }
`);
