const refugeesAreExempt =
  "Regulations section 12.2: refugee claimants and protected persons give no biometrics for a permit (docs/facts/programmes.md section 6).";
const receiptOfEach =
  "One page holds the receipts of the whole family; each counts for the person it is said to be of, and one person’s does not stand for another’s.";
const everyApplication =
  "Bowp C10 ClosedWorkPermit CoOpWorkPermit Dli ExpressEntry ExpressEntryIta Iec Lmia PgwpFamily SpeFamily StandaloneFamily Student StudentExtension TrvPgwp TrvSpe VisitorVisa WorkPermit WorkPermitExtension";
const withRequests = everyApplication.replace(" Lmia", " IrccRequest Lmia");
const newSchoolIsTold =
  "A request may tell IRCC of a new school; its letter proves it, and fills in the questions about the school that the request asks.";
const notListedCarriesNoRule = "Document 3 section 4.7: “My country is not listed” carries no times or address rule.";
const supporterIsNamed =
  "The answers name the supporter, so the name on the passport is compared with it as everybody’s is (document 1 section 8).";
const classAsksForNone =
  "The Canadian experience class asks for no settlement funds (docs/facts/express-entry.md section 5), and answers tell now whether it is open.";
const nationalityIsPrinted =
  "Who issued a travel document says nothing of whose citizen its holder is: the nationality that it prints is read too (ADR 0242).";
const noTypeNamed = "The catalogue limits the page to some types; document 2 section 4, which decides, names none.";

/**
 * Where a line of the vault differs from the catalogue on purpose: page -> line as `vaultFacts.test.ts` prints it -> why.
 */
