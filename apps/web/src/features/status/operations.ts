import { graphql } from "../../api/graphql.ts";

/** Where a case stands, what may happen next by this reader, and what happened so far. */
export const lifecycleQuery = graphql(`
  query Lifecycle($id: ID!) {
    application(id: $id) {
      id
      type
      status
      closedAt
      erasesAt
      statusUpdatedAt
      abilities
      lifecycle {
        name { en fr }
        now { en fr }
        steps {
          id
          to
          toName { en fr }
          name { en fr }
          means { en fr }
          asks { key kind label { en fr } hint { en fr } isOptional suggested options { id name { en fr } } }
          confirms { id text { en fr } }
          reason
          warns { en fr }
          open { kind id text { en fr } person childNumber personName whose { en fr } path }
          isReport
          leavesTheHouse
          isFiling
          links
        }
        history { id name { en fr } fromName { en fr } toName { en fr } at byName reason undoneAt mayUndo }
        reports { id transition name { en fr } at entered { key label { en fr } value words { en fr } } }
        facts { key label { en fr } value words { en fr } }
        forceable { id name { en fr } }
        offers { kind type name { en fr } means { en fr } warns { en fr } }
        startedFrom { application { id type } name { en fr } statusName { en fr } startedAt }
        continuesIn { application { id type } name { en fr } statusName { en fr } startedAt }
        pagesToConfirm
        filings {
          id
          filedOn
          confirmationNumber
          formsAreFilled
          filedForms { title { en fr } person childNumber }
          files { fileId name pageName { en fr } opens isInCase }
          packageId
          packageFiles {
            path
            field { en fr }
            title { en fr }
            sha256
            edition
            toDo { en fr }
            upload
            uploadedAt
            uploadedByName
          }
        }
      }
    }
  }
`);

export const changeStatusMutation = graphql(`
  mutation ChangeStatus(
    $applicationId: ID!
    $transition: String!
    $from: String!
    $entered: [StatusEntryInput!]!
    $confirmed: [String!]!
    $reason: String!
    $requestId: String!
  ) {
    changeStatus(
      applicationId: $applicationId
      transition: $transition
      from: $from
      entered: $entered
      confirmed: $confirmed
      reason: $reason
      requestId: $requestId
    ) {
      isReported
      refusals { code path text { en fr } }
      open { kind id text { en fr } person childNumber personName whose { en fr } path }
    }
  }
`);

export const startLinkedMutation = graphql(`
  mutation StartLinkedApplication($applicationId: ID!, $kind: String!, $requestId: String!) {
    startLinkedApplication(applicationId: $applicationId, kind: $kind, requestId: $requestId) {
      application { id }
      refusals { code text { en fr } }
    }
  }
`);

export const undoStatusChangeMutation = graphql(`
  mutation UndoStatusChange($applicationId: ID!, $changeId: ID!) {
    undoStatusChange(applicationId: $applicationId, changeId: $changeId) {
      refusals { code text { en fr } }
    }
  }
`);

export const forceStatusMutation = graphql(`
  mutation ForceStatus($applicationId: ID!, $from: String!, $to: String!, $reason: String!, $requestId: String!) {
    forceStatus(applicationId: $applicationId, from: $from, to: $to, reason: $reason, requestId: $requestId) {
      refusals { code path text { en fr } }
    }
  }
`);

export const declineReportMutation = graphql(`
  mutation DeclineReport($applicationId: ID!) {
    declineReport(applicationId: $applicationId) {
      refusals { code text { en fr } }
    }
  }
`);

/** Parts that are open again, and what may be opened. */
export const reopenedPartsQuery = graphql(`
  query ReopenedParts($id: ID!) {
    application(id: $id) {
      id
      reopenedParts {
        id
        kind
        name { en fr }
        path
        reason
        openedAt
        openedByName
        closedAt
        outcome
        mayFinish
        mayClose
      }
      reopenable { kind part childNumber name { en fr } subject { en fr } }
    }
  }
`);

export const reopenPartMutation = graphql(`
  mutation ReopenPart($applicationId: ID!, $kind: String!, $part: String!, $childNumber: Int, $reason: String!) {
    reopenPart(
      applicationId: $applicationId
      kind: $kind
      part: $part
      childNumber: $childNumber
      reason: $reason
    ) {
      refusals { code path text { en fr } }
    }
  }
`);

export const finishPartMutation = graphql(`
  mutation FinishPart($applicationId: ID!, $partId: ID!) {
    finishPart(applicationId: $applicationId, partId: $partId) {
      refusals { code text { en fr } }
    }
  }
`);

export const closePartMutation = graphql(`
  mutation ClosePart($applicationId: ID!, $partId: ID!) {
    closePart(applicationId: $applicationId, partId: $partId) {
      refusals { code text { en fr } }
    }
  }
`);

/** What the team records by itself, with who recorded it. */
export const recordedFactsQuery = graphql(`
  query RecordedFacts($id: ID!) {
    application(id: $id) {
      id
      recordedFacts {
        key
        kind
        label { en fr }
        hint { en fr }
        choices { id name { en fr } }
        words
        recordedAt
        recordedByName
      }
    }
  }
`);

export const recordFactMutation = graphql(`
  mutation RecordFact($applicationId: ID!, $fact: String!, $words: [String!]!, $seen: [String!]!) {
    recordFact(applicationId: $applicationId, fact: $fact, words: $words, seen: $seen) {
      refusals { code path text { en fr } }
    }
  }
`);
