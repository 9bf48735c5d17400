import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages about loans and large deposits. */
export const depositsText = {
  loan: { en: "Loan Approval Letter", fr: "Lettre d’approbation de prêt", noun: "f" },
  papers: { en: "Large Deposit Documents", fr: "Documents sur un dépôt important", noun: "mp" },
  explanation: { en: "Lump Sum Explanation", fr: "Explication d’un dépôt important", noun: "f" },
  depositFile: { en: "Deposit {n}", fr: "Dépôt {n}" },
  noDocument: { en: "I have no document for this deposit", fr: "Je n’ai aucun document pour ce dépôt" },

  loanInstructions: {
    en: "Upload the letter in which the lender approves the loan, on its letterhead and signed: your name, the amount, the currency, what it is for, and when it is paid out. An application for a loan or an offer in principle is not enough. Loans of microfinance companies are not accepted.",
    fr: "Téléversez la lettre par laquelle le prêteur approuve le prêt, à son en-tête et signée : votre nom, le montant, la devise, l’usage prévu et le moment du versement. Une demande de prêt ou un accord de principe ne suffit pas. Les prêts de sociétés de microfinance ne sont pas acceptés.",
  },
  papersInstructions: {
    en: "Show where each large deposit came from, with one paper for each: a contract of sale, a gift letter with the giver’s statement, a bonus slip, an inheritance or a loan agreement. The amount and the day must match the statement.",
    fr: "Montrez d’où vient chaque dépôt important, avec un document pour chacun : un contrat de vente, une lettre de don avec le relevé de la personne qui donne, un bulletin de prime, une succession ou un contrat de prêt. Le montant et le jour doivent concorder avec le relevé.",
  },
  explanationInstructions: {
    en: "Say for each large deposit who paid it, when, how much and why, in {least} to {most} characters. Keep to what your papers can show.",
    fr: "Dites pour chaque dépôt important qui l’a versé, quand, combien et pourquoi, en {least} à {most} caractères. Tenez-vous-en à ce que vos documents peuvent montrer.",
  },

  loanMustBeApproved: {
    en: "borrowed money counts only if the loan is approved",
    fr: "l’argent emprunté ne compte que si le prêt est approuvé",
  },
  ifYouBorrow: {
    en: "the letter counts only if you borrow for your studies",
    fr: "la lettre compte seulement si vous empruntez pour vos études",
  },
  noLoan: {
    en: "nothing shows a loan that this application rests on",
    fr: "rien n’indique un prêt sur lequel repose cette demande",
  },
  originIsAsked: { en: "IRCC wants to know where the money came from", fr: "IRCC veut savoir d’où vient l’argent" },
  noLargeDeposit: {
    en: "no large deposit was found in the statements read so far",
    fr: "aucun dépôt important n’a été trouvé dans les relevés lus jusqu’ici",
  },
} satisfies Record<string, Text | Noun>;
