/** Written from the definitions in `vault/` by `npm run rules`; never by hand. */
export const youthMobilityAndResidence = {
  "iec-invitation": ["iecInvitation"],
  "iec-proof-of-residence": ["iecProofOfResidence"],
  "iec-internship-agreement": ["iecInternshipAgreement"],
  "iec-student-registration": ["iecStudentRegistration"],
  "iec-recognized-organization-letter": ["iecRecognizedOrganizationLetter"],
  "iec-previous-participation": ["iecPreviousParticipation"],
  "express-entry-profile": ["expressEntryProfile"],
  "invitation-to-apply": ["invitationToApply"],
  "educational-credential-assessment": ["educationalCredentialAssessment"],
  "spouse-educational-credential-assessment": ["spouseEducationalCredentialAssessment"],
  "provincial-nomination": ["provincialNomination"],
  "certificate-of-qualification": ["certificateOfQualification"],
  "canadian-work-experience": ["canadianWorkExperience"],
  "right-of-permanent-residence-fee": ["rightOfPermanentResidenceFee"],
  "permanent-residence-portal-photos": ["permanentResidencePhotos"],
  copr: ["copr"],
} as const;
