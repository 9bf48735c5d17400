import { graphql } from "../../../api/graphql.ts";

export const organisationsQuery = graphql(`
  query Organisations {
    organisations {
      id
      kind
      name
      signOn {
        issuer
        clientId
        domains
      }
      links {
        id
        applicantKind
        createdAt
        revokedAt
        used
      }
    }
  }
`);

export const saveOrganisationMutation = graphql(`
  mutation SaveOrganisation($kind: String!, $name: String!) {
    saveOrganisation(kind: $kind, name: $name) {
      organisationId
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

export const createRegistrationLinkMutation = graphql(`
  mutation CreateRegistrationLink($organisationId: ID!, $applicantKind: String) {
    createRegistrationLink(organisationId: $organisationId, applicantKind: $applicantKind) {
      path
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

export const revokeRegistrationLinkMutation = graphql(`
  mutation RevokeRegistrationLink($linkId: ID!) {
    revokeRegistrationLink(linkId: $linkId) {
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

export const saveSignOnMutation = graphql(`
  mutation SaveSignOn(
    $organisationId: ID!
    $issuer: String!
    $clientId: String!
    $clientSecret: String!
    $domains: [String!]!
  ) {
    saveSignOn(
      organisationId: $organisationId
      issuer: $issuer
      clientId: $clientId
      clientSecret: $clientSecret
      domains: $domains
    ) {
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

export const removeSignOnMutation = graphql(`
  mutation RemoveSignOn($organisationId: ID!) {
    removeSignOn(organisationId: $organisationId) {
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
