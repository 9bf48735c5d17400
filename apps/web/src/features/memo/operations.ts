import { graphql } from "../../api/graphql.ts";

export const memoQuery = graphql(`
  query ReadinessMemo($id: ID!) {
    application(id: $id) {
      id
      type
      memo
    }
  }
`);
