import { graphql } from "../../../api/graphql.ts";

/** Schools and agencies through which people can sign in. */
export const signOnOrganisationsQuery = graphql(`
  query SignOnOrganisations {
    signOnOrganisations {
      id
      kind
      name
    }
  }
`);
