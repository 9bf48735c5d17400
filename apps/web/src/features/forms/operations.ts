import { graphql } from "../../api/graphql.ts";

/** What became of entries in a form or a letter. */
const savedEntries = graphql(`
  fragment SavedEntries on SaveFormValuesResult {
    saved {
      path
      version
    }
    conflicts {
      path
      value
      base
      version
      enteredAt
    }
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

const letterOutcome = graphql(`
  fragment LetterOutcome on LetterResult {
    refusals {
      code
      text {
        en
        fr
      }
    }
  }
`);

export const formsQuery = graphql(`
  query OfficialForms($id: ID!) {
    application(id: $id) {
      id
      type
      status
      abilities
      openForms
      caseFile
      formVersions
      documents {
        id
        page
        slot
        person
        childNumber
        name
        rotation
        mime
        deletedAt
        abilities
        fields {
          name
          value
          correctedValue
          page
          box
        }
      }
    }
  }
`);

export const saveFormValuesMutation = graphql(
  `
  mutation SaveFormValues($applicationId: ID!, $formKey: String!, $changes: [FormValueChange!]!) {
    saveFormValues(applicationId: $applicationId, formKey: $formKey, changes: $changes) {
      ...SavedEntries
    }
  }
`,
  [savedEntries],
);

export const officialFormQuery = graphql(`
  query OfficialForm($applicationId: ID!, $formKey: String!, $language: String!) {
    officialForm(applicationId: $applicationId, formKey: $formKey, language: $language) {
      address
      edition
      refusals {
        code
        text {
          en
          fr
        }
        path
      }
      notes {
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

export const returnedFormsQuery = graphql(`
  query ReturnedForms($applicationId: ID!, $formKey: String!) {
    returnedForms(applicationId: $applicationId, formKey: $formKey) {
      fileId
      edition
      validated
      lastValidated
      isSigned
      differences {
        path
        onForm
        inCase
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

export const saveLetterMutation = graphql(
  `
  mutation SaveLetter($applicationId: ID!, $letterKey: String!, $changes: [LetterChange!]!, $asGuest: Boolean) {
    saveLetter(applicationId: $applicationId, letterKey: $letterKey, changes: $changes, asGuest: $asGuest) {
      ...SavedEntries
    }
  }
`,
  [savedEntries],
);

export const letterExamplesQuery = graphql(`
  query LetterExamples($language: String!) {
    letterExamples(language: $language) {
      id
      about {
        en
        fr
      }
      sections {
        title {
          en
          fr
        }
        answers {
          label {
            en
            fr
          }
          typed
        }
        text
      }
    }
  }
`);

export const letterQuery = graphql(`
  query Letter($applicationId: ID!, $letterKey: String!) {
    letter(applicationId: $applicationId, letterKey: $letterKey) {
      written
      asked
      text
      standing
      isFileBehind
      words
      may
      languageModel {
        model
        runBy
        isAllowed
        may
        section
        suggestion
        standing
        sentences {
          text
          marks {
            kind
            said
            key
            because {
              en
              fr
            }
          }
        }
      }
      waiting {
        en
        fr
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

export const confirmLetterMutation = graphql(
  `
  mutation ConfirmLetter($applicationId: ID!, $letterKey: String!, $text: String!, $asGuest: Boolean) {
    confirmLetter(applicationId: $applicationId, letterKey: $letterKey, text: $text, asGuest: $asGuest) {
      ...LetterOutcome
    }
  }
`,
  [letterOutcome],
);

export const putLetterMutation = graphql(
  `
  mutation PutLetter($applicationId: ID!, $letterKey: String!) {
    putLetterIntoVault(applicationId: $applicationId, letterKey: $letterKey) {
      fileId
      ...LetterOutcome
    }
  }
`,
  [letterOutcome],
);

export const allowLetterModelMutation = graphql(
  `
  mutation AllowLetterModel($applicationId: ID!, $letterKey: String!, $isAllowed: Boolean!) {
    allowLetterModel(applicationId: $applicationId, letterKey: $letterKey, isAllowed: $isAllowed) {
      ...LetterOutcome
    }
  }
`,
  [letterOutcome],
);

export const suggestWordingMutation = graphql(
  `
  mutation SuggestWording($applicationId: ID!, $letterKey: String!) {
    suggestWording(applicationId: $applicationId, letterKey: $letterKey) {
      ...LetterOutcome
    }
  }
`,
  [letterOutcome],
);

export const settleSuggestionMutation = graphql(
  `
  mutation SettleSuggestion(
    $applicationId: ID!
    $letterKey: String!
    $isAccepted: Boolean!
    $shown: String!
    $edits: [SentenceEdit!]!
  ) {
    settleSuggestion(
      applicationId: $applicationId
      letterKey: $letterKey
      isAccepted: $isAccepted
      shown: $shown
      edits: $edits
    ) {
      ...LetterOutcome
    }
  }
`,
  [letterOutcome],
);
