import { sideBySideText } from "../../../case/reasons/sideBySide.text.ts";
import type { Wording } from "../../../ui/language.tsx";

export const readOtherwiseText = {
  title: {
    en: "Your answer and your document say different things",
    fr: "Votre réponse et votre document ne disent pas la même chose",
  },
  explain: {
    en: "Choose which one is right. Your answer counts until you do.",
    fr: "Choisissez ce qui est exact. D’ici là, c’est votre réponse qui compte.",
  },
  answered: sideBySideText.answered,
  take: sideBySideText.takeDocument,
  keep: sideBySideText.keepAnswer,
  look: { en: "Look at the document, or correct what was read", fr: "Voir le document ou corriger ce qui a été lu" },
  taken: {
    en: "Your answer now says what the document says.",
    fr: "Votre réponse dit maintenant ce que dit le document.",
  },
  kept: { en: "Your answer is kept.", fr: "Votre réponse est gardée." },
  keptTitle: {
    en: "Your document says something else. You said that your answer is right.",
    fr: "Votre document dit autre chose. Vous avez dit que votre réponse est exacte.",
  },
} as const satisfies Record<string, Wording>;
