import { graphql } from "../../../api/graphql.ts";

/** To whom the applicant of a case belongs, and the schools and agencies that there are. */
export const caseBelongingQuery = graphql(`
  query CaseBelonging($id: ID!) {
    application(id: $id) {
      id
      belonging {
        fact
        value
        organisation {
          name
        }
      }
    }
    organisations {
      id
      kind
      name
    }
  }
`);

export const setBelongingMutation = graphql(`
  mutation SetBelonging($applicationId: ID!, $applicantKind: String, $schoolId: ID, $agentId: ID) {
    setBelonging(applicationId: $applicationId, applicantKind: $applicantKind, schoolId: $schoolId, agentId: $agentId) {
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
