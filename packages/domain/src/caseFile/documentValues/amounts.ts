import type { DocumentField } from "./documentField.ts";

/** Values of documents that are amounts of money. They stand apart, since the first questions ask of a value whether it is one. */
export const amounts: readonly DocumentField[] = [
  { id: "tuitionFees", kind: "money", label: { en: "Tuition", fr: "Droits de scolarité" } },
  { id: "roomAndBoard", kind: "money", label: { en: "Room and board", fr: "Logement et repas" } },
  { id: "otherCosts", kind: "money", label: { en: "Other costs", fr: "Autres coûts" } },
  { id: "fundsAvailable", kind: "money", label: { en: "Funds available", fr: "Fonds disponibles" } },
  { id: "scholarshipAmount", kind: "money", label: { en: "Amount of the scholarship", fr: "Montant de la bourse" } },
  {
    id: "openingBalance",
    kind: "money",
    mayBeNegative: true,
    label: { en: "Opening balance", fr: "Solde d’ouverture" },
  },
  {
    id: "closingBalance",
    kind: "money",
    mayBeNegative: true,
    label: { en: "Closing balance", fr: "Solde de clôture" },
  },
];

const ids = new Set(amounts.map(({ id }) => id));

/** Whether a value of a document, by its name, is an amount. */
export const isAmount = (id: string): boolean => ids.has(id);
