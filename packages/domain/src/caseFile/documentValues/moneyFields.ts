import { amounts } from "./amounts.ts";
import type { DocumentField, RowColumn } from "./documentField.ts";
import { currencyCodes } from "../../lists/money/currencies.ts";
import { sentences } from "./typedForm.ts";

/** Those that rules tell apart (funds/accounts.ts); anything else is an ordinary account. */
const accountTypes = [
  { id: "chequing", label: { en: "Chequing account", fr: "Compte chèques" } },
  { id: "savings", label: { en: "Savings account", fr: "Compte d’épargne" } },
  { id: "termDeposit", label: { en: "Term deposit", fr: "Dépôt à terme" } },
  { id: "retirement", label: { en: "Retirement savings", fr: "Épargne-retraite" } },
  { id: "pension", label: { en: "Pension fund", fr: "Fonds de pension" } },
  { id: "provident", label: { en: "Provident fund", fr: "Fonds de prévoyance" } },
  { id: "rrsp", label: { en: "RRSP", fr: "REER" } },
  { id: "401k", label: { en: "401(k)", fr: "401(k)" } },
  { id: "epf", label: { en: "Employees’ provident fund (EPF)", fr: "Fonds de prévoyance des employés (EPF)" } },
  { id: "other", label: { en: "Another account", fr: "Un autre compte" } },
] as const;

const assetTypes = [
  { id: "account", label: { en: "Money in an account", fr: "Argent dans un compte" } },
  { id: "cryptocurrency", label: { en: "Cryptocurrency", fr: "Cryptomonnaie" } },
  { id: "creditLimit", label: { en: "Credit limit", fr: "Limite de crédit" } },
  { id: "vehicle", label: { en: "Vehicle", fr: "Véhicule" } },
  { id: "jewellery", label: { en: "Jewellery", fr: "Bijoux" } },
  {
    id: "insuranceNotSurrendered",
    label: { en: "Insurance that is not cashed in", fr: "Assurance qui n’est pas rachetée" },
  },
  { id: "propertyTitle", label: { en: "Title to land or a building", fr: "Titre de propriété" } },
  { id: "businessAsset", label: { en: "Property of a business", fr: "Biens d’une entreprise" } },
  { id: "unvestedShares", label: { en: "Shares that are not vested yet", fr: "Actions pas encore acquises" } },
  { id: "other", label: { en: "Something else", fr: "Autre chose" } },
] as const;

/** The choices of form IMM 1294; its long lists stay out of the pages of the vault. */
const payers = [
  { id: "Myself", label: { en: "Myself", fr: "Moi-même" } },
  { id: "Parents", label: { en: "Parents", fr: "Parents" } },
  { id: "Other", label: { en: "Other", fr: "Autre" } },
] as const;

/** `amount` below zero: money leaves the account. `balance`: what the statement prints behind the transaction. */
const transactionColumns: readonly RowColumn[] = [
  { id: "date", kind: "date", label: { en: "Date", fr: "Date" } },
  { id: "description", kind: "text", most: 500, mayBeEmpty: true, label: { en: "Description", fr: "Description" } },
  { id: "amount", kind: "money", mayBeNegative: true, label: { en: "Amount", fr: "Montant" } },
  { id: "balance", kind: "money", mayBeNegative: true, mayBeEmpty: true, label: { en: "Balance", fr: "Solde" } },
];

/** The accounts of a statement that shows several; `account` is the place by which the transactions of the further ones name it. */
const accountColumns: readonly RowColumn[] = [
  { id: "account", kind: "text", most: 10, label: { en: "Account", fr: "Compte" } },
  {
    id: "accountNumber",
    kind: "code",
    most: 40,
    mayBeEmpty: true,
    label: { en: "Account number", fr: "Numéro de compte" },
  },
  {
    id: "accountType",
    kind: "choice",
    choices: accountTypes,
    mayBeEmpty: true,
    label: { en: "Kind of account", fr: "Genre de compte" },
  },
  { id: "currency", kind: "code", most: 3, mayBeEmpty: true, label: { en: "Currency", fr: "Devise" } },
  {
    id: "openingBalance",
    kind: "money",
    mayBeNegative: true,
    mayBeEmpty: true,
    label: { en: "Opening balance", fr: "Solde d’ouverture" },
  },
  {
    id: "closingBalance",
    kind: "money",
    mayBeNegative: true,
    label: { en: "Closing balance", fr: "Solde de clôture" },
  },
];

export const money: readonly DocumentField[] = [
  ...amounts,
  {
    id: "currency",
    kind: "code",
    most: 3,
    among: currencyCodes,
    otherwise: sentences.currency,
    label: { en: "Currency of the amounts", fr: "Devise des montants" },
  },
  {
    id: "accountHolderName",
    kind: "text",
    isName: true,
    most: 150,
    label: { en: "Account holder", fr: "Titulaire du compte" },
  },
  { id: "bankName", kind: "text", most: 100, label: { en: "Bank", fr: "Banque" } },
  { id: "accountNumber", kind: "code", most: 40, label: { en: "Account number", fr: "Numéro de compte" } },
  { id: "accountType", kind: "choice", choices: accountTypes, label: { en: "Kind of account", fr: "Genre de compte" } },
  {
    id: "assetType",
    kind: "choice",
    choices: assetTypes,
    label: { en: "What it shows", fr: "Ce que le document montre" },
  },
  {
    id: "canWithdraw",
    kind: "yesNo",
    label: { en: "The money can be withdrawn now", fr: "L’argent peut être retiré maintenant" },
  },
  { id: "periodStart", kind: "date", label: { en: "Period begins", fr: "Début de la période" } },
  { id: "periodEnd", kind: "date", label: { en: "Period ends", fr: "Fin de la période" } },
  {
    id: "transactions",
    kind: "rows",
    columns: transactionColumns,
    label: { en: "Transactions", fr: "Opérations" },
  },
  {
    id: "accounts",
    kind: "rows",
    columns: accountColumns,
    label: { en: "Accounts in this statement", fr: "Comptes de ce relevé" },
  },
  {
    id: "furtherTransactions",
    kind: "rows",
    columns: [{ id: "account", kind: "text", most: 10, label: { en: "Account", fr: "Compte" } }, ...transactionColumns],
    label: { en: "Transactions of the other accounts", fr: "Opérations des autres comptes" },
  },
  { id: "receiptNumber", kind: "code", most: 40, label: { en: "Receipt number", fr: "Numéro du reçu" } },
  {
    id: "expensesPaidBy",
    kind: "choice",
    choices: payers,
    label: { en: "Expenses paid by", fr: "Dépenses payées par" },
  },
];
