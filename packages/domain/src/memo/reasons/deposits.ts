import { openLumpSums } from "../../conditions/money/explanations.ts";
import type { PageSlug } from "../../caseFile/vaultPlaces.ts";
import type { Text } from "../../kernel/text.ts";
import { finds, type MemoReader } from "../memoReader.ts";
import { openPoint } from "../openPoints.ts";
import type { Gap, ReasonDefinition } from "../reasonDefinition.ts";
import { asksForNone, money, moneyFields, statementPages } from "./funds.ts";
import { fundsOfStudents, leavesAtEnd, listOfReasons, ourMapping } from "./memoSources.ts";
import { isNotNamedInCourt, notForDecisions } from "./raisedAgainst.ts";

/** Where the money comes from: large deposits, and the income behind it. */

const explanationPages: readonly PageSlug[] = ["lump-sum-explanation", "lump-sum-supporting-documents"];

const hasOpenDeposit = (the: MemoReader): boolean =>
  the.filesOn(statementPages).some((file) => openLumpSums(the.case, file).length > 0) ||
  the.warnings().some(({ id }) => id === "lumpSum" || id === "missingLoanApprovalLetter");

const depositIsOpen = (id: string, says: Text, isHelped: boolean, words: Text): Gap => ({
  when: finds(id, says, (the) => hasOpenDeposit(the) && the.filesOn(explanationPages).length > 0 === isHelped),
  ...(isHelped ? {} : { leaves: "no" as const }),
  open: (the) => [openPoint(the, { kind: "short", text: words, pages: explanationPages })],
});

const depositHasNothing = depositIsOpen(
  "depositHasNothing",
  {
    en: "a statement shows a large deposit, and nothing on file says where the money came from",
    fr: "un relevé montre un dépôt important, et aucun document n’indique d’où vient l’argent",
  },
  false,
  {
    en: "A statement shows a large deposit, and nothing on file says where the money came from.",
    fr: "Un relevé montre un dépôt important, et aucun document n’indique d’où vient l’argent.",
  },
);

const depositIsPartlyExplained = depositIsOpen(
  "depositIsPartlyExplained",
  {
    en: "documents about large deposits are on file, and one deposit is not explained in full",
    fr: "des documents sur des dépôts importants sont au dossier, et un dépôt n’est pas entièrement expliqué",
  },
  true,
  {
    en: "A large deposit is not explained in full: its explanation or its proof is missing beside the statement.",
    fr: "Un dépôt important n’est pas entièrement expliqué\u00A0: il manque son explication ou sa preuve à côté du relevé.",
  },
);

const transactionsNotRead = finds(
  "transactionsNotRead",
  {
    en: "no transactions were read in the statements, so a large deposit cannot be ruled out",
    fr: "aucune opération n’a été lue dans les relevés, donc un dépôt important ne peut pas être écarté",
  },
  (the) =>
    the.filesOn(explanationPages).length === 0 &&
    the.filesOn(statementPages).length > 0 &&
    !the.filesOn(statementPages).some(({ parsedValues }) => Array.isArray(parsedValues?.transactions)),
);

const transactionsNotReadGap: Gap = {
  when: transactionsNotRead,
  open: (the) => [
    openPoint(the, {
      kind: "short",
      text: {
        en: "No transactions were read in the statements: look through them for large deposits, or add statements that list each one.",
        fr: "Aucune opération n’a été lue dans les relevés\u00A0: cherchez-y les dépôts importants, ou ajoutez des relevés qui les énumèrent.",
      },
      pages: statementPages,
    }),
  ],
};

export const lumpSumDeposits: ReasonDefinition = {
  id: "lumpSumDeposits",
  notRaised: [...notForDecisions, asksForNone, isNotNamedInCourt("lumpSumDeposits")],
  strands: [
    {
      id: "statements",
      shows: { en: "the transactions of the accounts", fr: "les opérations des comptes" },
      pages: statementPages,
    },
    {
      id: "originOfDeposits",
      shows: { en: "where a large deposit came from", fr: "l’origine d’un dépôt important" },
      pages: explanationPages,
      isOptional: true,
    },
  ],
  gaps: [depositHasNothing, depositIsPartlyExplained, transactionsNotReadGap],
  fields: ["periodStart", "periodEnd", "closingBalance", "issueDate"],
  whole: {
    en: "the statements show no large deposit that is not explained",
    fr: "les relevés ne montrent aucun dépôt important sans explication",
  },
  sources: [listOfReasons, fundsOfStudents, ourMapping],
};

export const inflatedFinances: ReasonDefinition = {
  id: "inflatedFinances",
  notRaised: [...notForDecisions, asksForNone, isNotNamedInCourt("inflatedFinances")],
  strands: [
    money,
    {
      id: "income",
      shows: {
        en: "the income from which the money comes",
        fr: "le revenu d’où vient l’argent",
      },
      pages: [
        "income-tax-return",
        "cra-notice-of-assessment",
        "t4-slip",
        "pay-slips",
        "spouse-pay-slips",
        "visitor-visa-visitor-pay-slips",
        "visitor-visa-host-pay-slips",
        "employment-letter",
        "spouse-employment-letter",
        "visitor-visa-visitor-employment-letter",
        "visitor-visa-host-employment-letter",
        "business-documents",
        "financial-supporter-employment-letter",
        "financial-supporter-tax-return",
        "second-financial-supporter-employment-letter",
        "second-financial-supporter-tax-return",
        "scholarship-letter",
        "loan-approval-letter",
      ],
    },
  ],
  warnings: [
    "lumpSum",
    "microfinance",
    "notAcceptedForProofOfFunds",
    "retirementFunds",
    "onlineScreenshot",
    "gapInStatements",
    "fundsUnusuallyLarge",
  ],
  fields: [...moneyFields, "employer", "jobTitle"],
  whole: {
    en: "documents show the money and an income behind it, and no warning about them is open",
    fr: "des documents montrent les fonds et un revenu qui les explique, et aucun avertissement à leur sujet n’est ouvert",
  },
  sources: [listOfReasons, fundsOfStudents, leavesAtEnd, ourMapping],
};
