import { graphql } from "../../../api/graphql.ts";

export const filingPackageQuery = graphql(`
  query FilingPackage($applicationId: ID!, $portal: String, $language: String) {
    filingPackage(applicationId: $applicationId, portal: $portal, language: $language) {
      portal
      missing { title { en fr } text { en fr } }
      remarks { title { en fr } text { en fr } }
      files {
        path
        field { en fr }
        title { en fr }
        sha256
        edition
        toDo { en fr }
      }
      built {
        id
        state
        isStale
        made
        wanted
        bytes
        failures { title { en fr } text { en fr } }
        files {
          path
          name
          applicant { en fr }
          field { en fr }
          title { en fr }
          sha256
          edition
          toDo { en fr }
          upload
          uploadedAt
          uploadedByName
        }
        values { id applicant { en fr } label { en fr } value }
      }
    }
  }
`);

export const buildFilingPackageMutation = graphql(`
  mutation BuildFilingPackage($applicationId: ID!, $portal: String!, $language: String!) {
    buildFilingPackage(applicationId: $applicationId, portal: $portal, language: $language) {
      packageId
      refusals { code text { en fr } }
    }
  }
`);

export const tickUploadedFileMutation = graphql(`
  mutation TickUploadedFile($applicationId: ID!, $packageId: ID!, $path: String!, $isUploaded: Boolean!) {
    tickUploadedFile(applicationId: $applicationId, packageId: $packageId, path: $path, isUploaded: $isUploaded) {
      refusals { code text { en fr } }
    }
  }
`);

/** Asked for by itself: the whole case of then is worked out for it. */
export const filingChangesQuery = graphql(`
  query FilingChanges($id: ID!) {
    application(id: $id) {
      id
      lifecycle {
        filings {
          id
          changes { what of { en fr } name { en fr } before { en fr } after { en fr } }
        }
      }
    }
  }
`);
