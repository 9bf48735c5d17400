import { supportingFiles } from "../../conditions/money/explanations.ts";
import { matches } from "../../fields/checks/checks.ts";
import type { FormList } from "../../forms/fields/field.ts";
import type { Text } from "../../kernel/text.ts";
import { currencyCodes } from "../../lists/money/currencies.ts";
import { accountOwners, statedTransactions, type AccountOwner } from "../facts/transactions.ts";
import { narrative } from "../narrative.ts";

/** What is asked of each large transaction; what statements show, and what was said beside them, is filled in. */

export const transactionsPath = "transactions";

const owners: Readonly<Record<AccountOwner, Text>> = {
  main: { en: "My own", fr: "Le mien" },
  spouse: { en: "Of my spouse or partner", fr: "Celui de mon conjoint ou partenaire" },
  financialSupporter: { en: "Of the person who supports me", fr: "Celui de la personne qui me soutient" },
  secondFinancialSupporter: {
    en: "Of the second person who supports me",
    fr: "Celui de la deuxième personne qui me soutient",
  },
  visitor: { en: "Of the visitor", fr: "Celui de la personne qui visite" },
  host: { en: "Of the host", fr: "Celui de l’hôte" },
};

export const transactions: FormList = {
  list: transactionsPath,
  title: { en: "Large transactions", fr: "Opérations importantes" },
  rowTitle: { en: "Transaction {number}", fr: "Opération {number}" },
  addLabel: { en: "Add a transaction", fr: "Ajouter une opération" },
  hint: {
    en: "What your statements show, and what you already said beside them, is filled in.",
    fr: "Ce que montrent vos relevés, et ce que vous avez déjà dit à leur sujet, est inscrit.",
  },
  most: () => 20,
  needed: "always",
  prefill: (the) => {
    const stated = statedTransactions(the.case);
    return stated.length === 0
      ? undefined
      : {
          value: stated.map(({ row }) => row),
          from: {
            fact: stated[0]?.from ?? "documents",
            says: { en: "from the bank statements", fr: "d’après les relevés bancaires" },
          },
        };
  },
  advice: (rows, the) => {
    const missing = statedTransactions(the.case).filter(
      ({ row }) =>
        !rows.some(
          (one) =>
            one["depositDate"] === row["depositDate"] && Number(one["depositAmount"]) === Number(row["depositAmount"]),
        ),
    );
    return missing.length === 0
      ? undefined
      : {
          en: "A statement shows a large deposit that is not on this list. Add it.",
          fr: "Un relevé montre un dépôt important qui n’est pas sur cette liste. Ajoutez-le.",
        };
  },
  fields: [
    { path: "depositDate", kind: "date", needed: "always", label: { en: "Date", fr: "Date" } },
    {
      path: "depositAmount",
      kind: "text",
      needed: "always",
      label: { en: "Amount", fr: "Montant" },
      hint: { en: "As the statement prints it, for example 850.50", fr: "Comme sur le relevé, par exemple 850,50" },
      checks: [
        matches(
          "letterAmount",
          {
            en: "Write the amount in digits, with a full stop before the cents.",
            fr: "Écrivez le montant en chiffres, avec un point devant les cents.",
          },
          /^\d{1,15}(?:\.\d{1,3})?$/,
        ),
      ],
    },
    {
      path: "currency",
      kind: "choice",
      look: "dropdown",
      needed: "always",
      label: { en: "Currency", fr: "Devise" },
      choices: [...currencyCodes].map((code) => ({ value: code, label: { en: code, fr: code } })),
    },
    {
      path: "isWithdrawal",
      kind: "yesNo",
      label: { en: "Did the money leave the account?", fr: "L’argent est-il sorti du compte?" },
    },
    {
      path: "accountOwner",
      kind: "choice",
      look: "dropdown",
      needed: "always",
      label: { en: "Whose account is it?", fr: "À qui est le compte?" },
      choices: accountOwners.map((value) => ({ value, label: owners[value] })),
    },
    {
      path: "from",
      kind: "text",
      inAnyScript: true,
      needed: "always",
      label: {
        en: "From whom the money came, or to whom it went",
        fr: "De qui vient l’argent, ou à qui il est allé",
      },
      length: () => ({ most: 200 }),
    },
    narrative("explanation", {
      label: { en: "Why", fr: "Pourquoi" },
      questions: [
        { en: "What was the money for?", fr: "À quoi servait cet argent?" },
        { en: "Was it a sale, a gift, a loan, a bonus?", fr: "Était-ce une vente, un don, un prêt, une prime?" },
      ],
      least: 50,
      most: 1000,
    }),
    {
      path: "documentFiles",
      kind: "choice",
      look: "dropdown",
      label: { en: "The document that shows it", fr: "Le document qui le montre" },
      hint: {
        en: "The documents on the page “Large Deposit Documents”.",
        fr: "Les documents de la page sur les dépôts importants.",
      },
      choices: (the) =>
        supportingFiles(the.case).map(({ fileId }, index) => ({
          value: fileId,
          label: { en: `Document ${index + 1}`, fr: `Document ${index + 1}` },
        })),
    },
    {
      path: "noSupportingDocuments",
      kind: "tick",
      label: { en: "I have no document that shows it", fr: "Je n’ai aucun document qui le montre" },
    },
  ],
};
