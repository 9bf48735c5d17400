/** What a file can be recognised as, spelt as in the specification, else as docs/facts/vault.md section 1 says. */
export const documentTypes = [
  'AccountStatement', 'BankStatements', 'BiometricsLetter', 'BirthCertificate', 'ChildSchoolLetter', 'ClientInformation', 'CompletionLetter',
  'ConsentForm', 'CourtDocument', 'CourtReceipt', 'CustodianDeclaration', 'DegreeCertificate', 'DigitalPhoto', 'EmploymentLetter',
  'FinancialSupporterLetter', 'FixedDeposit', 'GIC', 'IMM1294', 'IMM1295', 'IMM5257', 'IMM5645', 'IMM5707', 'IMM5709', 'IMM5710', 'IRCCForm',
  'LanguageTestResult', 'LetterOfAcceptance', 'LoanApprovalLetter', 'MarriageCertificate', 'MedicalExam', 'NationalID', 'Other', 'Passport',
  'PaySlip', 'PilotLicence', 'PoliceCertificate', 'ProvincialAttestationLetter', 'RefusalLetter', 'Resume', 'StudyPermit', 'TaxDocument',
  'Transcript', 'TuitionReceipt', 'USVisa', 'UseOfRepresentative', 'VisitorRecord', 'WorkPermit',
] as const;

export type DocumentType = (typeof documentTypes)[number];
