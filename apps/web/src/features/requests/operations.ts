import { graphql } from "../../api/graphql.ts";

/** What authorities ask for in a case, and what a new request can be made of. */
export const requestsQuery = graphql(`
  query AuthorityRequests($id: ID!) {
    application(id: $id) {
      id
      type
      status
      abilities
      plan { today }
      documents { id name page childNumber }
      authorityRequests {
        id
        kind
        name { en fr }
        addressee
        childNumber
        letterFileId
        letterDate
        dueDate
        deadline { date why { because { en fr } sources { title status } } }
        recordedAt
        recordedByName
        isOpen
        isEnded
        turn
        isDoneInPerson
        version
        seesItems
        mayChange
        mayLink
        mayMarkSent
        items {
          id
          state
          name { en fr }
          words { en fr }
          typed
          page
          slot
          childNumber
          path
          files
          offered
          linked
          sentOn
          mayTakeBack
          takingBackNeedsReason
          takenBackBefore { sentOn takenBackAt takenBackByName reason }
        }
      }
      authorityRequestForm {
        kinds { id name { en fr } hint { en fr } thing { en fr } isOfEach }
        people { addressee childNumber }
        letters { fileId kind addressee childNumber }
        places { page slot childNumber person name { en fr } }
      }
    }
  }
`);

export const recordRequestMutation = graphql(`
  mutation RecordRequest(
    $applicationId: ID!
    $kind: String!
    $addressee: String!
    $childNumber: Int
    $letterFileId: ID
    $letterDate: String
    $dueDate: String
    $items: [AskedInput!]!
    $requestId: String!
  ) {
    recordRequest(
      applicationId: $applicationId
      kind: $kind
      addressee: $addressee
      childNumber: $childNumber
      letterFileId: $letterFileId
      letterDate: $letterDate
      dueDate: $dueDate
      items: $items
      requestId: $requestId
    ) {
      refusals { code text { en fr } }
    }
  }
`);

export const changeRequestMutation = graphql(`
  mutation ChangeRequest(
    $applicationId: ID!
    $authorityRequestId: ID!
    $letterFileId: ID
    $letterDate: String
    $dueDate: String
    $items: [AskedInput!]!
    $baseVersion: Int
  ) {
    changeRequest(
      applicationId: $applicationId
      authorityRequestId: $authorityRequestId
      letterFileId: $letterFileId
      letterDate: $letterDate
      dueDate: $dueDate
      items: $items
      baseVersion: $baseVersion
    ) {
      refusals { code text { en fr } }
    }
  }
`);

export const cancelRequestMutation = graphql(`
  mutation CancelRequest($applicationId: ID!, $authorityRequestId: ID!) {
    cancelRequest(applicationId: $applicationId, authorityRequestId: $authorityRequestId) {
      refusals { code text { en fr } }
    }
  }
`);

export const linkRequestFileMutation = graphql(`
  mutation LinkRequestFile($applicationId: ID!, $itemId: ID!, $fileId: ID!, $linked: Boolean!) {
    linkRequestFile(applicationId: $applicationId, itemId: $itemId, fileId: $fileId, linked: $linked) {
      refusals { code text { en fr } }
    }
  }
`);

export const sendRequestItemsMutation = graphql(`
  mutation SendRequestItems($applicationId: ID!, $authorityRequestId: ID!, $itemIds: [ID!]!, $on: String!) {
    sendRequestItems(
      applicationId: $applicationId
      authorityRequestId: $authorityRequestId
      itemIds: $itemIds
      on: $on
    ) {
      refusals { code text { en fr } }
    }
  }
`);

export const takeBackSentMutation = graphql(`
  mutation TakeBackSent($applicationId: ID!, $itemId: ID!, $reason: String) {
    takeBackSent(applicationId: $applicationId, itemId: $itemId, reason: $reason) {
      refusals { code text { en fr } }
    }
  }
`);
