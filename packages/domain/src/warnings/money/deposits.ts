import { loanDepositsOf, loanLetterIsThere } from "../../conditions/money/loans.ts";
import { openLumpSums } from "../../conditions/money/explanations.ts";
import type { CaseReader } from "../../caseFile/reader.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** Money that came into an account and asks where from. */

const text = {
  large: {
    en: "a deposit in this statement is large beside the balance before it, and nobody has explained it yet",
    fr: "un dépôt de ce relevé est important par rapport au solde qui précède, et personne ne l’a encore expliqué",
  },
  loan: {
    en: "a deposit in this statement comes from a loan, and no approval letter of a loan is in the case",
    fr: "un dépôt de ce relevé provient d’un prêt, et le dossier ne contient aucune lettre d’approbation de prêt",
  },
} satisfies Record<string, Text>;

const isLarge = (the: CaseReader): Outcome =>
  openLumpSums(the, the.document()).length > 0 ? { holds: true, because: [text.large] } : notRaised;

const lacksLoanLetter = (the: CaseReader): Outcome =>
  loanDepositsOf(the, the.document()).length > 0 && !loanLetterIsThere(the)
    ? { holds: true, because: [text.loan] }
    : notRaised;

export const depositWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "lumpSum",
    isBlocking: false,
    isPopUp: false,
    relatedFields: ["closingBalance"],
    ofField: "transactions",
    raisedWhen: isLarge,
    name: { en: "Lump Sum", fr: "Dépôt important" },
    message: { en: "We found a large deposit.", fr: "Nous avons trouvé un dépôt important." },
    fix: {
      en: "Explain it below the statement, and add proof of where the money came from.",
      fr: "Expliquez-le sous le relevé, et ajoutez la preuve de l’origine de l’argent.",
    },
  }),
  documentWarning({
    id: "missingLoanApprovalLetter",
    isBlocking: false,
    isPopUp: false,
    relatedFields: [],
    ofField: "transactions",
    raisedWhen: lacksLoanLetter,
    name: { en: "Missing Loan Approval Letter", fr: "Lettre d’approbation de prêt manquante" },
    message: {
      en: "The approval letter for this loan is missing.",
      fr: "La lettre d’approbation de ce prêt est manquante.",
    },
    fix: {
      en: "Upload the signed approval letter of the lender.",
      fr: "Téléversez la lettre d’approbation signée du prêteur.",
    },
  }),
];
