import { graphql } from "../../../api/graphql.ts";

export const matterNumberQuery = graphql(`
  query MatterNumber($id: ID!) {
    application(id: $id) {
      id
      matterNumber
    }
  }
`);

export const setMatterNumberMutation = graphql(`
  mutation SetMatterNumber($applicationId: ID!, $matterNumber: String) {
    setMatterNumber(applicationId: $applicationId, matterNumber: $matterNumber) {
      application {
        id
        matterNumber
      }
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
