import { graphql } from "../../../api/graphql.ts";

export const letterTextsQuery = graphql(`
  query LetterTexts {
    clauseLetters {
      id
      name {
        en
        fr
      }
      versions {
        place
        isInEffect
      }
    }
  }
`);

export const textsOfLetterQuery = graphql(`
  query TextsOfLetter($letter: String!) {
    clauseLetters(only: $letter) {
      id
      today
      name {
        en
        fr
      }
      types
      sections {
        id
        title {
          en
          fr
        }
      }
      facts {
        name
        label {
          en
          fr
        }
        exampleEn
        exampleFr
        mayBeEmpty
      }
      versions {
        language
        applicationType
        place
        version
        words
        from
        reason
        isInEffect
        savedBy
        savedAt
      }
    }
  }
`);

export const textPreviewQuery = graphql(`
  query TextPreview($clause: LetterClauseInput!) {
    clausePreview(clause: $clause) {
      isCovered
      refusals {
        code
        text {
          en
          fr
        }
        path
      }
      sections {
        id
        title
        sentences {
          text
          isOfFirm
          isGap
          startsParagraph
        }
      }
    }
  }
`);

export const saveLetterTextMutation = graphql(`
  mutation SaveLetterText($clause: LetterClauseInput!, $from: String!, $reason: String!, $baseVersion: Int!) {
    saveLetterClause(clause: $clause, from: $from, reason: $reason, baseVersion: $baseVersion) {
      done
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

export const letterheadQuery = graphql(`
  query Letterhead {
    letterhead {
      address
      replacesText
    }
  }
`);

export const removeLetterheadMutation = graphql(`
  mutation RemoveLetterhead {
    removeLetterhead {
      done
    }
  }
`);
