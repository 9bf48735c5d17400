import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Text } from "../../kernel/text.ts";

/** What each reason of a refusal is about, the provisions that it rests on, and the documents that cover it (docs/facts/letters.md section 4; the mapping is ours). */

/** `leave`: will leave at the end of the stay. `funds`: of students. `truth`: answers truthfully. `list`: the documents that are required. */
export type Ground = "leave" | "funds" | "truth" | "list";

export type RefusalEvidence = {
  /** After “The refusal rests on”. */
  readonly topic: Text;
  readonly grounds: readonly Ground[];
  readonly pages: readonly PageSlug[];
};

export const refusalEvidence = {
  lackOfTies: {
    topic: { en: "ties outside Canada", fr: "les attaches hors du Canada" },
    grounds: ["leave"],
    pages: [
      "employment-letter",
      "returning-job-offer",
      "business-documents",
      "family-information-form",
      "marriage-certificate",
      "visitor-visa-visitor-property",
      "travel-history",
      "previous-visas",
    ],
  },
  insufficientFunds: {
    topic: { en: "the funds that are available", fr: "les fonds disponibles" },
    grounds: ["funds"],
    pages: [
      "proof-of-funds",
      "guaranteed-investment-certificate",
      "tuition-receipt",
      "tuition-invoice",
      "scholarship-letter",
      "loan-approval-letter",
      "income-tax-return",
      "pay-slips",
    ],
  },
  unsubstantiatedFinancialSupporter: {
    topic: {
      en: "the means of the financial supporter",
      fr: "les moyens de la personne qui apporte le soutien financier",
    },
    grounds: ["funds"],
    pages: [
      "financial-supporter-letter",
      "financial-supporter-passport",
      "financial-supporter-relationship",
      "financial-supporter-proof-of-funds",
      "financial-supporter-employment-letter",
      "financial-supporter-tax-return",
    ],
  },
  priorSupportNotJustified: {
    topic: {
      en: "how earlier studies or stays were paid for",
      fr: "la façon dont des études ou des séjours antérieurs ont été payés",
    },
    grounds: ["funds", "leave"],
    pages: [
      "tuition-receipt",
      "enrolment-letter",
      "transcripts",
      "lump-sum-supporting-documents",
      "letter-of-explanation",
    ],
  },
  unreasonableStudyPlan: {
    topic: { en: "the plan of studies", fr: "le projet d’études" },
    grounds: ["leave"],
    pages: [
      "study-plan",
      "letter-of-acceptance",
      "transcripts",
      "education-credentials",
      "resume",
      "work-reference-letters",
      "returning-job-offer",
      "language-test",
    ],
  },
  credibilityConcerns: {
    topic: { en: "the credibility of the application", fr: "la crédibilité de la demande" },
    grounds: ["truth", "leave"],
    pages: ["letter-of-explanation", "procedural-fairness-letter", "statutory-declaration", "correction-evidence"],
  },
  lumpSumDeposits: {
    topic: { en: "large single deposits", fr: "des dépôts importants en une seule fois" },
    grounds: ["funds", "leave"],
    pages: ["lump-sum-explanation", "lump-sum-supporting-documents", "proof-of-funds", "income-tax-return"],
  },
  undisclosedPreviousRefusals: {
    topic: { en: "earlier refusals", fr: "des refus antérieurs" },
    grounds: ["truth"],
    pages: ["previous-visas", "refusal-letter", "letter-of-explanation", "webform-submission", "correction-evidence"],
  },
  unsubstantiatedThirdPartySupport: {
    topic: { en: "the support of a third party", fr: "le soutien d’un tiers" },
    grounds: ["funds"],
    pages: [
      "second-financial-supporter-letter",
      "second-financial-supporter-passport",
      "second-financial-supporter-relationship",
      "second-financial-supporter-proof-of-funds",
      "second-financial-supporter-employment-letter",
      "second-financial-supporter-tax-return",
      "visitor-visa-sponsor-documents",
    ],
  },
  inflatedFinances: {
    topic: { en: "the amounts in the financial documents", fr: "les montants des documents financiers" },
    grounds: ["funds"],
    pages: ["proof-of-funds", "income-tax-return", "cra-notice-of-assessment", "business-documents"],
  },
  countryChecklist: {
    topic: { en: "the checklist of the visa office", fr: "la liste de contrôle du bureau des visas" },
    grounds: ["list"],
    pages: ["document-checklist", "submission-confirmation"],
  },
} as const satisfies Readonly<Record<string, RefusalEvidence>>;

export type RefusalReasonId = keyof typeof refusalEvidence;
export const isRefusalReason = (value: unknown): value is RefusalReasonId =>
  typeof value === "string" && Object.hasOwn(refusalEvidence, value);

type EvidencePage = (typeof refusalEvidence)[RefusalReasonId]["pages"][number];

