import { answeredOnField, dueDateField, receiptOwnerField } from "../../caseFile/documentValues/letterFields.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";

/**
 * Values that rules, forms and deadlines read on a page beside what the catalogue names for a reader to look for. They are
 * typed, so that every value on which something rests has a hand to come from.
 */

type Beside = { readonly pages: readonly PageSlug[]; readonly values: readonly string[] };

const passports: readonly PageSlug[] = [
  "passport",
  "spouse-passport",
  "child-passport",
  "visitor-visa-visitor-passport",
  "visitor-visa-spouse-passport",
  "second-passport",
];
const statements: readonly PageSlug[] = [
  "proof-of-funds",
  "spouse-proof-of-funds",
  "financial-supporter-proof-of-funds",
  "second-financial-supporter-proof-of-funds",
  "visitor-visa-visitor-proof-of-funds",
  "visitor-visa-spouse-proof-of-funds",
  "visitor-visa-host-proof-of-funds",
];
const accounts: readonly PageSlug[] = [...statements, "guaranteed-investment-certificate", "loan-approval-letter"];
const supportLetters: readonly PageSlug[] = ["financial-supporter-letter", "second-financial-supporter-letter"];
/** The letter names its day, and some name the day by which an answer is due. */
const lettersThatAsk = (["", "spouse-", "child-"] as const).flatMap((person) =>
  (
    [
      "additional-document-request",
      "medical-request-letter",
      "original-passport-request",
      "biometrics-request-letter",
    ] as const
  ).map((letter) => `${person}${letter}` as const),
);
const applications = (["", "spouse-", "child-"] as const).map(
  (person) => `${person}application-for-study-permit` as const,
);
const extensions = (["", "child-"] as const).map(
  (person) => `${person}application-for-study-permit-extension` as const,
);

const workPermitForms = (["", "spouse-"] as const).flatMap((person) => [
  `${person}application-for-work-permit` as const,
  `${person}application-for-work-permit-inside-canada` as const,
]);
const placementPermits: readonly PageSlug[] = [
  "co-op-work-permit",
  "co-op-work-permit-from-inside-canada",
  "spouse-co-op-work-permit-from-inside-canada",
];

const beside: readonly Beside[] = [
  { pages: passports.slice(0, 5), values: ["birthCountry"] },
  {
    pages: [
      "national-id",
      "spouse-national-id",
      "visitor-visa-visitor-national-id",
      "travel-history",
      "sin-secondary-document",
    ],
    values: ["nationality"],
  },
  { pages: ["marriage-certificate"], values: ["marriageDate"] },
  {
    pages: [
      ...passports,
      "client-information",
      "spouse-client-information",
      "travel-history",
      "sin-secondary-document",
    ],
    values: ["usVisaExpiryDate"],
  },
  { pages: accounts, values: ["currency", "bankName", "accountNumber"] },
  { pages: statements, values: ["canWithdraw", "openingBalance", "issueDate"] },
  { pages: supportLetters, values: ["accountHolderName", "bankName", "assetType", "accountType", "canWithdraw"] },
  {
    pages: [
      "letter-of-acceptance",
      "spouse-letter-of-acceptance",
      "tuition-invoice",
      "tuition-receipt",
      "spouse-tuition-receipt",
      "scholarship-letter",
    ],
    values: ["currency"],
  },
  { pages: ["tuition-receipt", "spouse-tuition-receipt"], values: ["receiptNumber"] },
  {
    pages: ["biometrics-validity-letter", "biometrics-validity-letter-spouse", "biometrics-validity-letter-child"],
    values: ["biometricsDate"],
  },
  {
    pages: [...applications, ...extensions],
    values: ["tuitionFees", "roomAndBoard", "otherCosts", "fundsAvailable", "startOfCanadianStudyProgram"],
  },
  { pages: ["spouse-letter-of-acceptance"], values: ["schoolProvince"] },
  { pages: ["language-test", "spouse-language-test"], values: ["expiryDate"] },
  { pages: ["language-test"], values: ["languageTestKind"] },
  { pages: ["transcripts"], values: ["isOfficial"] },
  { pages: [...workPermitForms, ...placementPermits, "post-graduation-work-permit"], values: ["workPermitType"] },
  { pages: workPermitForms, values: ["employer", "jobTitle"] },
  { pages: ["amend-temp-residence-form"], values: ["reasonForChange"] },
  { pages: ["temporary-resident-visa"], values: ["visaType"] },
  { pages: lettersThatAsk.filter((page) => !page.includes("biometrics")), values: [answeredOnField] },
  { pages: ["biometrics-receipt"], values: [receiptOwnerField] },
  { pages: [...lettersThatAsk, "procedural-fairness-letter"], values: ["issueDate", dueDateField] },
];

const byPage = Map.groupBy(
  beside.flatMap(({ pages, values }) => pages.map((page) => ({ page: page as string, values }))),
  ({ page }) => page,
);

export const alsoTyped = (page: string): readonly string[] => (byPage.get(page) ?? []).flatMap(({ values }) => values);
