import type { Wording } from "../../ui/language.tsx";

/** Words of fields of any kind, on questions and on official forms. */
export const fieldText = {
  yes: { en: "Yes", fr: "Oui" },
  no: { en: "No", fr: "Non" },
  dateIncomplete: { en: "Enter the day, month and year.", fr: "Entrez le jour, le mois et l’année." },
  monthIncomplete: { en: "Enter the month and the year.", fr: "Entrez le mois et l’année." },
  dateImpossible: {
    en: "Invalid date format. This date does not exist: check the day, month and year.",
    fr: "Format de date non valide. Cette date n’existe pas\u00A0: vérifiez le jour, le mois et l’année.",
  },
  monthImpossible: {
    en: "This month does not exist. Check the month and the year.",
    fr: "Ce mois n’existe pas. Vérifiez le mois et l’année.",
  },
  notAnAmount: {
    en: "Enter an amount in dollars, such as 1200 or 1200.50.",
    fr: "Entrez un montant en dollars, comme 1200 ou 1200,50.",
  },
  notANumber: { en: "Enter a number in figures, such as 3.", fr: "Entrez un nombre en chiffres, comme 3." },
  canadianDollars: { en: "CAD", fr: "CAD" },
  wholeDollars: { en: "In Canadian dollars, without cents.", fr: "En dollars canadiens, sans les cents." },
  notInList: { en: "Mine is not in the list", fr: "Le mien ne figure pas dans la liste" },
  removeRow: { en: "Remove {name}", fr: "Retirer\u00A0: {name}" },
  rowRemoved: { en: "{name} removed", fr: "{name}\u00A0: fiche retirée" },
  typeIt: { en: "Type it as it stands on your letter", fr: "Tapez-le comme il figure dans votre lettre" },
} as const satisfies Record<string, Wording>;
