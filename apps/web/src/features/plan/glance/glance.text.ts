import type { BilingualText, Wording } from "../../../ui/language.tsx";
import type { TaskKind } from "../tasks/tasks.ts";
import type { PlanStepId } from "./planSteps.ts";

/** Words of the plan at a glance: its four steps and what comes next. */
export const glanceWords = {
  steps: { en: "Your four steps", fr: "Vos quatre étapes" },
  isDone: { en: "Done", fr: "Terminé" },
  isNow: { en: "In progress", fr: "En cours" },
  isLater: { en: "To do", fr: "À faire" },
  notReady: { en: "After these steps", fr: "Après ces étapes" },
  wasSent: { en: "Sent: see the status", fr: "Envoyé : voir l’état" },
  send: { en: "Send to the lawyer", fr: "Envoyer à l’équipe juridique" },
  ready: { en: "Ready for the lawyer’s review", fr: "Prêt pour la vérification" },

  decides: {
    en: "This decides whether the way is open: {name}",
    fr: "C’est ce qui décide si la voie est ouverte\u00A0: {name}",
  },
  goThere: { en: "Go there", fr: "Y aller" },
  whatOpens: {
    en: "Ask your legal team what could change this.",
    fr: "Demandez à votre équipe ce qui peut changer cela.",
  },
  teamFirst: {
    en: "Ask your legal team before you do more.",
    fr: "Parlez à votre équipe juridique avant de continuer.",
  },
  seeRules: { en: "See what the rules say", fr: "Voir ce que disent les règles" },
  next: { en: "Next", fr: "À faire maintenant" },
  pastDate: { en: "A date has passed", fr: "Une date est passée" },
  nextDate: { en: "Next date", fr: "Prochaine date" },
  allToDo: {
    one: { en: "Everything to do ({count})", fr: "Tout ce qu’il y a à faire ({count})" },
    other: { en: "Everything to do ({count})", fr: "Tout ce qu’il y a à faire ({count})" },
  },
  seeDate: { en: "See this date", fr: "Voir cette date" },
} as const satisfies Record<string, Wording>;

export const stepWords: Record<PlanStepId, { readonly name: BilingualText; readonly count: BilingualText }> = {
  answer: {
    name: { en: "Questions", fr: "Questions" },
    count: { en: "{done} of {of}", fr: "{done} sur {of}" },
  },
  documents: {
    name: { en: "Documents", fr: "Documents" },
    count: { en: "{done} of {of} added", fr: "{done} sur {of} ajoutés" },
  },
  forms: {
    name: { en: "Forms", fr: "Formulaires" },
    count: { en: "{done} of {of} complete", fr: "Remplis : {done} sur {of}" },
  },
  send: {
    name: { en: "Review", fr: "Vérification" },
    count: { en: "{done} of {of}", fr: "{done} sur {of}" },
  },
};

/** What the one button of the plan says, by what it leads to. */
export const buttonWords: Record<TaskKind, BilingualText> = {
  start: { en: "Start the questions", fr: "Commencer les questions" },
  question: { en: "Continue the questions", fr: "Continuer les questions" },
  overdue: { en: "Do this now", fr: "Le faire maintenant" },
  tell: { en: "Write to your legal team", fr: "Écrire à votre équipe juridique" },
  date: { en: "Do this", fr: "Le faire" },
  attention: { en: "Check this document", fr: "Vérifier ce document" },
  replace: { en: "Replace this document", fr: "Remplacer ce document" },
  correct: { en: "Correct this answer", fr: "Corriger cette réponse" },
  confirm: { en: "Check these answers", fr: "Vérifier ces réponses" },
  mend: { en: "Fix this", fr: "Corriger ce problème" },
  sort: { en: "Choose its place", fr: "Choisir son emplacement" },
  compare: { en: "Check what was read", fr: "Vérifier ce qui a été lu" },
  type: { en: "Enter what it says", fr: "Entrer ce qu’il dit" },
  differ: { en: "Choose which one is right", fr: "Choisir ce qui est exact" },
  document: { en: "Add this document", fr: "Ajouter ce document" },
  form: { en: "Complete this part", fr: "Remplir cette partie" },
  letter: { en: "Read this letter", fr: "Lire cette lettre" },
  sign: { en: "Add the signed form", fr: "Ajouter le formulaire signé" },
  pay: { en: "See the price and pay", fr: "Voir le prix et payer" },
};

/** What comes next in one sentence; `{name}` is what it is about. */
export const nextWords: Record<TaskKind, BilingualText> = {
  start: {
    en: "Start with the questions. Your plan follows from your answers.",
    fr: "Commencez par les questions. Votre plan découle de vos réponses.",
  },
  // “Next” stands above it, and the button says that it is a question.
  question: { en: "{name}", fr: "{name}" },
  overdue: { en: "{name}", fr: "{name}" },
  tell: {
    en: "The time to go to Court may already be running. Tell your legal team right away: {name}",
    fr: "Le délai pour aller devant la Cour court peut-être déjà. Indiquez tout de suite à votre équipe juridique\u00A0: {name}",
  },
  date: { en: "{name}", fr: "{name}" },
  attention: { en: "Check: {name}", fr: "À vérifier : {name}" },
  replace: { en: "Replace: {name}", fr: "À remplacer : {name}" },
  correct: { en: "Correct your answer: {name}", fr: "Réponse à corriger : {name}" },
  confirm: { en: "{name}", fr: "{name}" },
  mend: { en: "Fix: {name}", fr: "À corriger : {name}" },
  sort: { en: "Say what this file is: {name}", fr: "Dire ce qu’est ce fichier : {name}" },
  compare: { en: "Check what was read: {name}", fr: "Vérifier ce qui a été lu : {name}" },
  type: {
    en: "We could not find this in a document. Enter it: {name}",
    fr: "Nous n’avons pas trouvé ceci dans un document. À entrer\u00A0: {name}",
  },
  differ: { en: "A document says something else: {name}", fr: "Un document dit autre chose\u00A0: {name}" },
  document: { en: "Add: {name}", fr: "À ajouter : {name}" },
  form: { en: "Complete: {name}", fr: "À remplir : {name}" },
  pay: { en: "The payment is still open: {name}", fr: "Le paiement n’est pas encore fait : {name}" },
  letter: { en: "Read and confirm: {name}", fr: "À lire et à confirmer\u00A0: {name}" },
  sign: { en: "Check, sign and add: {name}", fr: "À vérifier, à signer et à ajouter : {name}" },
};
