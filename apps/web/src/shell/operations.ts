import { graphql } from "../api/graphql.ts";

export const meQuery = graphql(`
  query Me {
    me {
      id
      email
      firstName
      lastName
      role
      roles
      language
      emailVerified
      twoFactorEnabled
      mustSetSecondFactor
      abilities
    }
  }
`);

export const workAsMutation = graphql(`
  mutation WorkAs($role: Role!) {
    workAs(role: $role) {
      refusals {
        text {
          en
          fr
        }
      }
    }
  }
`);

export const notificationsQuery = graphql(`
  query Notifications {
    notifications {
      id
      about
      said {
        en
        fr
      }
      act {
        en
        fr
      }
      path
      createdAt
      readAt
    }
  }
`);

export const markNotificationsReadMutation = graphql(`
  mutation MarkNotificationsRead($ids: [ID!]!) {
    markNotificationsRead(ids: $ids) {
      done
    }
  }
`);

export const notificationArrivedSubscription = graphql(`
  subscription NotificationArrived($askedAgo: Int!) {
    notificationArrived(askedAgo: $askedAgo) {
      id
    }
  }
`);
