import { graphql } from "../../../api/graphql.ts";

export const setAsideQuery = graphql(`
  query SetAsideFiles($id: ID!) {
    application(id: $id) {
      id
      setAsideFiles {
        reason
        person
        childNumber
        why {
          en
          fr
        }
        count
        erasedFrom
      }
    }
  }
`);
