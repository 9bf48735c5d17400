import { graphql } from "./graphql.ts";

export const applicationChangedSubscription = graphql(`
  subscription ApplicationChanged($id: ID!, $askedAgo: Int!) {
    applicationChanged(id: $id, askedAgo: $askedAgo) {
      kind
      isOwn
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
