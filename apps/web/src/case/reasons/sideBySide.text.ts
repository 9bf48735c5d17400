import type { Wording } from "../../ui/language.tsx";

/** Words of a value of the case beside that of a document. */
export const sideBySideText = {
  answered: { en: "Your answer", fr: "Votre réponse" },
  /** To whom it is not their own. */
  answeredByApplicant: { en: "Answer", fr: "Réponse" },
  inCase: { en: "In this case", fr: "Dans ce dossier" },
  onDocument: { en: "This document", fr: "Ce document" },
  keepAnswer: { en: "My answer is right", fr: "Ma réponse est exacte" },
  takeDocument: { en: "The document is right", fr: "Le document est exact" },
  kept: { en: "Your answer stays as it is.", fr: "Votre réponse reste telle quelle." },
  takenOver: {
    en: "Your answer is now what the document says.",
    fr: "Votre réponse est maintenant ce que dit le document.",
  },
  answeredMeanwhile: {
    en: "This answer was changed in the meantime. Look at it again.",
    fr: "Cette réponse a été modifiée entre-temps. Regardez-la de nouveau.",
  },
  neither: { en: "Neither is right?", fr: "Aucune des deux n’est exacte?" },
  /** As the applicant reads it, to somebody else. */
  asAsked: { en: "“{question}”", fr: "«\u00A0{question}\u00A0»" },
  applicantChooses: {
    en: "The applicant has not said yet which is right.",
    fr: "La personne n’a pas encore dit laquelle des deux valeurs est exacte.",
  },
  changeAnswer: { en: "Change the answer", fr: "Modifier la réponse" },
  correctReading: { en: "Correct what was read", fr: "Corriger ce qui a été lu" },
} as const satisfies Record<string, Wording>;
