import { graphql } from "../../../api/graphql.ts";

/** Comments on passages of a letter, and its earlier texts. */

const reviewOutcome = graphql(`
  fragment ReviewOutcome on LetterResult {
    refusals {
      code
      text {
        en
        fr
      }
    }
  }
`);

export const letterCommentsQuery = graphql(`
  query LetterComments($applicationId: ID!, $letterKey: String!) {
    letter(applicationId: $applicationId, letterKey: $letterKey) {
      comments {
        id
        section
        quote
        start
        words
        proposal
        isShared
        byName
        writtenAt
        decision
        decidedByName
        isOpen
        may
        replies {
          id
          body
          byName
          writtenAt
        }
      }
    }
  }
`);

export const commentLetterMutation = graphql(
  `
  mutation CommentLetter(
    $applicationId: ID!
    $letterKey: String!
    $key: ID!
    $section: String!
    $quote: String!
    $before: String!
    $words: String!
    $proposal: String!
    $isShared: Boolean!
  ) {
    commentLetter(
      applicationId: $applicationId
      letterKey: $letterKey
      key: $key
      section: $section
      quote: $quote
      before: $before
      words: $words
      proposal: $proposal
      isShared: $isShared
    ) {
      ...ReviewOutcome
    }
  }
`,
  [reviewOutcome],
);

export const answerLetterCommentMutation = graphql(
  `
  mutation AnswerLetterComment(
    $applicationId: ID!
    $letterKey: String!
    $commentId: ID!
    $key: ID!
    $body: String!
  ) {
    answerLetterComment(
      applicationId: $applicationId
      letterKey: $letterKey
      commentId: $commentId
      key: $key
      body: $body
    ) {
      ...ReviewOutcome
    }
  }
`,
  [reviewOutcome],
);

export const decideLetterProposalMutation = graphql(
  `
  mutation DecideLetterProposal(
    $applicationId: ID!
    $letterKey: String!
    $commentId: ID!
    $isAccepted: Boolean!
    $text: String!
    $body: String!
  ) {
    decideLetterProposal(
      applicationId: $applicationId
      letterKey: $letterKey
      commentId: $commentId
      isAccepted: $isAccepted
      text: $text
      body: $body
    ) {
      ...ReviewOutcome
    }
  }
`,
  [reviewOutcome],
);

export const resolveLetterCommentMutation = graphql(
  `
  mutation ResolveLetterComment($applicationId: ID!, $letterKey: String!, $commentId: ID!, $isResolved: Boolean!) {
    resolveLetterComment(
      applicationId: $applicationId
      letterKey: $letterKey
      commentId: $commentId
      isResolved: $isResolved
    ) {
      ...ReviewOutcome
    }
  }
`,
  [reviewOutcome],
);

export const letterVersionsQuery = graphql(`
  query LetterVersions($applicationId: ID!, $letterKey: String!) {
    letter(applicationId: $applicationId, letterKey: $letterKey) {
      versions {
        id
        byName
        keptAt
        cause {
          en
          fr
        }
      }
    }
  }
`);

export const letterVersionTextsQuery = graphql(`
  query LetterVersionTexts($applicationId: ID!, $letterKey: String!, $ids: [ID!]!) {
    letterVersions(applicationId: $applicationId, letterKey: $letterKey, ids: $ids) {
      id
      sections
    }
  }
`);

export const putBackLetterTextMutation = graphql(
  `
  mutation PutBackLetterText(
    $applicationId: ID!
    $letterKey: String!
    $versionId: ID!
    $section: String!
    $text: String!
  ) {
    putBackLetterText(
      applicationId: $applicationId
      letterKey: $letterKey
      versionId: $versionId
      section: $section
      text: $text
    ) {
      ...ReviewOutcome
    }
  }
`,
  [reviewOutcome],
);
