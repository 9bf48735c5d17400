import { graphql } from "../../api/graphql.ts";

/** Schools of the list that have the words of a search. */
export const schoolNamesQuery = graphql(`
  query SchoolNames($search: String!) {
    schools(search: $search) {
      name
      city
      province
    }
  }
`);
