import { graphql } from "../../api/graphql.ts";

const shownMessage = graphql(`
  fragment ShownMessage on Message {
    id
    position
    body
    isFromTeam
    isOwn
    byName
    writtenAt
    isRead
  }
`);

export const messagesQuery = graphql(
  `
  query CaseMessages($id: ID!) {
    application(id: $id) {
      id
      type
      thread {
        unread
        mayWrite
        messages {
          ...ShownMessage
        }
      }
    }
  }
`,
  [shownMessage],
);

export const earlierMessagesQuery = graphql(
  `
    query EarlierMessages($applicationId: ID!, $position: Int!) {
      earlierMessages(applicationId: $applicationId, position: $position) {
        ...ShownMessage
      }
    }
  `,
  [shownMessage],
);

export const sendMessageMutation = graphql(`
  mutation SendMessage($applicationId: ID!, $key: ID!, $body: String!) {
    sendMessage(applicationId: $applicationId, key: $key, body: $body) {
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

export const markMessagesReadMutation = graphql(`
  mutation MarkMessagesRead($applicationId: ID!, $position: Int!) {
    markMessagesRead(applicationId: $applicationId, position: $position) {
      refusals {
        code
      }
    }
  }
`);
