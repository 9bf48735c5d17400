/** The catalogue’s names of conditions that the project knew under another name before. */
export const aliases: Readonly<Record<string, string>> = {
  visitorApp: "visitorVisa",
  travelled: "travelYes",
  minorApplicant: "minor",
  spouseStudies: "spouseNewStudent or spouseExtendsStudies",
  spouseStudyExtension: "spouseExtendsStudies",
  spouseBioSet: "spouseBiometricsYes",
  borderExempt: "appliesAtBorder and borderExempt",
  medicalUpfront: "medicalUpfront and medicalWork or medicalWish or longStay and medicalCountry",
  medicalNeeded: "medicalWork or medicalWish or longStay and medicalCountry",
  hasPreviousVisas: "appliedBefore",
  previousRefusal: "anyRefusal or pastCanadianRefusal",
  healthYes: "anyMedicalYes",
  criminalYes: "crimeYes or criminalStatusPicked or incarceratedYes",
  spouseChina: "livesInChina",
  minorOver17: "minor and not under17",
  under17Alone: "under17 and withoutBothParents and not minorPapersUploaded",
  nameChanged: "birthNameDiffers or namesDiffer",
  childNotInApplication: "childFileLater and disclaimerOpen",
  visitorPartner: "visitorVisa and visitorPartner",
  hostPartnerIncome: "visitorVisa and superVisa and hostPartnerIncome",
  childStudies: "childNewStudent or childExtendsStudies",
  sinMinor: "minorToday",
  newProgram: "newProgram or newSchool",
  needsPal: "student or changeDli and levelNeedsPal",
  extensionNeedsPal: "studyExtension and newSchool or newProgram and levelNeedsPal",
  spouseInQuebec: "spouseNewStudent or spouseExtendsStudies and spouseInQuebec",
  gaveLanguageTest: "tookTest",
  paidTuition: "tuitionPaid",
  sopConfirmed: "sopConfirmed or sopUploadedByLawyer",
  spouseNonVisitor: "spouseWorks or spouseNewStudent or spouseExtendsStudies",
};

const refugeesAreExempt =
  "Regulations section 12.2: refugee claimants and protected persons give no biometrics for a permit (docs/facts/programmes.md section 6).";
const receiptOfEach =
  "One page holds the receipts of the whole family; each counts for the person it is said to be of, and one person’s does not stand for another’s.";
const everyApplication =
  "Bowp C10 ClosedWorkPermit CoOpWorkPermit Dli ExpressEntry ExpressEntryIta Iec Lmia PgwpFamily SpeFamily StandaloneFamily Student StudentExtension TrvPgwp TrvSpe VisitorVisa WorkPermit WorkPermitExtension";
const withRequests = everyApplication.replace(" Lmia", " IrccRequest Lmia");
const notListedCarriesNoRule = "Document 3 section 4.7: “My country is not listed” carries no times or address rule.";
const noTypeNamed = "The catalogue limits the page to some types; document 2 section 4, which decides, names none.";

/**
 * Where a line of the vault differs from the catalogue on purpose: page -> line as `vaultFacts.test.ts` prints it -> why.
 */
