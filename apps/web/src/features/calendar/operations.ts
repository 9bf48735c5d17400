import { graphql } from "../../api/graphql.ts";

export const firmCalendarQuery = graphql(`
  query FirmCalendar(
    $view: String
    $day: Date
    $kinds: [String!]
    $staff: String
    $applicationId: ID
    $after: String
  ) {
    firmCalendar(
      view: $view
      day: $day
      kinds: $kinds
      staff: $staff
      applicationId: $applicationId
      after: $after
    ) {
      today
      day
      from
      to
      next
      overdue
      days {
        day
        count
      }
      entries {
        id
        day
        kind
        title {
          en
          fr
        }
        words
        isForApplicant
        assigneeName
        application {
          id
          matterNumber
          owner {
            id
            firstName
            lastName
          }
        }
      }
    }
  }
`);

export const calendarMembersQuery = graphql(`
  query CalendarMembers {
    assignableStaff {
      id
      firstName
      lastName
      email
    }
  }
`);
