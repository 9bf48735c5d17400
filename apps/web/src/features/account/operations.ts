import { graphql } from "../../api/graphql.ts";

export const acceptInvitationMutation = graphql(`
  mutation AcceptInvitation($token: String!) {
    acceptInvitation(token: $token) {
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

export const claimSetupMutation = graphql(`
  mutation ClaimSetup($token: String!) {
    claimSetup(token: $token) {
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

export const setProfileMutation = graphql(`
  mutation SetProfile($firstName: String!, $lastName: String!) {
    setProfile(firstName: $firstName, lastName: $lastName) {
      done
      refusals {
        code
        text {
          en
          fr
        }
        path
      }
    }
  }
`);

export const setLanguageMutation = graphql(`
  mutation SetLanguage($language: String!) {
    setLanguage(language: $language) {
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

export const membershipQuery = graphql(`
  query Membership {
    membership
  }
`);

export const saveMembershipMutation = graphql(`
  mutation SaveMembership($membership: JSON!) {
    saveMembership(membership: $membership) {
      refusals {
        path
        text {
          en
          fr
        }
      }
    }
  }
`);
