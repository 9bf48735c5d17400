import { graphql } from "../../api/graphql.ts";

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

export const saveFormValuesMutation = graphql(`
  mutation SaveFormValues($applicationId: ID!, $formKey: String!, $changes: [FormValueChange!]!) {
    saveFormValues(applicationId: $applicationId, formKey: $formKey, changes: $changes) {
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
  }
`);

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
