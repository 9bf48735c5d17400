import type { Wording } from "../../ui/language.tsx";

/** Words of fields of any kind, on questions and on official forms. */
export const fieldText = {
  yes: { en: "Yes", fr: "Oui" },
  no: { en: "No", fr: "Non" },
  dateIncomplete: { en: "Enter the day, month and year.", fr: "Entrez le jour, le mois et l’année." },
  dateNotKnown: { en: "Not known", fr: "Inconnue" },
  monthIncomplete: { en: "Enter the month and the year.", fr: "Entrez le mois et l’année." },
  dateImpossible: {
    en: "Enter a real date, for example 7 9 2027",
    fr: "Entrez une date réelle, par exemple 7 9 2027",
  },
  yearImpossible: {
    en: "Enter the year with four digits, as in your passport, for example 2000. Years of another calendar are not accepted.",
    fr: "Entrez l’année avec quatre chiffres, comme dans votre passeport, par exemple 2000. Les années d’un autre calendrier ne sont pas acceptées.",
  },
  monthImpossible: {
    en: "Enter a real month and year, for example 9 2027",
    fr: "Entrez un mois réel et une année, par exemple 9 2027",
  },
  wholeDollarsOnly: {
    en: "Enter whole dollars, without cents.",
    fr: "Entrez des dollars entiers, sans les cents.",
  },
  notANumber: { en: "Enter a number, such as 3.", fr: "Entrez un nombre, par exemple 3." },
  // The sign stands where each language has it: before the amount in English, behind it in French.
  dollarBefore: { en: "$", fr: "" },
  canadianDollars: { en: "CAD", fr: "$\u00A0CA" },
  wholeDollars: { en: "In Canadian dollars, without cents.", fr: "En dollars canadiens, sans les cents." },
  notInList: { en: "Mine is not on the list", fr: "Le mien ne figure pas dans la liste" },
  removeRow: { en: "Remove {name}", fr: "Retirer\u00A0: {name}" },
  rowRemoved: { en: "{name} removed", fr: "{name}\u00A0: fiche retirée" },
  typeIt: { en: "Type it as it appears on your letter", fr: "Tapez-le comme il figure dans votre lettre" },
} as const satisfies Record<string, Wording>;
