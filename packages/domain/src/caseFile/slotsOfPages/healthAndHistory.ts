/** Written from the definitions in `vault/` by `npm run rules`; never by hand. */
export const healthAndHistory = {
  "medical-exam": ["medicalExam", "medicalTreatmentLetter"],
  "spouse-medical-exam": ["spouseMedicalExam"],
  "child-medical-exam": ["childMedicalExam"],
  "visitor-visa-visitor-medical-exam": ["visitorMedicalExam"],
  "police-certificate": ["policeCertificate"],
  "spouse-police-certificate": ["spousePoliceCertificate"],
  "child-police-certificate": ["childPoliceCertificate"],
  "military-service-record": ["militaryServiceRecord"],
  "criminal-record-documents": ["criminalRecordDocuments"],
  "travel-history": ["entryExitRecords", "previousPassports"],
  "spouse-travel-history": ["spouseTravelHistory"],
  "visitor-visa-visitor-travel-history": ["visitorTravelHistory"],
  "previous-visas": ["previousVisas"],
} as const;
