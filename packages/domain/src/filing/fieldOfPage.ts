import { spellingOf } from "../caseFile/whose/pageOwner.ts";
import type { PortalFieldId } from "../tables/authority/portalFields.ts";
import type { VaultPage } from "../vault/page.ts";

/** Which field of the portal takes what lies on a page of the vault, by the name that the page has for the applicant. */
const pagesOfField: Readonly<Partial<Record<PortalFieldId, readonly string[]>>> = {
  passport: [
    "passport",
    "second-passport",
    "national-id",
    "us-immigration-status",
    "residence-permit",
    "name-change-document",
  ],
  photo: ["digital-photo"],
  acceptance: [
    "letter-of-acceptance",
    "enrolment-letter",
    "completion-of-studies",
    "leave-from-studies",
    "school-letter",
  ],
  attestation: ["provincial-attestation-letter"],
  quebec: ["certificate-acceptation-du-quebec"],
  studyPlan: ["study-plan"],
  funds: [
    "proof-of-funds",
    "guaranteed-investment-certificate",
    "loan-approval-letter",
    "lump-sum-supporting-documents",
    "lump-sum-explanation",
    "financial-explanation",
    "financial-support-letter",
    "income-tax-return",
    "tuition-receipt",
    "tuition-invoice",
    "scholarship-letter",
    "letter",
    "tax-return",
    "relationship",
    "cra-notice-of-assessment",
    "t4-slip",
    "visitor-visa-sponsor-documents",
    "visitor-visa-financial-explanation",
  ],
  education: [
    "transcripts",
    "education-credentials",
    "educational-credential-assessment",
    "field-of-study-proof",
    "pilot-licence",
  ],
  language: ["language-test"],
  employment: [
    "employment-letter",
    "pay-slips",
    "business-documents",
    "returning-job-offer",
    "resume",
    "work-reference-letters",
    "professional-licence",
    "canadian-work-experience",
    "certificate-of-qualification",
  ],
  jobOffer: [
    "canadian-job-offer",
    "lmia",
    "offer-of-employment-number",
    "employer-documents",
    "significant-benefit-evidence",
    "co-op",
  ],
  status: ["current-valid-permit", "pr-application-proof", "in-canada-family-status", "biometrics-validity-letter"],
  travel: ["travel-history", "previous-visas", "flight-itinerary", "refusal-letter"],
  family: [
    "birth-certificate",
    "applicant-birth-certificate",
    "adoption-certificate",
    "marriage-certificate",
    "common-law",
    "common-law-declaration",
    "proof-of-relationship",
    "previous-relationship-documents",
    "canadian-family-member",
    "super-visa-relationship",
    "spousal-support",
  ],
  minor: [
    "minor-applicant-documents",
    "minor-travel-consent",
    "travel-consent",
    "custody-documents",
    "custodian-status-and-identity",
    "document-not-applicable",
  ],
  visit: [
    "visitor-visa-reason-documents",
    "visitor-visa-itinerary",
    "visitor-visa-travel-letter",
    "visitor-visa-host-letter",
    "super-visa-insurance",
    "health-insurance",
    "accommodation-details",
  ],
  medical: ["medical-exam"],
  police: ["police-certificate", "military-service-record", "criminal-record-documents"],
  programme: [
    "iec-invitation",
    "iec-proof-of-residence",
    "iec-internship-agreement",
    "iec-student-registration",
    "iec-recognized-organization-letter",
    "iec-previous-participation",
    "express-entry-profile",
    "invitation-to-apply",
    "provincial-nomination",
  ],
  explanation: ["letter-of-explanation", "post-graduate-work-permit-letter", "visitor-visa-visitor-letter"],
  submission: [
    "visitor-visa-legal-submission",
    "study-permit-legal-submission",
    "study-permit-extension-legal-submission",
    "pgwp-legal-submission",
    "co-op-legal-submission",
    "port-of-entry",
  ],
  fees: ["government-fee-receipt", "right-of-permanent-residence-fee"],
};

const byPage: ReadonlyMap<string, PortalFieldId> = new Map(
  Object.entries(pagesOfField).flatMap(([field, pages]) =>
    pages.map((page) => [page, field as PortalFieldId] as const),
  ),
);

/** What no field is named after goes where the portal takes everything else. */
export function fieldOfPage({ slug, person, phase }: Pick<VaultPage, "slug" | "person" | "phase">): PortalFieldId {
  if (phase === "court") return "court";
  return (
    byPage.get(slug) ?? byPage.get(spellingOf(slug).ownName) ?? (person === "host" ? "visit" : "clientInformation")
  );
}
