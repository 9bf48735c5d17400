import type { BilingualText } from "../../../ui/language.tsx";

/** Words of the gallery of answers that need a person. */
export const answerGalleryWords = {
  title: { en: "Answers that need you", fr: "Réponses qui ont besoin de vous" },
  unsettled: { en: "Above the page of a question", fr: "Au-dessus de la page d’une question" },
  when: {
    en: "On top of the page, until a person chooses. Nothing is stored before that.",
    fr: "En haut de la page, jusqu’à ce qu’une personne choisisse. Rien n’est enregistré avant.",
  },
  twoPeople: { en: "Two people answered differently", fr: "Deux personnes ont répondu différemment" },
  closedPage: { en: "A page was closed before it was saved", fr: "Une page a été fermée avant l’enregistrement" },
  refusedElsewhere: {
    en: "Refused, asked on another page",
    fr: "Refusée, posée sur une autre page",
  },
} as const satisfies Record<string, BilingualText>;
