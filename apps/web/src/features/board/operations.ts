import { graphql } from "../../api/graphql.ts";

export const boardQuery = graphql(`
  query Board {
    board {
      isOfFirm
      statuses {
        status
        waitsFor
        cases
        blocked
        halfDays
        longestDays
      }
      weeks {
        week
        waitsFor
        cases
      }
      deadlines {
        week
        cases
      }
    }
  }
`);
