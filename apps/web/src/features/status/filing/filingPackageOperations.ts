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
          field { en fr }
          title { en fr }
          sha256
          edition
          toDo { en fr }
        }
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
