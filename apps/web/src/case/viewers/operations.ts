import { graphql } from "../../api/graphql.ts";

/** Who of the staff opened one application. */
export const whoLookedQuery = graphql(`
  query WhoLooked($id: ID!) {
    application(id: $id) {
      id
      whoLooked {
        role
        name
        at
        reason
        until
      }
    }
  }
`);

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
