import { graphql } from "../../api/graphql.ts";

const invitationFields = graphql(`
  fragment SectionInvitationFields on SectionInvitation {
    id
    section
    language
    state
    createdAt
    expiresAt
    openedAt
    finishedAt
  }
`);

export const sectionInvitationsQuery = graphql(
  `
    query SectionInvitations($applicationId: ID!) {
      sectionInvitations(applicationId: $applicationId) {
        ...SectionInvitationFields
      }
    }
  `,
  [invitationFields],
);

export const inviteToSectionMutation = graphql(
  `
    mutation InviteToSection($applicationId: ID!, $section: String!, $email: String!, $language: String!) {
      inviteToSection(applicationId: $applicationId, section: $section, email: $email, language: $language) {
        invitation {
          ...SectionInvitationFields
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
  `,
  [invitationFields],
);

export const revokeSectionInvitationMutation = graphql(`
  mutation RevokeSectionInvitation($id: ID!) {
    revokeSectionInvitation(id: $id) {
      invitation {
        id
        state
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
