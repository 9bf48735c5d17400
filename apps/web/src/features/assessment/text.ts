import type { Wording } from "../../ui/language.tsx";

export const text = {
  examples: { en: "Every type of page", fr: "Tous les types de pages" },
  back: { en: "Back", fr: "Retour" },
  continue: { en: "Continue", fr: "Continuer" },
  confirmAndContinue: { en: "Confirm and continue", fr: "Confirmer et continuer" },
  confirmedBefore: { en: "You confirmed this.", fr: "Vous avez confirmé." },
  holdsBack: {
    en: "You can continue with the questions. The application cannot go to the lawyer’s review until this is resolved.",
    fr: "Vous pouvez continuer à répondre aux questions. La demande ne peut pas passer à l’examen juridique tant que ce point n’est pas réglé.",
  },
  goOnHere: { en: "Continue with the questions", fr: "Continuer à répondre aux questions" },
  sectionOf: { en: "Section {n} of {of}", fr: "Section {n} sur {of}" },
  sectionTitle: { en: ": {title}", fr: " : {title}" },
  sectionsLeft: {
    one: { en: "{number} section left, {time}", fr: "Encore {number} section, {time}" },
    other: { en: "{number} sections left, {time}", fr: "Encore {number} sections, {time}" },
  },
  aboutMinutes: {
    one: { en: "about {count} minute", fr: "environ {count} minute" },
    other: { en: "about {count} minutes", fr: "environ {count} minutes" },
  },
  progress: { en: "Assessment", fr: "Évaluation" },

  laterQuestions: { en: "Loading the next questions.", fr: "Chargement des questions suivantes." },
  laterQuestionsFail: {
    en: "The next questions could not be loaded yet. Your answers are kept, and we keep trying.",
    fr: "Les questions suivantes n’ont pas encore pu être chargées. Vos réponses sont conservées et nous réessayons.",
  },

  helpList: { en: "See the list", fr: "Voir la liste" },
  filledInFrom: {
    en: "Filled in for you: {origin}. Check it and change it if it is not right.",
    fr: "Rempli pour vous : {origin}. Vérifiez et modifiez si ce n’est pas exact.",
  },
  stillSaved: {
    en: "Your saved answer is still: {value}. Enter another one to replace it.",
    fr: "Votre réponse enregistrée reste\u00A0: {value}. Entrez-en une autre pour la remplacer.",
  },
  postalCodeForm: {
    en: "Canada Post writes it {code}. Yours is fine as it is.",
    fr: "Postes Canada l’écrit {code}. Le vôtre convient tel quel.",
  },
  labelled: { en: "{label}: {sentence}", fr: "{label} : {sentence}" },
  oneMore: { en: "One more question on this page: {name}", fr: "Une question de plus sur cette page : {name}" },
  severalMore: { en: "{count} more questions on this page", fr: "{count} questions de plus sur cette page" },
  fewer: { en: "This page has fewer questions now", fr: "Cette page a maintenant moins de questions" },

  addRow: { en: "Add another", fr: "Ajouter une autre fiche" },
  tooManyRows: {
    en: "There are more entries here than the number you gave. Remove those that are not needed, or change the number.",
    fr: "Il y a ici plus de fiches que le nombre indiqué. Retirez celles qui sont de trop ou modifiez le nombre.",
  },

  notAskedTitle: { en: "You don’t need this question", fr: "Cette question ne s’applique pas à vous" },
  notAskedBecause: { en: "Because:", fr: "Parce que :" },
  noSuchPage: {
    en: "This question is not in this application.",
    fr: "Cette question n’existe pas dans cette demande.",
  },
  toPlan: { en: "Go to your plan", fr: "Aller à votre plan" },
  toCase: { en: "Go to the case", fr: "Aller au dossier" },
  readOnly: {
    en: "You can no longer change these answers here. Ask your legal team if something is not right.",
    fr: "Vous ne pouvez plus modifier ces réponses ici. Adressez-vous à votre équipe juridique si quelque chose n’est pas exact.",
  },

  conflictTitle: { en: "This answer was changed somewhere else", fr: "Cette réponse a été modifiée ailleurs" },
  conflictMore: {
    en: "Another tab or another person changed it since you opened this page. Choose which one is right.",
    fr: "Un autre onglet ou une autre personne l’a modifiée depuis l’ouverture de cette page. Choisissez celle qui est exacte.",
  },
  yours: { en: "Yours", fr: "La vôtre" },
  theOther: { en: "Saved {time}", fr: "Enregistrée {time}" },
  keepYours: { en: "Keep yours", fr: "Garder la vôtre" },
  keepStored: { en: "Keep the saved one", fr: "Garder celle qui est enregistrée" },
  refusedTitle: { en: "One answer was not saved", fr: "Une réponse n’a pas été enregistrée" },

  checkTitle: { en: "Check your answers", fr: "Vérifiez vos réponses" },
  openCount: {
    one: { en: "{count} question is still open", fr: "{count} question est encore sans réponse" },
    other: { en: "{count} questions are still open", fr: "{count} questions sont encore sans réponse" },
  },
  allAnswered: { en: "Every question is answered", fr: "Toutes les questions ont une réponse" },
  nextOpen: { en: "Answer the next question", fr: "Répondre à la question suivante" },
  kept: { en: "Kept, not used now", fr: "Gardées, non utilisées pour le moment" },
  keptMore: {
    en: "You gave these answers, but your other answers now show that you don’t need these questions. We keep these answers and do not use them. If that changes, they come back as they are.",
    fr: "Vous avez donné ces réponses mais, d’après vos autres réponses, ces questions ne s’appliquent plus à vous. Nous les gardons sans les utiliser. Si cela change, elles reviennent telles quelles.",
  },
  keptHere: {
    en: "We keep what you answered here and do not use it now. It comes back if your other answers change.",
    fr: "Nous gardons ce que vous avez répondu ici sans l’utiliser pour le moment. Ces réponses reviennent si vos autres réponses changent.",
  },
  openAll: { en: "Open all sections", fr: "Ouvrir toutes les sections" },
  closeAll: { en: "Close all sections", fr: "Fermer toutes les sections" },
  sectionOpen: { en: "To answer", fr: "À répondre" },
  sections: { en: "Sections", fr: "Sections" },
  sectionDone: { en: "Done", fr: "Fait" },
  pagesOpen: { en: "{count} to answer", fr: "{count} sans réponse" },
  youAreHere: { en: "You are here", fr: "Vous êtes ici" },
  agreedBefore: { en: "You agreed.", fr: "Vous avez accepté." },
  applicantAgrees: {
    en: "Only the applicant can agree to this.",
    fr: "Seule la personne qui présente la demande peut donner cet accord.",
  },
  goOnWithout: { en: "Continue", fr: "Continuer" },
  disagreedBefore: { en: "You did not agree.", fr: "Vous n’avez pas accepté." },
  remove: { en: "Remove", fr: "Retirer" },
  answerRemoved: { en: "Answer removed", fr: "Réponse retirée" },
} as const satisfies Record<string, Wording>;
