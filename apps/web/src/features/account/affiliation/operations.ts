import { graphql } from "../../../api/graphql.ts";

/** To whom the reader belongs, and what those may see. */
export const myAffiliationQuery = graphql(`
  query MyAffiliation {
    myAffiliation {
      fact
      value
      organisation {
        id
        kind
        name
      }
      signOn
      how
      by
      at
      consent {
        parts
        endsAt
      }
    }
  }
`);

export const giveConsentMutation = graphql(`
  mutation GiveConsent($organisationId: ID!, $parts: [String!]!, $until: String!) {
    giveConsent(organisationId: $organisationId, parts: $parts, until: $until) {
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

export const takeBackConsentMutation = graphql(`
  mutation TakeBackConsent($organisationId: ID!) {
    takeBackConsent(organisationId: $organisationId) {
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

/** Whose registration link this is. */
export const registrationLinkQuery = graphql(`
  query RegistrationLink($token: String!) {
    registrationLink(token: $token) {
      id
      kind
      name
    }
  }
`);

export const joinOrganisationMutation = graphql(`
  mutation JoinOrganisation($token: String!) {
    joinOrganisation(token: $token) {
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
