import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { largeDepositWasFound, loanPapersAreMissing } from "../../conditions/money/deposits.ts";
import { textLimits } from "../../tables/officialForms/formLimits.ts";
import { depositsText as text } from "./deposits.text.ts";
import type { VaultPage } from "../page.ts";
import { keptPaper } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { financialSupportPage } from "../studies/studySources.ts";
import { readPaper, suppliedPage, writtenLetter } from "../suppliedPage.ts";

/** Borrowed money, and large deposits that a statement shows. */

const whereStatementsAre: readonly ApplicationType[] = [
  "Student",
  "StudentExtension",
  "StandaloneFamily",
  "SpeFamily",
  "PgwpFamily",
  "VisitorVisa",
  "ExpressEntry",
  "ExpressEntryIta",
  "Dli",
  "Iec",
];

const loan: VaultPage = suppliedPage("main", {
  slug: "loan-approval-letter",
  name: text.loan,
  tags: ["Banking"],
  appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
  slots: [
    readPaper("main", {
      id: "loanApprovalLetter",
      name: text.loan,
      documentTypes: ["LoanApprovalLetter"],
      level: {
        cases: [
          [loanPapersAreMissing, "Required", text.loanMustBeApproved],
          [isStudyApplication, "IfApplicable", text.ifYouBorrow],
        ],
        otherwise: [text.noLoan, "NotApplicable"],
        sources: [specified("document 1 section 8"), financialSupportPage],
      },
      potentialWarnings: [
        ...ofReadFields,
        "notAcceptedForProofOfFunds",
        "missingLoanApprovalLetter",
        "missingAccountHolder",
        "fileDate",
        "corporateDocs",
        "insufficientFunds",
        "onlineScreenshot",
        "retirementFunds",
        "microfinance",
      ],
      fieldsToRead: ["accountHolderName", "closingBalance", "issueDate"],
      instructions: text.loanInstructions,
      maxFiles: 3,
      splitScreen: true,
    }),
  ],
});

const whenFound = {
  cases: [[largeDepositWasFound, "Required", text.originIsAsked]],
  otherwise: [text.noLargeDeposit, "NotApplicable"],
} as const;

const papers: VaultPage = suppliedPage("main", {
  slug: "lump-sum-supporting-documents",
  name: text.papers,
  tags: ["Banking"],
  appliesTo: whereStatementsAre,
  slots: [
    keptPaper("main", {
      id: "lumpSumSupportingDocuments",
      name: text.papers,
      level: { ...whenFound, sources: [specified("document 3 section 3.10")] },
      instructions: text.papersInstructions,
      subFileNames: text.depositFile,
      maxFiles: 15,
      noDocument: text.noDocument,
    }),
  ],
});

function lengthToday(the: CaseReader): Readonly<Record<string, string | number>> {
  const limits = the.row(textLimits);
  return {
    least: limits.found ? limits.row.value.bankExplanation.least : "—",
    most: limits.found ? limits.row.value.bankExplanation.most : "—",
  };
}

const explanation: VaultPage = suppliedPage("main", {
  slug: "lump-sum-explanation",
  name: text.explanation,
  category: "Letter",
  tags: ["Banking"],
  appliesTo: whereStatementsAre,
  lawyerCanGenerate: { letter: "lumpSumExplanation" },
  slots: [
    writtenLetter("main", {
      id: "lumpSumExplanation",
      name: text.explanation,
      level: { ...whenFound, sources: [specified("document 3 section 2.4")] },
      instructions: text.explanationInstructions,
      instructionValues: lengthToday,
      maxFiles: 3,
    }),
  ],
});

export const depositPages: readonly VaultPage[] = [loan, papers, explanation];
