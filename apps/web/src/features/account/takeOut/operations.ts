import { graphql } from "../../../api/graphql.ts";

export const ownApplicationsQuery = graphql(`
  query OwnApplications {
    applications {
      id
      type
      createdAt
    }
  }
`);
