import { graphql } from './graphql.ts';

export const applicationChangedSubscription = graphql(`
  subscription ApplicationChanged($id: ID!) {
    applicationChanged(id: $id) {
      kind
      fileId
      progress {
        stage
        page
        pages
        ratio
      }
    }
  }
`);
