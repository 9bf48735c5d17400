import { graphql } from "../../../api/graphql.ts";

export const personalHistoryQuery = graphql(`
  query PersonalHistory {
    personalHistory {
      values
      versions
    }
  }
`);

export const savePersonalHistoryMutation = graphql(`
  mutation SavePersonalHistory($changes: [PersonalHistoryChange!]!) {
    savePersonalHistory(changes: $changes) {
      saved {
        path
        version
      }
      conflicts {
        path
        value
        version
        enteredAt
      }
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
