import { graphql } from "../../api/graphql.ts";

/** Who sees what of each application that the reader has, besides the applicant. */
export const whoSeesQuery = graphql(`
  query WhoSees {
    applications {
      id
      type
      whoSees {
        role
        name
        sees
      }
    }
  }
`);
