import type { Wording } from "../../../ui/language.tsx";

/** About answers of older versions of the questionnaire that fit none of its questions any more. */
export const keptAnswersText = {
  title: {
    one: { en: "One earlier answer does not fit any more", fr: "Une réponse antérieure ne convient plus" },
    other: {
      en: "{count} earlier answers do not fit any more",
      fr: "{count} réponses antérieures ne conviennent plus",
    },
  },
  more: {
    en: "The questions changed after you answered. We keep what you said and do not use it.",
    fr: "Les questions ont changé après votre réponse. Nous gardons ce que vous avez dit sans l’utiliser.",
  },
  seeThem: { en: "See what was kept", fr: "Voir ce qui a été gardé" },
  noLongerAsked: {
    en: "A question that is not asked any more ({key})",
    fr: "Une question qui n’est plus posée ({key})",
  },
  kept: { en: "What was kept:", fr: "Ce qui a été gardé :" },
  answerAgain: { en: "Answer it again", fr: "Répondre de nouveau" },
  remove: { en: "Remove what was kept", fr: "Retirer ce qui a été gardé" },
  removeTitle: { en: "Remove what was kept?", fr: "Retirer ce qui a été gardé?" },
  removeMore: {
    en: "It is not shown here any more and cannot be put back. The history of the answers still has it.",
    fr: "Cette réponse n’est plus affichée ici et ne peut pas être rétablie. L’historique des réponses la garde.",
  },
  keepIt: { en: "Keep it", fr: "La garder" },
  removed: { en: "What was kept is removed", fr: "La réponse gardée est retirée" },
  changedMeanwhile: {
    en: "This answer was changed meanwhile. The page shows it as it is now.",
    fr: "Cette réponse a changé entre-temps. La page la montre telle qu’elle est maintenant.",
  },
} as const satisfies Record<string, Wording>;
