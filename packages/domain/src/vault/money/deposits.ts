import type { Text } from "../../kernel/text.ts";
import type { Noun } from "../../kernel/noun.ts";
import type { ApplicationType } from "../../caseFile/application.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import { isStudyApplication } from "../../conditions/application/application.ts";
import { largeDepositWasFound, statementShowsLoan } from "../../conditions/money/deposits.ts";
import { textLimits } from "../../tables/officialForms/formLimits.ts";
import type { VaultPage } from "../page.ts";
import { keptDocument } from "../slotFor.ts";
import { ofReadFields } from "../files/slotWarnings.ts";
import { specified } from "../sources.ts";
import { financialSupportPage } from "../studies/studySources.ts";
import { parsedDocument, suppliedPage, writtenLetter } from "../suppliedPage.ts";
import { closedToOutsiders } from "../pageRights.ts";

/** Borrowed money, and large deposits that a statement shows. */

/** Words that several places of this file say. */
const text = {
  loan: { en: "Loan Approval Letter", fr: "Lettre d’approbation de prêt", noun: "f" },
  papers: { en: "Large Deposit Documents", fr: "Documents sur un dépôt important", noun: "mp" },
  explanation: { en: "Lump Sum Explanation", fr: "Explication d’un dépôt important", noun: "f" },
} satisfies Record<string, Text | Noun>;

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
  rights: closedToOutsiders,
  name: text.loan,
  tags: ["Banking"],
  appliesTo: ["Student", "StudentExtension", "StandaloneFamily", "SpeFamily", "PgwpFamily", "Dli"],
  slots: [
    parsedDocument("main", {
      id: "loanApprovalLetter",
      name: text.loan,
      documentTypes: ["LoanApprovalLetter"],
      level: {
        cases: [
          [
            statementShowsLoan,
            "Required",
            {
              en: "borrowed money counts only if the loan is approved",
              fr: "l’argent emprunté ne compte que si le prêt est approuvé",
            },
          ],
          [
            isStudyApplication,
            "IfApplicable",
            {
              en: "the letter counts only if you borrow for your studies",
              fr: "la lettre compte seulement si vous empruntez pour vos études",
            },
          ],
        ],
        otherwise: [
          {
            en: "nothing shows a loan that this application depends on",
            fr: "rien n’indique un prêt dont dépend cette demande",
          },
          "NotApplicable",
        ],
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
      instructions: {
        en: "Upload the letter in which the lender approves the loan, on its letterhead and signed: your name, the amount, the currency, what it is for, and when it is paid out. An application for a loan or an offer in principle is not enough. Loans from microfinance companies are not accepted.",
        fr: "Téléversez la lettre par laquelle le prêteur approuve le prêt, à son en-tête et signée : votre nom, le montant, la devise, l’usage prévu et le moment du versement. Une demande de prêt ou un accord de principe ne suffit pas. Les prêts de sociétés de microfinance ne sont pas acceptés.",
      },
      maxFiles: 3,
      splitScreen: true,
    }),
  ],
});

const whenFound = {
  cases: [
    [
      largeDepositWasFound,
      "Required",
      { en: "IRCC wants to know where the money came from", fr: "IRCC veut savoir d’où vient l’argent" },
    ],
  ],
  otherwise: [
    {
      en: "no large deposit was found in the statements read so far",
      fr: "aucun dépôt important n’a été trouvé dans les relevés lus jusqu’ici",
    },
    "NotApplicable",
  ],
} as const;

const papers: VaultPage = suppliedPage("main", {
  slug: "lump-sum-supporting-documents",
  rights: closedToOutsiders,
  name: text.papers,
  tags: ["Banking"],
  appliesTo: whereStatementsAre,
  slots: [
    keptDocument("main", {
      id: "lumpSumSupportingDocuments",
      name: text.papers,
      level: { ...whenFound, sources: [specified("document 3 section 3.10")] },
      instructions: {
        en: "Show where each large deposit came from, with one document for each. It may be a contract of sale, a gift letter with the giver’s statement, a bonus slip, an inheritance or a loan agreement. The amount and the day must match the statement.",
        fr: "Montrez d’où vient chaque dépôt important, avec un document pour chacun. Ce peut être un contrat de vente, une lettre de don avec le relevé de la personne qui donne, un bulletin de prime, une succession ou un contrat de prêt. Le montant et le jour doivent concorder avec le relevé.",
      },
      subFileNames: { en: "Deposit {n}", fr: "Dépôt {n}" },
      maxFiles: 15,
      noDocument: { en: "I have no document for this deposit", fr: "Je n’ai aucun document pour ce dépôt" },
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
  rights: closedToOutsiders,
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
      instructions: {
        en: "Say for each large deposit who paid it, when, how much and why, in {least} to {most} characters. Say only what your documents can show.",
        fr: "Dites pour chaque dépôt important qui l’a versé, quand, combien et pourquoi, en {least} à {most} caractères. Tenez-vous-en à ce que vos documents peuvent montrer.",
      },
      instructionValues: lengthToday,
      maxFiles: 3,
    }),
  ],
});

export const depositPages: readonly VaultPage[] = [loan, papers, explanation];