export const deviations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "client-information": {
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
    "digitalPhoto: Recommended eeProfile; NotApplicable roleJobOffer and not expressEntry; Required otherwise":
      "In Express Entry the catalogue lets the account of the applicant decide before the type, and so asks the family for photos and the applicant for none.",
  },
  "document-filing-status-email": {
    "documentFilingStatusEmail: Complete registryAccepted; NeedsAttention registryReturned; Required courtFiled; IfApplicable otherwise":
      "Decided in docs/facts/vault.md section 3, number 40, and left out of the rule of the catalogue.",
    "documentFilingStatusEmail: fields courtFileNumber filingStatus issueDate":
      "What the registry said has to be read, or chosen by a person, to be decided on.",
  },
  "provincial-attestation-letter": {
    "provincialAttestationLetter: NotApplicable inQuebec; Required student or changeDli and levelNeedsPal; Required studyExtension and newSchool or newProgram and levelNeedsPal; IfApplicable student or changeDli or studyExtension and newSchool or newProgram and palDependsOnSchool; IfApplicable student or changeDli or studyExtension and newSchool or newProgram and palRuleNotRead; NotApplicable otherwise":
      "At master’s and doctoral level public schools are exempt in 2026 and private ones are not, and no answer tells which it is; the rules after 2026 were not read. Silence would tell such a person that the letter is not needed.",
  },
  "port-of-entry": {
    "portOfEntryLetter: Required appliesOnArrival; Recommended approved and not insideRenewal; NotApplicable otherwise":
      "The catalogue names United States passports only. Document 1 section 4 lets another exemption stand beside them, and whoever applies on arrival has to show the same package (ADR 0096).",
  },
  "government-fee-receipt": {
    "governmentFeeReceipt: NotApplicable appliesOnArrival; Required submitted; Recommended lawyerReview; NotApplicable otherwise":
      "The choice of the border counts only for who may make it: others pay online, whatever was answered before (ADR 0096).",
  },
  "field-of-study-proof": {
    "fieldOfStudyProof: Recommended pgwp and pgwpFieldRule; NotApplicable otherwise":
      "The rule turns on the day on which the study permit was applied for. No answer tells it, and the day of issue is later, so the condition never holds for certain: a Required would hold back graduates whom the rule spares.",
  },
  "iec-proof-of-residence": {
    "iecProofOfResidence: Required iecResidence; NotApplicable iecCountryNotListed; Recommended iecAddress; NotApplicable otherwise":
      notListedCarriesNoRule,
  },
  "iec-previous-participation": {
    "iecPreviousParticipation: NotApplicable iecBefore and iecCountryNotListed; Required iecBefore; NotApplicable otherwise":
      notListedCarriesNoRule,
  },
  "biometrics-collection-letter": {
    "biometricsCollectionLetter: NotApplicable student and bioExemptAge; NotApplicable student and usPassport; NotApplicable student and bioValid; NotApplicable permitApp and refugeeInCanada; Recommended otherwise":
      refugeesAreExempt,
  },
  "biometrics-receipt": {
    "biometricsReceipt: NeedsAttention bioReceiptThere and ownBioReceiptMissing or spouseBioReceiptMissing or childBioReceiptMissing; Required bioLetterUploaded; Required spouseBioLetterUploaded; Required childBioLetterUploaded; NotApplicable otherwise":
      receiptOfEach,
    "biometricsReceipt: types Other, read false, at most 8, takes jpg pdf png tiff, split false, may be stated missing false":
      receiptOfEach,
  },
  "biometrics-validity-letter": {
    [`/document-vault/biometrics-validity-letter Letter [] main preparation {${withRequests}} generates:false`]:
      noTypeNamed,
    "biometricsValidityLetter: NotApplicable visitorVisa; NotApplicable bioGivenNoExpiry and permitApp and refugeeInCanada; Required bioGivenNoExpiry; IfApplicable bioValidityTypes; NotApplicable otherwise":
      refugeesAreExempt,
  },
  "certificate-acceptation-du-quebec": {
    "permissions ; ; View; View+Upload":
      "Document 2 section 6: none where the certificate does not apply, and studies of six months or less need none.",
  },
  "custodian-declaration": {
    "custodianDeclaration: Recommended under17 and withOneParent and not minorPapersUploaded; Required under17 and withoutBothParents and not minorPapersUploaded; NotApplicable under17 and withoutBothParents and minorPapersUploaded; Recommended studyApp and minor and not under17 and not withBothParents; NotApplicable otherwise":
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
    "childApplicationForStudyPermitExtension: Required childExtendsStudies; NotApplicable otherwise":
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
    "familyInformationForm: NotApplicable under18 and withParent; IfApplicable expressEntry; IfApplicable lmiaApp; Recommended insideRenewal; Required otherwise":
      "The reason of the catalogue is that a minor who travels with a parent needs none; that holds with both parents too.",
  },
  "spouse-family-information-form": {
    "spouseFamilyInformationForm: IfApplicable expressEntry; Required not spouseVisaFree or spouseAsksNothing and not expressEntry; NotApplicable otherwise":
      "A spouse who asks for no visa or permit has no application to which the form belongs.",
  },
  "child-family-information-form": {
    "childFamilyInformationForm: NotApplicable childVisaFree or childAsksNothing and not expressEntry; Required childNewStudent and child18 and not insideRenewal and checklistNames5707; NotApplicable child18; Recommended otherwise":
      "A child who asks for nothing has no application to which the form belongs, and the checklist IMM 5483 asks the form of whoever is 18 or older and applies to study.",
  },
  "spouse-use-of-a-representative": {
    "spouseUseOfARepresentative: Required not spouseVisaFree or spouseAsksNothing and not expressEntry; NotApplicable otherwise":
      "A spouse who asks for no visa or permit has nothing in which the firm could act.",
  },
  "child-use-of-a-representative": {
    "childUseOfARepresentative: NotApplicable childVisaFree or childAsksNothing and not expressEntry; Required child18; Recommended otherwise":
      "A child who asks for no visa or permit has nothing in which the firm could act.",
  },
  "co-op-legal-submission": {
    "coOpLegalSubmission: Required coOpApp and lawyerReview; NotApplicable coOpApp; IfApplicable studyExtension and coOp; NotApplicable otherwise":
      "The list of letters names this letter beside an extension with a placement, so it has a place.",
  },
};
