import { graphql } from "../../../api/graphql.ts";

export const ownLifeQuery = graphql(`
  query OwnLife {
    ownLife {
      values
      versions
    }
  }
`);

export const saveOwnLifeMutation = graphql(`
  mutation SaveOwnLife($changes: [OwnLifeChange!]!) {
    saveOwnLife(changes: $changes) {
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
