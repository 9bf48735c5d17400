import type { Text } from "../kernel/text.ts";
import type { OwnSlotId, PageSlug } from "../caseFile/vaultPlaces.ts";

/** Documents that end: where they lie in the vault, and which read or typed value says when. */

export type EndingKindId =
  | "passport"
  | "nationalId"
  | "usResidentCard"
  | "usVisa"
  | "studyPermit"
  | "workPermit"
  | "visitorRecord"
  | "permit"
  | "quebecCertificate"
  | "letterOfIntroduction"
  | "temporaryResidentVisa"
  | "medicalExam"
  | "letterOfAcceptance"
  | "attestationLetter"
  | "fixedDeposit"
  | "insurance"
  | "labourMarketAssessment"
  | "languageTest"
  | "biometrics";

export type EndingKind = {
  readonly id: EndingKindId;
  /** As it stands after "Fin de validité :" in French, and at the beginning of a line in English. */
  readonly name: Text;
  /** The day is in the first of these that holds one; the first is the one that people type. */
  readonly fields: readonly [string, ...string[]];
  /** Types that reading recognises; they choose the kind where several may lie in one place. */
  readonly types: readonly string[];
  /** The day can be reckoned from another value by a dated table. */
  readonly reckonedFrom?: string;
  /** Without a day on it nobody is asked for one: such documents often have none. */
  readonly mayHaveNone?: true;
  /** Other deadlines that may say the same day. */
  readonly toldBy?: readonly string[];
};

const kind = (one: EndingKind): EndingKind => one;

const generalKinds: readonly EndingKind[] = [
  kind({
    id: "passport",
    name: { en: "Passport", fr: "passeport" },
    fields: ["passportExpiryDate", "expiryDate"],
    types: ["Passport"],
    toldBy: ["passport"],
  }),
  kind({
    id: "nationalId",
    name: { en: "Identity card", fr: "carte d’identité" },
    fields: ["expiryDate"],
    types: ["NationalID"],
  }),
  kind({
    id: "usResidentCard",
    name: { en: "United States resident card", fr: "carte de résident des États-Unis" },
    fields: ["expiryDate"],
    types: [],
  }),
  kind({
    id: "usVisa",
    name: { en: "United States visa", fr: "visa des États-Unis" },
    fields: ["usVisaExpiryDate"],
    types: ["USVisa"],
  }),
  kind({
    id: "quebecCertificate",
    name: { en: "Quebec acceptance certificate", fr: "certificat d’acceptation du Québec" },
    fields: ["expiryDate"],
    types: [],
  }),
  kind({
    id: "letterOfIntroduction",
    name: { en: "Letter of introduction", fr: "lettre de présentation" },
    fields: ["expiryDate"],
    types: [],
  }),
  kind({
    id: "temporaryResidentVisa",
    name: { en: "Visitor visa", fr: "visa de visiteur" },
    fields: ["expiryDate"],
    types: [],
  }),
  kind({
    id: "letterOfAcceptance",
    name: { en: "Letter of acceptance", fr: "lettre d’acceptation" },
    fields: ["loaExpiryDate"],
    types: ["LetterOfAcceptance"],
    mayHaveNone: true,
  }),
  kind({
    id: "attestationLetter",
    name: { en: "Attestation letter", fr: "lettre d’attestation" },
    fields: ["palExpiryDate"],
    types: ["ProvincialAttestationLetter"],
    toldBy: ["attestationLetter"],
  }),
  kind({
    id: "fixedDeposit",
    name: { en: "Fixed deposit", fr: "dépôt à terme" },
    fields: ["expiryDate"],
    types: ["FixedDeposit"],
    mayHaveNone: true,
  }),
  kind({ id: "insurance", name: { en: "Insurance", fr: "assurance" }, fields: ["expiryDate"], types: [] }),
  kind({
    id: "labourMarketAssessment",
    name: { en: "Labour market impact assessment", fr: "étude d’impact sur le marché du travail" },
    fields: ["expiryDate"],
    types: [],
  }),
  kind({
    id: "medicalExam",
    name: { en: "Medical exam", fr: "examen médical" },
    fields: ["medicalExpiryDate"],
    types: ["MedicalExam"],
    reckonedFrom: "issueDate",
  }),
  kind({
    id: "languageTest",
    name: { en: "Language test", fr: "test de langue" },
    fields: ["expiryDate"],
    types: ["LanguageTestResult"],
    reckonedFrom: "testDate",
  }),
  kind({
    id: "biometrics",
    name: { en: "Biometrics", fr: "données biométriques" },
    fields: ["biometricsExpiryDate"],
    types: [],
    reckonedFrom: "biometricsDate",
    toldBy: ["biometricsExpiry"],
  }),
];

