import { graphql } from "../../../api/graphql.ts";

export const portalFitsQuery = graphql(`
  query PortalFits($applicationId: ID!, $page: String!, $slot: String!, $childNumber: Int) {
    portalFits(applicationId: $applicationId, page: $page, slot: $slot, childNumber: $childNumber) {
      id
      portal
      state
      isStale
      bytes
      summary {
        en
        fr
      }
      warnings {
        en
        fr
      }
      pages {
        en
        fr
      }
    }
  }
`);

export const fitForPortalMutation = graphql(`
  mutation FitForPortal($applicationId: ID!, $page: String!, $slot: String!, $childNumber: Int, $portal: String!) {
    fitForPortal(applicationId: $applicationId, page: $page, slot: $slot, childNumber: $childNumber, portal: $portal) {
      fitId
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
