import type { Wording } from "../../../ui/language.tsx";

/** About answers of older versions of the questionnaire that fit none of its questions any more. */
export const keptAnswersText = {
  title: {
    one: { en: "One earlier answer no longer fits", fr: "Une réponse antérieure ne convient plus" },
    other: {
      en: "{count} earlier answers no longer fit",
      fr: "{count} réponses antérieures ne conviennent plus",
    },
  },
  more: {
    en: "The questions changed after you answered. We keep your answers, but we do not use them.",
    fr: "Les questions ont changé après votre réponse. Nous gardons vos réponses, mais nous ne les utilisons pas.",
  },
  seeThem: { en: "See your earlier answers", fr: "Voir vos réponses antérieures" },
  noLongerAsked: {
    en: "A question that is no longer asked ({key})",
    fr: "Une question qui n’est plus posée ({key})",
  },
  kept: { en: "Your earlier answer:", fr: "Votre réponse antérieure :" },
  answerAgain: { en: "Answer it again", fr: "Répondre de nouveau" },
  remove: { en: "Remove this earlier answer", fr: "Retirer cette réponse antérieure" },
  removeTitle: { en: "Remove this earlier answer?", fr: "Retirer cette réponse antérieure?" },
  removeMore: {
    en: "It will no longer be shown here, and you cannot bring it back. It stays in the history of the answers.",
    fr: "Elle ne sera plus affichée ici et vous ne pourrez pas la rétablir. Elle reste dans l’historique des réponses.",
  },
  keepIt: { en: "Keep it", fr: "La garder" },
  removed: { en: "The earlier answer is removed", fr: "La réponse antérieure est retirée" },
  changedMeanwhile: {
    en: "This answer has changed in the meantime. The page shows it as it is now.",
    fr: "Cette réponse a changé entre-temps. La page la montre telle qu’elle est maintenant.",
  },
} as const satisfies Record<string, Wording>;