/** What a person holds in Canada. The last one stands for a permit whose kind was not recognised. */
const permitKinds: readonly EndingKind[] = [
  kind({
    id: "studyPermit",
    name: { en: "Study permit", fr: "permis d’études" },
    fields: ["studyPermitExpiryDate", "expiryDate"],
    types: ["StudyPermit"],
    toldBy: ["permitEnd", "issuedEnd"],
  }),
  kind({
    id: "workPermit",
    name: { en: "Work permit", fr: "permis de travail" },
    fields: ["expiryDate"],
    types: ["WorkPermit"],
    toldBy: ["permitEnd", "issuedEnd"],
  }),
  kind({
    id: "visitorRecord",
    name: { en: "Visitor record", fr: "fiche du visiteur" },
    fields: ["expiryDate"],
    types: ["VisitorRecord"],
    toldBy: ["permitEnd", "issuedEnd"],
  }),
  kind({
    id: "permit",
    name: { en: "Permit", fr: "permis" },
    fields: ["expiryDate", "studyPermitExpiryDate"],
    types: [],
    toldBy: ["permitEnd", "issuedEnd"],
  }),
];

export const endingKinds: readonly EndingKind[] = [...generalKinds, ...permitKinds];

/** A place by the applicant’s spelling of its page and slot; those of others have their own beginnings. `kinds`: the last one counts where the type was not recognised. */
export type EndingPlace = {
  readonly page: PageSlug;
  readonly slots: readonly OwnSlotId[];
  readonly kinds: readonly EndingKindId[];
  readonly ofFamily?: true;
};

const anyPermit: readonly EndingKindId[] = ["studyPermit", "workPermit", "visitorRecord", "permit"];

export const endingPlaces: readonly EndingPlace[] = [
  { page: "passport", slots: ["passportBioPage", "passport"], kinds: ["nationalId", "passport"] },
  { page: "second-passport", slots: ["secondPassport"], kinds: ["passport"] },
  { page: "national-id", slots: ["nationalId"], kinds: ["nationalId"] },
  { page: "us-immigration-status", slots: ["usPermanentResidentCard"], kinds: ["usResidentCard"] },
  { page: "us-immigration-status", slots: ["usVisa"], kinds: ["usVisa"] },
  {
    page: "client-information",
    slots: ["familyMemberIds", "parentIds"],
    kinds: ["passport", "nationalId"],
    ofFamily: true,
  },
  { page: "study-permit", slots: ["studyPermit"], kinds: ["studyPermit"] },
  { page: "work-permit", slots: ["workPermit"], kinds: ["workPermit"] },
  { page: "post-graduation-work-permit", slots: ["postGraduationWorkPermit"], kinds: ["workPermit"] },
  { page: "co-op-work-permit", slots: ["coOpWorkPermit"], kinds: ["workPermit"] },
  { page: "visitor-record", slots: ["visitorRecord"], kinds: ["visitorRecord"] },
  { page: "current-valid-permit", slots: ["currentValidPermit"], kinds: anyPermit },
  { page: "sin-primary-document", slots: ["sinPrimaryDocument"], kinds: anyPermit },
  { page: "sin-status-change-document", slots: ["sinStatusChangeDocument"], kinds: anyPermit },
  { page: "in-canada-family-status", slots: ["inCanadaFamilyStatus"], kinds: anyPermit, ofFamily: true },
  { page: "sin-secondary-document", slots: ["sinSecondaryDocument"], kinds: ["nationalId", "passport"] },
  {
    page: "certificate-acceptation-du-quebec",
    slots: ["certificateAcceptationDuQuebec"],
    kinds: ["quebecCertificate"],
  },
  { page: "letter-of-introduction", slots: ["letterOfIntroduction"], kinds: ["letterOfIntroduction"] },
  { page: "temporary-resident-visa", slots: ["temporaryResidentVisa"], kinds: ["temporaryResidentVisa"] },
  { page: "medical-exam", slots: ["medicalExam"], kinds: ["medicalExam"] },
  {
    page: "letter-of-acceptance",
    slots: ["letterOfAcceptance", "secondLetterOfAcceptance"],
    kinds: ["letterOfAcceptance"],
  },
  { page: "provincial-attestation-letter", slots: ["provincialAttestationLetter"], kinds: ["attestationLetter"] },
  { page: "proof-of-funds", slots: ["bankStatements", "otherFunds", "proofOfFunds"], kinds: ["fixedDeposit"] },
  { page: "super-visa-insurance", slots: ["superVisaInsurance"], kinds: ["insurance"] },
  { page: "lmia", slots: ["lmia"], kinds: ["labourMarketAssessment"] },
  { page: "language-test", slots: ["languageTest"], kinds: ["languageTest"] },
  { page: "biometrics-validity-letter", slots: ["biometricsValidityLetter"], kinds: ["biometrics"] },
];
