import type { BilingualText } from "../../../ui/language.tsx";

export const whatIfWords = {
  title: { en: "What if I answer differently?", fr: "Et si je répondais autrement?" },
  lead: {
    en: "Choose a question, give another answer, and see what your plan would be.",
    fr: "Choisissez une question, donnez une autre réponse et voyez ce que deviendrait votre plan.",
  },
  notSaved: { en: "Nothing is saved", fr: "Rien n’est enregistré" },
  notSavedMore: {
    en: "You are only trying these answers. When you leave this page, they disappear and your own answers stay as they are.",
    fr: "Ces réponses ne sont qu’un essai. Quand vous quittez cette page, elles disparaissent et vos réponses restent telles quelles.",
  },
  choose: { en: "Question to try", fr: "Question à essayer" },
  chooseHint: {
    en: "Type a word from the question, or look through the list.",
    fr: "Tapez un mot de la question ou parcourez la liste.",
  },
  suggested: {
    en: "Questions behind what you were looking at",
    fr: "Questions liées à ce que vous regardiez",
  },
  tried: { en: "Answers you are trying", fr: "Réponses que vous essayez" },
  now: { en: "Your answer now: {answer}", fr: "Votre réponse actuelle : {answer}" },
  nowNone: { en: "You have not answered this yet.", fr: "Vous n’avez pas encore répondu à cette question." },
  notAsked: {
    en: "With your other answers as they are, this question is not asked.",
    fr: "Avec vos autres réponses actuelles, cette question n’est pas posée.",
  },
  doesNotCount: { en: "This does not count yet. {fault}", fr: "Cela ne compte pas encore. {fault}" },
  takeOut: { en: "Stop trying this", fr: "Ne plus essayer" },
  result: { en: "What would change", fr: "Ce qui changerait" },
  nothingTried: {
    en: "Choose a question and give another answer. What changes then shows here.",
    fr: "Choisissez une question et donnez une autre réponse. Ce qui change s’affiche alors ici.",
  },
  use: { en: "Use these answers", fr: "Utiliser ces réponses" },
  useHint: {
    en: "They will replace your current answers.",
    fr: "Elles remplaceront vos réponses actuelles.",
  },
  used: { en: "Your answers are saved.", fr: "Vos réponses sont enregistrées." },
  drop: { en: "Discard and go back", fr: "Abandonner l’essai et revenir" },
  readOnly: {
    en: "These answers can no longer be changed here, so there is nothing to try. Ask your legal team if something is not right.",
    fr: "Ces réponses ne peuvent plus être modifiées ici; il n’y a donc rien à essayer. Adressez-vous à votre équipe juridique si quelque chose n’est pas exact.",
  },
} as const satisfies Record<string, BilingualText>;
