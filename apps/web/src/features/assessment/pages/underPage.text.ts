import type { Wording } from "../../../ui/language.tsx";

/** Words of what stands under a question once all questions are here. */
export const underPageText = {
  adds: {
    one: { en: "Your answer adds {count} question.", fr: "Votre réponse ajoute {count} question." },
    other: { en: "Your answer adds {count} questions.", fr: "Votre réponse ajoute {count} questions." },
  },
  addsAboutSpouse: {
    one: {
      en: "Your answer adds {count} question about your spouse or partner.",
      fr: "Votre réponse ajoute {count} question sur votre conjoint ou partenaire.",
    },
    other: {
      en: "Your answer adds {count} questions about your spouse or partner.",
      fr: "Votre réponse ajoute {count} questions sur votre conjoint ou partenaire.",
    },
  },
  addsInSection: {
    one: {
      en: "Your answer adds {count} question to “{section}”.",
      fr: "Votre réponse ajoute {count} question à la section « {section} ».",
    },
    other: {
      en: "Your answer adds {count} questions to “{section}”.",
      fr: "Votre réponse ajoute {count} questions à la section « {section} ».",
    },
  },
  checkSection: {
    one: { en: "Check “{section}”: {count} answer", fr: "Vérifier « {section} » : {count} réponse" },
    other: { en: "Check “{section}”: {count} answers", fr: "Vérifier « {section} » : {count} réponses" },
  },
} as const satisfies Record<string, Wording>;
