import type { Noun } from "../../kernel/noun.ts";
import type { Text } from "../../kernel/text.ts";

/** Wording of the pages on money for a visit. */
export const visitFundsText = {
  funds: { en: "Proof of Funds", fr: "Preuve de fonds", noun: "f" },
  payersPapers: { en: "Sponsor’s Documents", fr: "Documents du répondant", noun: "mp" },

  fundsInstructions: {
    en: "Upload the bank’s statements of the last {months} months, every page, for each account that pays for the visit. The bank, the holder’s name, the account number, all transactions and the balance must be readable. A screenshot of a bank’s app is not enough. Explain large deposits in the financial explanation.",
    fr: "Téléversez les relevés bancaires des {months} derniers mois, toutes les pages, pour chaque compte qui paie la visite. On doit pouvoir lire la banque, le nom de la personne titulaire, le numéro de compte, toutes les opérations et le solde. Une capture d’écran d’une application bancaire ne suffit pas. Expliquez les dépôts importants dans l’explication financière.",
  },
  payersPapersInstructions: {
    en: "Upload a signed letter of the person or organization that pays: for whom, for what, how much and for how long. Add proof that the money is there, such as bank statements, and for an organization its letterhead and contact details.",
    fr: "Téléversez une lettre signée de la personne ou de l’organisme qui paie : pour qui, pour quoi, combien et pendant combien de temps. Ajoutez la preuve que l’argent est là, comme des relevés bancaires et, pour un organisme, son en-tête et ses coordonnées.",
  },

  ownMoneyStillHelps: {
    en: "the visitor’s own money still helps",
    fr: "l’argent de la personne qui visite aide quand même",
  },
  enoughForVisit: {
    en: "IRCC checks that there is enough money for the visit",
    fr: "IRCC vérifie qu’il y a assez d’argent pour la visite",
  },
  meansAreLookedAt: {
    en: "IRCC looks at the visitor’s own means",
    fr: "IRCC regarde les moyens de la personne qui visite",
  },
  moneyOfBothCounts: { en: "the money of both is looked at together", fr: "on regarde ensemble l’argent des deux" },
  hostPromisesSupport: {
    en: "the host promises to support the visitor",
    fr: "l’hôte promet de soutenir la personne qui visite",
  },
  moneyMustBeThere: {
    en: "IRCC checks that the promised money is there",
    fr: "IRCC vérifie que l’argent promis est là",
  },
  noOtherPayer: {
    en: "your answers do not say that family outside Canada or an organization pays",
    fr: "vos réponses n’indiquent pas que de la famille hors du Canada ou un organisme paie",
  },
} satisfies Record<string, Text | Noun>;
