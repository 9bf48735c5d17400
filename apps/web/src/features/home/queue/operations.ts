import { graphql } from "../../../api/graphql.ts";
import { shownTask } from "../../../case/desk/operations.ts";

export const myTasksQuery = graphql(
  `
    query MyTasks {
      myTasks {
        task {
          ...ShownTask
        }
        application {
          id
          owner {
            id
            firstName
            lastName
          }
        }
      }
    }
  `,
  [shownTask],
);

export const dueSoonQuery = graphql(`
  query DueSoon {
    firmCalendar {
      soon
    }
  }
`);

export const queueQuery = graphql(`
  query Queue(
    $tab: String
    $order: String
    $types: [String!]
    $statuses: [String!]
    $staff: String
    $due: String
    $closed: Boolean
    $search: String
    $after: String
  ) {
    queue(
      tab: $tab
      order: $order
      types: $types
      statuses: $statuses
      staff: $staff
      due: $due
      closed: $closed
      search: $search
      after: $after
    ) {
      next
      cases {
        foundBy
        waitsFor
        nextDeadline
        isBlocked
        answered
        asked
        application {
          id
          type
          matterNumber
          status
          closedAt
          statusUpdatedAt
          owner {
            id
            firstName
            lastName
          }
          staff {
            id
            firstName
            lastName
          }
        }
      }
    }
  }
`);

export const assignableStaffQuery = graphql(`
  query AssignableStaff {
    assignableStaff {
      id
      firstName
      lastName
      email
    }
  }
`);

export const unassignStaffFromManyMutation = graphql(`
  mutation UnassignStaffFromMany($applicationIds: [ID!]!, $staffId: ID!) {
    unassignStaffFromMany(applicationIds: $applicationIds, staffId: $staffId) {
      applicationIds
      refusals {
        code
        text {
          en
          fr
        }
        path
      }
    }
  }
`);

export const assignStaffToManyMutation = graphql(`
  mutation AssignStaffToMany($applicationIds: [ID!]!, $staffId: ID!) {
    assignStaffToMany(applicationIds: $applicationIds, staffId: $staffId) {
      applicationIds
      refusals {
        code
        text {
          en
          fr
        }
        path
      }
    }
  }
`);
