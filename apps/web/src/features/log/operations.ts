import { graphql } from "../../api/graphql.ts";

export const caseLogQuery = graphql(`
  query CaseLog($id: ID!, $before: Int, $only: String) {
    caseLog(applicationId: $id, before: $before, only: $only) {
      entries {
        position
        at
        who {
          kind
          name
          role
        }
        what {
          en
          fr
        }
        about {
          en
          fr
        }
      }
      next
      mayCheck
    }
  }
`);

export const caseLogCheckQuery = graphql(`
  query CaseLogCheck($id: ID!) {
    caseLogCheck(applicationId: $id) {
      isWhole
      entries
      fault {
        en
        fr
      }
      isGuarded
    }
  }
`);
