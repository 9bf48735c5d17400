import { graphql } from "../../api/graphql.ts";

export const calendarFeedQuery = graphql(`
  query CalendarFeed {
    calendarFeed {
      createdAt
      readAt
      withNames
    }
  }
`);

export const createCalendarFeedMutation = graphql(`
  mutation CreateCalendarFeed($withNames: Boolean) {
    createCalendarFeed(withNames: $withNames) {
      path
      refusals {
        code
        text {
          en
          fr
        }
      }
    }
  }
`);

export const revokeCalendarFeedMutation = graphql(`
  mutation RevokeCalendarFeed {
    revokeCalendarFeed {
      refusals {
        code
        text {
          en
          fr
        }
      }
    }
  }
`);