/** Each of these documents in a sentence. */
export const evidenceNames: Readonly<Record<EvidencePage, Text>> = {
  "employment-letter": { en: "the employment letter", fr: "la lettre d’emploi" },
  "returning-job-offer": { en: "the offer of a job after the return", fr: "l’offre d’emploi pour le retour" },
  "business-documents": { en: "the business documents", fr: "les documents d’entreprise" },
  "family-information-form": {
    en: "the family information form",
    fr: "le formulaire de renseignements sur la famille",
  },
  "marriage-certificate": { en: "the marriage certificate", fr: "le certificat de mariage" },
  "visitor-visa-visitor-property": { en: "the proof of property", fr: "la preuve de propriété" },
  "travel-history": { en: "the travel history", fr: "l’historique de voyage" },
  "previous-visas": { en: "the earlier visas", fr: "les visas antérieurs" },
  "proof-of-funds": { en: "the proof of funds", fr: "la preuve de fonds" },
  "guaranteed-investment-certificate": {
    en: "the guaranteed investment certificate",
    fr: "le certificat de placement garanti",
  },
  "tuition-receipt": { en: "the tuition receipt", fr: "le reçu des droits de scolarité" },
  "tuition-invoice": { en: "the tuition invoice", fr: "la facture des droits de scolarité" },
  "scholarship-letter": { en: "the scholarship letter", fr: "la lettre de bourse" },
  "loan-approval-letter": { en: "the loan approval letter", fr: "la lettre d’approbation de prêt" },
  "income-tax-return": { en: "the income tax return", fr: "la déclaration de revenus" },
  "pay-slips": { en: "the pay slips", fr: "les bulletins de paie" },
  "financial-supporter-letter": {
    en: "the letter of the financial supporter",
    fr: "la lettre de la personne qui apporte le soutien financier",
  },
  "financial-supporter-passport": {
    en: "the passport of the financial supporter",
    fr: "le passeport de la personne qui apporte le soutien financier",
  },
  "financial-supporter-relationship": {
    en: "the proof of the relationship to the financial supporter",
    fr: "la preuve du lien avec la personne qui apporte le soutien financier",
  },
  "financial-supporter-proof-of-funds": {
    en: "the proof of funds of the financial supporter",
    fr: "la preuve de fonds de la personne qui apporte le soutien financier",
  },
  "financial-supporter-employment-letter": {
    en: "the employment letter of the financial supporter",
    fr: "la lettre d’emploi de la personne qui apporte le soutien financier",
  },
  "financial-supporter-tax-return": {
    en: "the tax return of the financial supporter",
    fr: "la déclaration de revenus de la personne qui apporte le soutien financier",
  },
  "enrolment-letter": { en: "the enrolment letter", fr: "la lettre d’inscription" },
  transcripts: { en: "the transcripts", fr: "les relevés de notes" },
  "lump-sum-supporting-documents": {
    en: "the documents on the large deposits",
    fr: "les documents sur les dépôts importants",
  },
  "letter-of-explanation": { en: "the letter of explanation", fr: "la lettre d’explication" },
  "study-plan": { en: "the statement of purpose", fr: "la lettre de motivation" },
  "letter-of-acceptance": { en: "the letter of acceptance", fr: "la lettre d’acceptation" },
  "education-credentials": { en: "the diplomas and certificates", fr: "les diplômes et certificats" },
  resume: { en: "the resume", fr: "le curriculum vitæ" },
  "work-reference-letters": { en: "the work reference letters", fr: "les lettres de recommandation d’employeurs" },
  "language-test": { en: "the language test results", fr: "les résultats du test de langue" },
  "procedural-fairness-letter": {
    en: "the procedural fairness letter and the answer to it",
    fr: "la lettre d’équité procédurale et la réponse",
  },
  "statutory-declaration": { en: "the statutory declaration", fr: "la déclaration solennelle" },
  "correction-evidence": { en: "the proof of the correction", fr: "la preuve de la correction" },
  "lump-sum-explanation": { en: "the explanation of the large deposits", fr: "l’explication des dépôts importants" },
  "refusal-letter": { en: "the earlier refusal letters", fr: "les lettres de refus antérieures" },
  "webform-submission": { en: "the web form", fr: "le formulaire Web" },
  "second-financial-supporter-letter": {
    en: "the letter of the second financial supporter",
    fr: "la lettre de la deuxième personne qui apporte un soutien financier",
  },
  "second-financial-supporter-passport": {
    en: "the passport of the second financial supporter",
    fr: "le passeport de la deuxième personne qui apporte un soutien financier",
  },
  "second-financial-supporter-relationship": {
    en: "the proof of the relationship to the second financial supporter",
    fr: "la preuve du lien avec la deuxième personne qui apporte un soutien financier",
  },
  "second-financial-supporter-proof-of-funds": {
    en: "the proof of funds of the second financial supporter",
    fr: "la preuve de fonds de la deuxième personne qui apporte un soutien financier",
  },
  "second-financial-supporter-employment-letter": {
    en: "the employment letter of the second financial supporter",
    fr: "la lettre d’emploi de la deuxième personne qui apporte un soutien financier",
  },
  "second-financial-supporter-tax-return": {
    en: "the tax return of the second financial supporter",
    fr: "la déclaration de revenus de la deuxième personne qui apporte un soutien financier",
  },
  "visitor-visa-sponsor-documents": { en: "the documents of the sponsor", fr: "les documents de la personne qui paie" },
  "cra-notice-of-assessment": { en: "the notice of assessment", fr: "l’avis de cotisation" },
  "document-checklist": { en: "the document checklist", fr: "la liste de contrôle des documents" },
  "submission-confirmation": { en: "the confirmation of submission", fr: "la confirmation de l’envoi" },
};
export const evidencePages = Object.keys(evidenceNames) as readonly EvidencePage[];
