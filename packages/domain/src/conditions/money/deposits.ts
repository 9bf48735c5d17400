import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import { isVisitorVisa, typeIsOneOf } from "../application/application.ts";
import { loanDepositsOfCase } from "./loans.ts";
import { lumpSumsOfCase } from "./lumpSums.ts";

/** What statements of account show, or what another program found in them. */

/** Types whose vault has a page for the statements of somebody who helps to pay. */
const mayBeSupported = typeIsOneOf(
  "mayBeSupported",
  {
    en: "somebody may help to pay for your stay",
    fr: "une autre personne peut aider à payer votre séjour",
  },
  ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
);

/** In a statement of anybody whose money counts. */
export const largeDepositWasFound = says(
  "largeDepositWasFound",
  { en: "a large deposit was found in a statement", fr: "un dépôt important a été trouvé dans un relevé" },
  (the) =>
    the.ofCase(lumpSumsOfCase).length > 0 || statementPages(the).some((page) => hasFinding(the, page, "lumpSum")),
);

/** The pages of statements in the vault of this type. */
const statementPages = (the: CaseReader): readonly PageSlug[] =>
  isVisitorVisa.evaluate(the).holds
    ? ["visitor-visa-visitor-proof-of-funds", "visitor-visa-host-proof-of-funds"]
    : [
        "proof-of-funds",
        ...(mayBeSupported.evaluate(the).holds ? (["financial-supporter-proof-of-funds"] as const) : []),
      ];

const hasFinding = (the: CaseReader, page: PageSlug, finding: string): boolean =>
  the.documents(page).some((document) => document.findings?.includes(finding) ?? false);

export const statementShowsLoan = says(
  "statementShowsLoan",
  {
    en: "a statement shows borrowed money",
    fr: "un relevé montre de l’argent emprunté",
  },
  (the) =>
    the.ofCase(loanDepositsOfCase).length > 0 ||
    statementPages(the)
      .slice(0, 1)
      .some((page) => hasFinding(the, page, "missingLoanApprovalLetter")),
);
