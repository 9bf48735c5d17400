import { graphql } from "../../../../api/graphql.ts";

export const guestLetterQuery = graphql(`
  query GuestLetter($letterKey: String!) {
    guestLetter(letterKey: $letterKey) {
      applicationId
      section
      name {
        en
        fr
      }
      sections
      checks {
        en
        fr
      }
      asked
      caseFile
      versions
      text
      standing
      words
      may
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
