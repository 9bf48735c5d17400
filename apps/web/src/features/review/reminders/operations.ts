import { graphql } from "../../../api/graphql.ts";

export const remindersQuery = graphql(`
  query Reminders($id: ID!) {
    application(id: $id) {
      id
      reminders {
        count
        last
      }
    }
  }
`);
