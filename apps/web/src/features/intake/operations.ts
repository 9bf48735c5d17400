import { graphql } from "../../api/graphql.ts";

export const intakeLinksQuery = graphql(`
  query IntakeLinks {
    intakeLinks {
      id
      type
      language
      words
      path
      mostUses
      uses
      lastDay
      endedAt
      madeAt
      byName
      mayEnd
    }
  }
`);

export const makeIntakeLinkMutation = graphql(`
  mutation MakeIntakeLink($type: String!, $language: String!, $words: String!, $mostUses: Int, $until: String!) {
    makeIntakeLink(type: $type, language: $language, words: $words, mostUses: $mostUses, until: $until) {
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

export const endIntakeLinkMutation = graphql(`
  mutation EndIntakeLink($linkId: ID!) {
    endIntakeLink(linkId: $linkId) {
      done
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
