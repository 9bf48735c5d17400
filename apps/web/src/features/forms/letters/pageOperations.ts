import { graphql } from "../../../api/graphql.ts";

/** What the page of a letter shows beside its text; which fields it asks comes with the text (ADR 0340). */
export const letterPageQuery = graphql(`
  query LetterPage($id: ID!, $slug: String!, $isOfTeam: Boolean!) {
    application(id: $id) {
      id
      type
      status
      abilities
      owner {
        id
      }
      letterPage(slug: $slug, isOfTeam: $isOfTeam) {
        letter
        slug
        name {
          en
          fr
        }
        isOfType
        requirement
        why {
          because {
            en
            fr
          }
          restsOn
          missing
          sources {
            title
            address
            validFrom
            checkedOn
            status
          }
        }
        people {
          key
          childNumber
          name
        }
        place {
          slug
          name {
            en
            fr
          }
        }
        writer {
          section
          visitor {
            en
            fr
          }
        }
      }
      plan {
        vault {
          page
          slot
          childNumber
          permissions
        }
      }
      documents {
        page
        slot
        childNumber
        deletedAt
        filledForm
        isReturned
        state
      }
    }
  }
`);
