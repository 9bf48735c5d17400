import { graphql } from "../../../api/graphql.ts";

export const settleSpouseMutation = graphql(`
  mutation SettleSpouse($input: UpdateDependentInput!) {
    changeDependent(input: $input) {
      dependent {
        id
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
