import { graphql } from "../../api/graphql.ts";

/** What is open again, with why, for the very page on which it is corrected. */
export const openPartsQuery = graphql(`
  query OpenParts($id: ID!) {
    application(id: $id) {
      id
      reopenedParts { id kind part childNumber steps name { en fr } reason openedAt openedByName closedAt }
    }
  }
`);
