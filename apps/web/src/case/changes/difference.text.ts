import type { BilingualText } from "../../ui/language.tsx";

/** Words for what is another in one plan than in the other. */
export const differenceWords = {
  nothing: { en: "Nothing in your plan would change.", fr: "Rien ne changerait dans votre plan." },
  summary: { en: "Changes in your plan: {count}.", fr: "Changements dans votre plan : {count}." },
  added: { en: "Added", fr: "Ajouté" },
  removed: { en: "No longer needed", fr: "Plus nécessaire" },
  costlier: { en: "Costs more", fr: "Coûte plus cher" },
  cheaper: { en: "Costs less", fr: "Coûte moins cher" },
  earlier: { en: "Earlier", fr: "Plus tôt" },
  later: { en: "Later", fr: "Plus tard" },
  changed: { en: "Different", fr: "Différent" },
  before: { en: "Now:", fr: "Maintenant :" },
  after: { en: "Then:", fr: "Alors :" },
  slot: { en: "Document", fr: "Document" },
  letter: { en: "Letter", fr: "Lettre" },
  form: { en: "Form", fr: "Formulaire" },
  fee: { en: "Fee", fr: "Frais" },
  funds: { en: "Money", fr: "Fonds" },
  deadline: { en: "Date", fr: "Date" },
  eligibility: { en: "What you may do", fr: "Ce que vous pouvez faire" },
  warning: { en: "To check", fr: "À vérifier" },
  step: { en: "Question", fr: "Question" },
  questions: { en: "{count} questions", fr: "{count} questions" },
  totals: {
    funds: { en: "Money needed", fr: "Fonds nécessaires" },
    shortfall: { en: "Still missing", fr: "Somme manquante" },
    fees: { en: "Fees in all", fr: "Total des frais" },
    questions: { en: "Questions for you", fr: "Questions qui vous concernent" },
  },
} as const satisfies Record<string, BilingualText | Record<string, BilingualText>>;