export const deviations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "visitor-visa-host-letter": {
    "hostLetter: Required isSuperVisa; Required someoneHosts and lawyerReviews; Recommended otherwise":
      "Document 3 section 4.5 requires the letters of a visitor visa while the lawyer reviews; the page says what the letter says.",
  },
  "letter-of-explanation": {
    "letterOfExplanation: Recommended listsRefusal or wasRefusedByCanada or toldOfCrime or criminalStatusPicked or wasIncarcerated or toldOfOrganizedCrime or stayedTooLong or answeredYesOnHealth; IfApplicable otherwise":
      "A yes about organized crime is one of the answers about crime that the letter explains; the page says what the letter says.",
  },
  "letter-of-acceptance": {
    "/document-vault/letter-of-acceptance General [Education] main preparation {CoOpWorkPermit Dli IrccRequest Student StudentExtension WorkPermit} generates:false":
      newSchoolIsTold,
    "letterOfAcceptance: Required isStudent; Required isChangeOfSchool; Required isStudentExtension and startsNewProgram or goesToNewSchool; IfApplicable isPostGraduationPermit or isCoOpPermit; IfApplicable isStudentExtension; Recommended tellsOfNewSchool; NotApplicable otherwise":
      newSchoolIsTold,
  },
  "sin-guardian-document": {
    "sinGuardianDocument: Required isMinorAtHome; NotApplicable otherwise":
      "Who may ask for a number goes by the province of the home; the catalogue takes that of a school, which a request for a number does not ask for.",
  },
  "sin-application": {
    "sinApplication: Required requestsSinByMail; IfApplicable otherwise":
      "Service Canada: the form goes with a request by mail alone; online and at an office there is none.",
  },
  "client-information": {
    "clientResume: NotApplicable resumeHasOwnPage; Recommended otherwise":
      "One resume has one place: where a page of its own asks for it, this one says so (ADR 0332).",
    [`/document-vault/client-information General [] main preparation {${everyApplication}} generates:false`]:
      noTypeNamed,
  },
  "spouse-client-information": {
    [`/document-vault/spouse-client-information General [] spouse preparation {${everyApplication}} generates:false`]:
      noTypeNamed,
  },
  "china-information-form": {
    [`/document-vault/china-information-form General [] main preparation {${everyApplication}} generates:true`]:
      noTypeNamed,
  },
  "spouse-china-information-form": {
    [`/document-vault/spouse-china-information-form General [] spouse preparation {${everyApplication}} generates:true`]:
      noTypeNamed,
  },
  "biometrics-validity-letter-spouse": {
    [`/document-vault/biometrics-validity-letter-spouse Letter [] spouse preparation {${withRequests}} generates:false`]:
      noTypeNamed,
  },
  "biometrics-validity-letter-child": {
    [`/document-vault/biometrics-validity-letter-child Letter [] child preparation {${withRequests}} generates:false`]:
      noTypeNamed,
  },
  "digital-photo": {
    "digitalPhoto: Recommended isExpressEntryProfile; NotApplicable worksFromJobOffer and not isExpressEntry; Required otherwise":
      "In Express Entry the catalogue lets the account of the applicant decide before the type, and so asks the family for photos and the applicant for none.",
  },
  passport: {
    "passportBioPage: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
    "passportStampedPages: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
  },
  "spouse-passport": {
    "spousePassportBioPage: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
    "spousePassportStampedPages: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
  },
  "child-passport": {
    "childPassportBioPage: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
    "childPassportStampedPages: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
  },
  "visitor-visa-visitor-passport": {
    "visitorPassportBioPage: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
    "visitorPassportStampedPages: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
  },
  "visitor-visa-spouse-passport": {
    "visitorSpousePassportBioPage: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
    "visitorSpousePassportStampedPages: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
  },
  "second-passport": {
    "secondPassport: fields applicantFullName birthday country firstName lastName nationality passportExpiryDate passportIssueDate passportNumber":
      nationalityIsPrinted,
  },
  "financial-supporter-passport": {
    "financialSupporterPassport: warnings blurry compressedDocumentNotLegible documentLanguage documentMismatch duplicateDocument excessiveBackground fileDate fileSize incompleteDocument invalidDocument missingData multipleDocumentTypes notReadable passportNameMismatch passportNotInColour redactedData sideways uploadedIdIsNotPassport wrongType":
      supporterIsNamed,
  },
  "second-financial-supporter-passport": {
    "secondFinancialSupporterPassport: warnings blurry compressedDocumentNotLegible documentLanguage documentMismatch duplicateDocument excessiveBackground fileDate fileSize incompleteDocument invalidDocument missingData multipleDocumentTypes notReadable passportNameMismatch passportNotInColour redactedData sideways uploadedIdIsNotPassport wrongType":
      supporterIsNamed,
  },
  "document-filing-status-email": {
    "documentFilingStatusEmail: Complete registryAccepted; NeedsAttention registryReturned; Required caseWasFiledInCourt; IfApplicable otherwise":
      "Decided in docs/facts/vault.md section 3, number 40, and left out of the rule of the catalogue.",
    "documentFilingStatusEmail: fields courtFileNumber filingStatus issueDate":
      "What the registry said has to be read, or chosen by a person, to be decided on.",
  },
  "provincial-attestation-letter": {
    "provincialAttestationLetter: NotApplicable studiesLongInQuebec; Required isStudent or isChangeOfSchool and levelNeedsAttestation; Required isStudentExtension and goesToNewSchool or startsNewProgram and levelNeedsAttestation; IfApplicable isStudent or isChangeOfSchool or isStudentExtension and goesToNewSchool or startsNewProgram and schoolDecidesOnAttestation; IfApplicable isStudent or isChangeOfSchool or isStudentExtension and goesToNewSchool or startsNewProgram and attestationRuleNotRead; NotApplicable otherwise":
      "At master’s and doctoral level public schools are exempt in 2026 and private ones are not, and no answer tells which it is; the rules after 2026 were not read. Silence would tell such a person that the letter is not needed.",
  },
  "port-of-entry": {
    "portOfEntryLetter: Required appliesOnArrival; Recommended wasApproved and not isMadeInsideCanada; NotApplicable otherwise":
      "The catalogue names United States passports only. Document 1 section 4 lets another exemption stand beside them, and whoever applies on arrival has to show the same package (ADR 0096).",
  },
  "government-fee-receipt": {
    "governmentFeeReceipt: NotApplicable appliesOnArrival; Required applicationWasSent; Recommended lawyerReviews; NotApplicable otherwise":
      "The choice of the border counts only for who may make it: others pay online, whatever was answered before (ADR 0096).",
  },
  "field-of-study-proof": {
    "fieldOfStudyProof: Recommended isPostGraduationPermit and fieldOfStudyMayCount; NotApplicable otherwise":
      "The rule turns on the day on which the study permit was applied for. No answer tells it, and the day of issue is later, so the condition never holds for certain: a Required would hold back graduates whom the rule spares.",
  },
  "iec-proof-of-residence": {
    "iecProofOfResidence: Required countryAsksForResidence; NotApplicable countryIsNotListed; Recommended gaveAddressAtHome; NotApplicable otherwise":
      notListedCarriesNoRule,
  },
  "biometrics-collection-letter": {
    "biometricsCollectionLetter: NotApplicable isStudent and isOutsideBiometricsAges; NotApplicable isStudent and holdsUsPassport; NotApplicable isStudent and biometricsStillValid; NotApplicable asksForPermit and isRefugeeInCanada; Recommended otherwise":
      refugeesAreExempt,
  },
  "additional-document": {
    "additionalDocument: Required anyRequestIsOpen; IfApplicable otherwise":
      "The same level: a request to anybody of the case asks for it, and the condition has a name of its own.",
  },
  "biometrics-receipt": {
    "biometricsReceipt: NeedsAttention receiptIsThere and ownBioReceiptMissing or spouseBioReceiptMissing or childBioReceiptMissing; Required collectionLetterIsInVault; Required collectionLetterOfSpouseIsInVault; Required collectionLetterOfChildIsInVault; NotApplicable otherwise":
      receiptOfEach,
    "biometricsReceipt: types Other, read false, at most 8, takes jpg pdf png tiff, split false, may be stated missing false":
      receiptOfEach,
  },
  "biometrics-validity-letter": {
    [`/document-vault/biometrics-validity-letter Letter [] main preparation {${withRequests}} generates:false`]:
      noTypeNamed,
    "biometricsValidityLetter: NotApplicable isVisitorVisa; NotApplicable biometricsGivenWithoutExpiry and asksForPermit and isRefugeeInCanada; Required biometricsGivenWithoutExpiry; IfApplicable mayReuseBiometrics; NotApplicable otherwise":
      refugeesAreExempt,
  },
  "certificate-acceptation-du-quebec": {
    "permissions ; ; View; View+Upload":
      "Document 2 section 6: none where the certificate does not apply, and studies of six months or less need none.",
  },
  "custodian-declaration": {
    "custodianDeclaration: Recommended isUnder17 and comesWithOneParent and not minorPapersAreInVault; Required isUnder17 and withoutBothParents and not minorPapersAreInVault; NotApplicable isUnder17 and withoutBothParents and minorPapersAreInVault; Recommended isStudyApplication and isMinorAtStudyStart and not isUnder17 and not comesWithBothParents; NotApplicable otherwise":
      "Somebody of 17 whom both parents accompany is looked after by them: nobody else’s declaration is asked for, as the list of forms says.",
  },
  "spouse-co-op-work-permit-from-inside-canada": {
    "/document-vault/spouse-co-op-work-permit-from-inside-canada Visa [] spouse preparation {Bowp C10 ClosedWorkPermit CoOpWorkPermit Dli ExpressEntry ExpressEntryIta Iec Lmia PgwpFamily SpeFamily StandaloneFamily Student StudentExtension TrvPgwp TrvSpe VisitorVisa WorkPermit WorkPermitExtension} generates:true":
      "A spouse who studies in Canada with a placement needs the permit in every kind of application, as the list of forms says.",
  },
  "child-application-for-study-permit": {
    "childApplicationForStudyPermit: types IMM1294 IMM5709, read true, at most 1, takes pdf, split false, may be stated missing false":
      "Inside Canada the form of a child who begins to study is IMM 5709: one page takes whichever of the two it is, as the page of the spouse does.",
  },
  "child-application-for-study-permit-extension": {
    "/document-vault/child-application-for-study-permit-extension General [] child preparation {Bowp C10 ClosedWorkPermit CoOpWorkPermit Dli ExpressEntry ExpressEntryIta Iec Lmia PgwpFamily SpeFamily StandaloneFamily Student StudentExtension TrvPgwp TrvSpe VisitorVisa WorkPermit WorkPermitExtension} generates:true":
      "Document 1 section 4 asks for the child’s study permit form on its own page whenever the child’s visa type is Student; the extension is for a child who holds a permit already, in every kind of application. Together they asked for two forms.",
    "childApplicationForStudyPermitExtension: Required childRenewsStudies; NotApplicable otherwise":
      "Document 1 section 4 asks for the child’s study permit form on its own page whenever the child’s visa type is Student; the extension is for a child who holds a permit already, in every kind of application. Together they asked for two forms.",
  },
  "spouse-application-for-visitor-record": {
    "/document-vault/spouse-application-for-visitor-record General [] spouse preparation {Bowp C10 ClosedWorkPermit CoOpWorkPermit Dli ExpressEntry ExpressEntryIta Iec Lmia PgwpFamily SpeFamily StandaloneFamily Student StudentExtension TrvPgwp TrvSpe WorkPermit WorkPermitExtension} generates:true":
      "Whoever visits from inside Canada needs the record, whatever the applicant asks for.",
  },
  "child-application-for-visitor-record": {
    "/document-vault/child-application-for-visitor-record General [] child preparation {Bowp C10 ClosedWorkPermit CoOpWorkPermit Dli ExpressEntry ExpressEntryIta Iec Lmia PgwpFamily SpeFamily StandaloneFamily Student StudentExtension TrvPgwp TrvSpe VisitorVisa WorkPermit WorkPermitExtension} generates:true":
      "Whoever visits from inside Canada needs the record, whatever the applicant asks for.",
  },
  "family-information-form": {
    "familyInformationForm: NotApplicable isUnder18 and comesWithParent; IfApplicable isExpressEntry; IfApplicable restsOnLabourMarketAssessment; Recommended isMadeInsideCanada; Required otherwise":
      "The reason of the catalogue is that a minor who travels with a parent needs none; that holds with both parents too.",
  },
  "spouse-family-information-form": {
    "spouseFamilyInformationForm: IfApplicable isExpressEntry; Required not spouseIsVisaFree or spouseStaysHome and not isExpressEntry; NotApplicable otherwise":
      "A spouse who asks for no visa or permit has no application to which the form belongs.",
  },
  "child-family-information-form": {
    "childFamilyInformationForm: NotApplicable childNeedsNoVisa or childStaysHome and not isExpressEntry; Required childAsksToStudy and childIs18 and not isMadeInsideCanada and checklistNames5707; NotApplicable childIs18; Recommended otherwise":
      "A child who asks for nothing has no application to which the form belongs, and the checklist IMM 5483 asks the form of whoever is 18 or older and applies to study.",
  },
  "spouse-use-of-a-representative": {
    "spouseUseOfARepresentative: Required not spouseIsVisaFree or spouseStaysHome and not isExpressEntry; NotApplicable otherwise":
      "A spouse who asks for no visa or permit has nothing in which the firm could act.",
  },
  "child-use-of-a-representative": {
    "childUseOfARepresentative: NotApplicable childNeedsNoVisa or childStaysHome and not isExpressEntry; Required childIs18; Recommended otherwise":
      "A child who asks for no visa or permit has nothing in which the firm could act.",
  },
  "co-op-legal-submission": {
    "coOpLegalSubmission: Required isCoOpPermit and lawyerReviews; NotApplicable isCoOpPermit; IfApplicable isStudentExtension and hasPlacement; NotApplicable otherwise":
      "The list of letters names this letter beside an extension with a placement, so it has a place.",
  },
  "proof-of-funds": {
    "bankStatements: NotApplicable needsNoSettlementFunds; NotApplicable experienceClassIsOpen; Recommended isExpressEntry; Recommended isStudent or isStudentExtension or isChangeOfSchool and othersPayEverything; Required isStudyApplication and paysAtLeastPart; Required isYouthMobility; Required isFamilyApplication; Recommended isWorkPermitExtension or isPostGraduationPermit or isBridgingPermit; Required renewsVisaInCanada; Recommended isTiedToEmployer or isCoOpPermit; IfApplicable otherwise":
      classAsksForNone,
    "bankLetter: NotApplicable needsNoSettlementFunds; NotApplicable experienceClassIsOpen; Required answersExpressEntryInvitation; Recommended isExpressEntryProfile; Recommended isYouthMobility; IfApplicable otherwise":
      classAsksForNone,
  },
};
