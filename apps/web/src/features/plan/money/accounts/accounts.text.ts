import type { Wording } from "../../../../ui/language.tsx";

export const accountsText = {
  hint: {
    en: "Take an account out if its money is not for this application. Its statements stay in your vault.",
    fr: "Retirez un compte si son argent n’est pas destiné à cette demande. Ses relevés restent dans votre coffre.",
  },
  counted: { en: "Counted: {amount}", fr: "Compté : {amount}" },
  notCounted: { en: "Not counted", fr: "Non compté" },
  takenOut: { en: "Taken out", fr: "Retiré" },
  takeOut: { en: "Do not count it", fr: "Ne pas le compter" },
  count: { en: "Count it again", fr: "Le compter de nouveau" },
  nowOut: { en: "This account is not counted any more.", fr: "Ce compte n’est plus compté." },
  nowCounted: { en: "This account is counted again.", fr: "Ce compte est compté de nouveau." },
  openFile: { en: "See the document", fr: "Voir le document" },
  overTime: { en: "Your money over time", fr: "Votre argent au fil du temps" },
  overTimeDescribed: {
    en: "From {from} to {to}. Lowest balance: {lowest}. Balance on the last day: {last}.",
    fr: "Du {from} au {to}. Solde le plus bas : {lowest}. Solde du dernier jour : {last}.",
  },
  deposit: { en: "Money came in", fr: "Entrée d’argent" },
  large: { en: "Large deposit", fr: "Dépôt important" },
  largeOf: { en: "{amount} (large deposit)", fr: "{amount} (dépôt important)" },
  required: { en: "Money needed: {amount}", fr: "Fonds nécessaires : {amount}" },
  howDrawn: {
    en: "All accounts that count, in Canadian dollars. An account is drawn from the first day that its documents show. After its last day its balance stays as it was.",
    fr: "Tous les comptes qui comptent, en dollars canadiens. Un compte est tracé à partir du premier jour que montrent ses documents. Après le dernier jour, son solde reste tel quel.",
  },
  withoutRate: {
    one: {
      en: "One account is left out: its currency or an exchange rate is not known.",
      fr: "Un compte n’y est pas : sa devise ou un taux de change n’est pas connu.",
    },
    other: {
      en: "{count} accounts are left out: their currency or an exchange rate is not known.",
      fr: "{count} comptes n’y sont pas : leur devise ou un taux de change n’est pas connu.",
    },
  },
  asTable: { en: "Day by day, as a table", fr: "Jour par jour, dans un tableau" },
  day: { en: "Day", fr: "Jour" },
  cameIn: { en: "Came in", fr: "Entrées" },
  balance: { en: "Balance of all accounts", fr: "Solde de tous les comptes" },
} as const satisfies Record<string, Wording>;
