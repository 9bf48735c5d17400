import { graphql } from "../../api/graphql.ts";

export const unreadMessagesQuery = graphql(`
  query UnreadMessages($id: ID!) {
    application(id: $id) {
      id
      thread {
        unread
      }
    }
  }
`);
