import { graphql } from "../api/graphql.ts";

const whyFields = graphql(`
  fragment WhyFields on Why {
    because {
      en
      fr
    }
    decidedBy
    restsOn
    missing
    sources {
      title
      address
      validFrom
      checkedOn
      status
    }
  }
`);

const documentFields = graphql(`
  fragment DocumentFields on DocumentFile {
    id
    page
    slot
    person
    childNumber
    name
    givenName
    rotation
    mime
    bytes
    uploadedAt
    uploadedByMe
    deletedAt
    replaces
    filledForm
    isReturned
    returnedBecause
    state
    progress {
      stage
      page
      pages
      ratio
    }
    fields {
      name
      label {
        en
        fr
      }
      value
      confidence
      page
      box
      checked
      isSure
      otherMeaning
      suggestedBy
      readBefore
      correctedValue
      typed {
        at
        byMe
        name
      }
    }
    languageModel {
      model
      runBy
      isAllowed
      outcome
    }
    findings
    found {
      id
      page
      box
      because {
        en
        fr
      }
    }
    pages
    problem {
      en
      fr
    }
    scanned
    sameContent {
      fileId
      page
      slot
      person
      childNumber
      name
      inTrash
    }
    abilities
  }
`);

const warningFields = graphql(
  `
    fragment WarningFields on PlannedWarning {
      id
      blocking
      popUp
      fileId
      slot
      overriddenBy
      forLawyer
      why {
        ...WhyFields
      }
    }
  `,
  [whyFields],
);

const planFields = graphql(
  `
    fragment PlanFields on Plan {
      rulesVersion
      today
      isCut
      progress {
        answered
        skipped
        total
        ratio
      }
      next
      steps {
        id
        state
        group
      }
      assessmentWarnings {
        ...WarningFields
      }
      warnings {
        ...WarningFields
      }
      vault {
        page
        slot
        person
        childNumber
        requirement
        permissions
        phase
        saidNotAvailable
        toReplace
        notCounted
        isOver
        askedBy
        why {
          ...WhyFields
        }
      }
      deadlines {
        id
        title {
          en
          fr
        }
        date
        why {
          ...WhyFields
        }
      }
    }
  `,
  [warningFields, whyFields],
);

export const applicationQuery = graphql(
  `
    query ApplicationOverview($id: ID!, $whole: Boolean = false) {
      application(id: $id) {
        id
        type
        matterNumber
        status
        closedAt
        erasesAt
        createdAt
        statusUpdatedAt
        abilities
        openPartCount
      untoldQuestions
        owner {
          id
          firstName
          lastName
        }
        staff {
          id
          firstName
          lastName
          role
        }
        caseFile
        plan {
          ...PlanFields
          whole @include(if: $whole)
        }
        dependents {
          id
          type
          childNumber
          visaType
          birthday
          applicantFullName
          knownAs {
            birthday
            applicantFullName
          }
        }
        documents {
          ...DocumentFields
        }
        noDocumentStatements {
          page
          slot
          childNumber
          explanation
          statedAt
          statedByMe
          statedByName
          withdrawnAt
          withdrawnBecause
        }
        lawyerDecisions {
          id
          kind
          fileId
          warningId
          formKey
          reason
          givenAt
          givenByName
          withdrawnAt
          withdrawnByName
        }
        acknowledgedWarnings {
          warningId
          fileId
          at
        }
      }
    }
  `,
  [planFields, documentFields],
);

export const acknowledgeWarningMutation = graphql(`
  mutation AcknowledgeWarning($applicationId: ID!, $warningId: String!, $fileId: ID) {
    acknowledgeWarning(applicationId: $applicationId, warningId: $warningId, fileId: $fileId) {
      application {
        id
        acknowledgedWarnings {
          warningId
          fileId
          at
        }
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

/** For an address that names no application: the person may have only one. */
export const ownApplicationsQuery = graphql(`
  query VaultApplications {
    applications {
      id
      type
    }
  }
`);
