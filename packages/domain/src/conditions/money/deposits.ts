import type { CaseReader } from "../../caseFile/reader.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { says } from "../../caseFile/rule.ts";

/** What reading found in statements of account. */

/** In a statement of the applicant or of a supporter, as reading found it. */
export const largeDepositWasFound = says(
  "largeDepositWasFound",
  { en: "a large deposit was found in a statement", fr: "un dépôt important a été trouvé dans un relevé" },
  (the) =>
    hasFinding(the, "proof-of-funds", "lumpSum") || hasFinding(the, "financial-supporter-proof-of-funds", "lumpSum"),
);

const hasFinding = (the: CaseReader, page: PageSlug, finding: string): boolean =>
  the.documents(page).some((document) => document.findings?.includes(finding) ?? false);

export const loanPapersAreMissing = says(
  "loanPapersAreMissing",
  {
    en: "a statement shows a loan without its approval letter",
    fr: "un relevé montre un prêt sans sa lettre d’approbation",
  },
  (the) => hasFinding(the, "proof-of-funds", "missingLoanApprovalLetter"),
);
