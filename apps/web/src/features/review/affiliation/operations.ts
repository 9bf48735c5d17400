import { graphql } from "../../../api/graphql.ts";

/** To whom the applicant of a case belongs, and the schools and agencies that there are. */
export const caseAffiliationQuery = graphql(`
  query CaseAffiliation($id: ID!) {
    application(id: $id) {
      id
      affiliation {
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

export const setAffiliationMutation = graphql(`
  mutation SetAffiliation($applicationId: ID!, $applicantKind: String, $schoolId: ID, $agentId: ID) {
    setAffiliation(applicationId: $applicationId, applicantKind: $applicantKind, schoolId: $schoolId, agentId: $agentId) {
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
