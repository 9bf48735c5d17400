import { graphql } from "../../api/graphql.ts";

const doneFields = graphql(`
  fragment DoneFields on DoneResult {
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
`);

export const usersQuery = graphql(`
  query Users {
    users {
      id
      email
      firstName
      lastName
      role
      roles
      twoFactorEnabled
      disabledAt
    }
    firm {
      version
    }
    membership
    prices {
      prices {
        id
      }
    }
    officialBlanks {
      sha256
    }
    invitations {
      id
      email
      role
      expiresAt
      acceptedAt
    }
    damagedFiles {
      fileId
      applicationId
      damage
      checkedAt
    }
    organisations {
      id
      kind
      name
    }
    outbox {
      id
      to
      subject
      body
      createdAt
      sentAt
    }
  }
`);

export const inviteStaffMutation = graphql(
  `
    mutation InviteStaff($email: String!, $role: Role!, $language: String!, $organisationId: ID) {
      inviteStaff(email: $email, role: $role, language: $language, organisationId: $organisationId) {
        ...DoneFields
      }
    }
  `,
  [doneFields],
);

export const formLibraryQuery = graphql(`
  query FormLibrary {
    officialBlanks {
      sha256
      form
      edition
      language
      kind
      addedAt
      source
    }
    officialFormFiles {
      form
      edition
      language
      address
    }
  }
`);

export const fetchOfficialBlankMutation = graphql(`
  mutation FetchOfficialBlank($address: String!) {
    fetchOfficialBlank(address: $address) {
      blank {
        sha256
      }
      refusals {
        code
        text {
          en
          fr
        }
        missing
        added
      }
    }
  }
`);

export const knownSchoolsQuery = graphql(`
  query KnownSchools {
    knownSchools {
      version
      listed
      schools {
        schoolId
        names
        suppliesCertificate
        marksPlacement
        paysForStudents
        programs
      }
    }
  }
`);

export const exchangeRatesQuery = graphql(`
  query ExchangeRates {
    exchangeRates {
      count
      currencies
      newest
    }
  }
`);

export const saveKnownSchoolsMutation = graphql(
  `
    mutation SaveKnownSchools($schools: [KnownSchoolInput!]!, $baseVersion: Int!) {
      saveKnownSchools(schools: $schools, baseVersion: $baseVersion) {
        ...DoneFields
      }
    }
  `,
  [doneFields],
);

export const keptVideosQuery = graphql(`
  query KeptVideos {
    tutorialVideos {
      version
      videos {
        type
        language
        address
        transcript
      }
    }
  }
`);

export const saveTutorialVideosMutation = graphql(
  `
    mutation SaveTutorialVideos($videos: [TutorialVideoInput!]!, $baseVersion: Int!) {
      saveTutorialVideos(videos: $videos, baseVersion: $baseVersion) {
        ...DoneFields
      }
    }
  `,
  [doneFields],
);

export const pricesQuery = graphql(`
  query Prices {
    prices {
      version
      collectsFees
      howToPay {
        en
        fr
      }
      prices {
        id
        applicationType
        itemId
        cents
        name {
          en
          fr
        }
        from
        until
      }
      unplaced {
        id
        reference
        cents
        currency
        receivedAt
      }
    }
  }
`);

export const addServicePriceMutation = graphql(
  `
    mutation AddServicePrice($price: ServicePriceInput!) {
      addServicePrice(price: $price) {
        ...DoneFields
      }
    }
  `,
  [doneFields],
);

export const savePaymentSettingsMutation = graphql(
  `
    mutation SavePaymentSettings($collectsFees: Boolean!, $howToPay: TextInput!, $baseVersion: Int!) {
      savePaymentSettings(collectsFees: $collectsFees, howToPay: $howToPay, baseVersion: $baseVersion) {
        ...DoneFields
      }
    }
  `,
  [doneFields],
);

export const firmQuery = graphql(`
  query Firm {
    firm {
      values
      version
    }
  }
`);

export const saveFirmMutation = graphql(`
  mutation SaveFirm($values: JSON!, $baseVersion: Int!) {
    saveFirm(values: $values, baseVersion: $baseVersion) {
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
