import type { Wording } from "../../ui/language.tsx";

export const text = {
  title: { en: "Your plan", fr: "Votre plan" },
  asksOnlyPart: {
    en: "For this type of application, Boreal asks only a part of the questions so far.",
    fr: "Pour ce type de demande, Boreal ne pose encore qu’une partie des questions.",
  },
  planOfPart: {
    en: "This plan is not complete: ask your legal team what else is needed.",
    fr: "Ce plan n’est donc pas complet : demandez à votre équipe juridique ce qu’il faut de plus.",
  },
  openAgain: {
    one: {
      en: "Your legal team opened a part again for you to correct",
      fr: "Votre équipe juridique a rouvert une partie que vous devez corriger",
    },
    other: {
      en: "Your legal team opened {count} parts again for you to correct",
      fr: "Votre équipe juridique a rouvert {count} parties que vous devez corriger",
    },
  },
  seeOpenAgain: { en: "See what to correct", fr: "Voir ce qu’il faut corriger" },
  kind: { en: "Application: {name}", fr: "Demande : {name}" },

  tools: { en: "More", fr: "Autres possibilités" },
  payment: { en: "Price and payments", fr: "Prix et paiements" },
  requests: { en: "Requests of the authorities", fr: "Demandes des autorités" },
  toolsInOneLine: { en: "Your answers, what if, print", fr: "Vos réponses, et si, imprimer" },
  whatIf: { en: "What if I answer differently?", fr: "Et si je répondais autrement?" },
  asOf: {
    en: "What if IRCC receives my application on another day?",
    fr: "Et si IRCC recevait ma demande un autre jour?",
  },
  print: { en: "Print", fr: "Imprimer" },
  printWhole: { en: "Print with reasons and sources", fr: "Imprimer avec les raisons et les sources" },
  printed: { en: "As of {date}. Rules {version}.", fr: "En date du {date}. Règles {version}." },

  inOrder: { en: "The most urgent comes first.", fr: "Le plus urgent vient en premier." },
  damagedTitle: { en: "Some files can no longer be opened", fr: "Certains fichiers ne peuvent plus être ouverts" },
  damagedLead: {
    en: "These files are damaged or missing, so they no longer count. They must be uploaded again. The page of each file says who has to do that.",
    fr: "Ces fichiers sont endommagés ou ont disparu et ne comptent donc plus. Il faut les téléverser de nouveau. La page de chaque fichier indique qui doit le faire.",
  },
  nothingNext: {
    en: "There is nothing for you to do now. We tell you here and by email when something arrives.",
    fr: "Vous n’avez rien à faire pour le moment. Nous vous prévenons ici et par courriel lorsque quelque chose arrive.",
  },
  nextQuestion: { en: "Next question: {name}", fr: "Prochaine question : {name}" },
  more: { en: "{count} more", fr: "Encore {count}" },
  isToday: { en: "today", fr: "aujourd’hui" },
  inDays: { en: "in {count} days", fr: "dans {count} jours" },
  inOneDay: { en: "tomorrow", fr: "demain" },
  isPast: { en: "this date has passed", fr: "cette date est passée" },
  ofPerson: { en: "{person} ({count})", fr: "{person} ({count})" },
  itemOf: { en: "{name} ({person})", fr: "{name} ({person})" },
  done: { en: "Done ({count})", fr: "Fait ({count})" },
  questionsDone: { en: "All questions answered ({count})", fr: "Réponses données à toutes les questions ({count})" },
  checkAnswers: { en: "Check your answers", fr: "Vérifier vos réponses" },

  ofAll: { en: "{done} of {of}", fr: "{done} sur {of}" },
  personCount: { en: "{person}: {present} of {asked}", fr: "{person} : {present} sur {asked}" },
  returnedBecause: { en: "Your legal team: {reason}", fr: "Votre équipe juridique\u00a0: {reason}" },
  files: { one: { en: "{count} file", fr: "{count} fichier" }, other: { en: "{count} files", fr: "{count} fichiers" } },
  otherDocuments: { en: "All other documents ({count})", fr: "Tous les autres documents ({count})" },
  others: { en: "More of your plan", fr: "Le reste de votre plan" },
  othersInOneLine: {
    en: "Letters, fees, rules, people, print",
    fr: "Lettres, frais, règles, personnes, imprimer",
  },
  othersBesidePeople: {
    en: "Letters, fees, rules, print",
    fr: "Lettres, frais, règles, imprimer",
  },
  all: { en: "All documents ({count})", fr: "Tous les documents ({count})" },
  alsoRequired: { en: "Also required ({count})", fr: "Aussi requis ({count})" },
  recommended: { en: "Recommended ({count})", fr: "Recommandés ({count})" },
  saidNotThere: { en: "Marked as not available ({count})", fr: "Indiqués comme non disponibles ({count})" },
  needsAttention: { en: "Needs attention ({count})", fr: "À vérifier ({count})" },
  filledHere: {
    en: "Official forms that Boreal fills in ({count})",
    fr: "Formulaires officiels que Boreal remplit ({count})",
  },
  awaited: { en: "Still to come from others ({count})", fr: "Attendus d’autres personnes ({count})" },
  inTheVault: { en: "In the vault ({count})", fr: "Dans le coffre ({count})" },
  over: { en: "No longer asked for ({count})", fr: "Plus demandés ({count})" },
  later: { en: "Asked for later ({count})", fr: "Demandés plus tard ({count})" },
  ifApplies: { en: "Only if it applies ({count})", fr: "Seulement s’il y a lieu ({count})" },
  notNeeded: { en: "Not needed ({count})", fr: "Pas nécessaires ({count})" },

  letters: { en: "Letters", fr: "Lettres" },
  letterCount: {
    one: { en: "{count} letter to write", fr: "{count} lettre à écrire" },
    other: { en: "{count} letters to write", fr: "{count} lettres à écrire" },
  },
  letterPossible: {
    one: { en: "{count} letter is possible", fr: "{count} lettre est possible" },
    other: { en: "{count} letters are possible", fr: "{count} lettres sont possibles" },
  },
  noLetter: { en: "No letter is needed for now.", fr: "Aucune lettre n’est nécessaire pour le moment." },
  forms: { en: "Official forms", fr: "Formulaires officiels" },
  formsAndOthers: {
    en: "{done} of {of} complete, {others} for others",
    fr: "Remplis\u00A0: {done} sur {of}; {others} pour d’autres",
  },
  moreForms: { en: "{count} more forms", fr: "Encore {count} formulaires" },
  toCheckForm: { en: "To check", fr: "À vérifier" },
  teamFills: { en: "Your legal team completes it", fr: "Votre équipe juridique le remplit" },
  allByTeam: {
    en: "Your legal team fills in the forms of this application.",
    fr: "Votre équipe juridique remplit les formulaires de cette demande.",
  },
  noForm: { en: "No form is needed for now.", fr: "Aucun formulaire n’est nécessaire pour le moment." },
  filledShare: { en: "{share} filled in for you", fr: "{share} rempli pour vous" },
  fillForms: { en: "Fill in and check your forms", fr: "Remplir et vérifier vos formulaires" },
  isFor: { en: "For: {person}", fr: "Pour : {person}" },

  people: { en: "People", fr: "Personnes" },
  onlyYou: { en: "Only you", fr: "Vous seulement" },
  family: { en: "Your family", fr: "Votre famille" },
  familyNone: { en: "Nobody is added to this application yet.", fr: "Personne n’est encore ajouté à cette demande." },
  member: { en: "{person}: {name}", fr: "{person} : {name}" },
  familyLink: { en: "See and change who comes with you", fr: "Voir et modifier qui vous accompagne" },
  sources: { en: "Where the rules come from", fr: "D’où viennent les règles" },
  setAside: { en: "Answers we keep and do not use ({count})", fr: "Réponses conservées et non utilisées ({count})" },
} as const satisfies Record<string, Wording>;

/** What each kind of task asks for, for one and for several. */
export const taskWords = {
  overdue: {
    one: { en: "A date has passed", fr: "Une date est passée" },
    other: { en: "{count} dates have passed", fr: "{count} dates sont passées" },
  },
  tell: {
    one: {
      en: "A time limit may already be running: tell your legal team a day",
      fr: "Un délai court peut-être déjà\u00A0: dites une date à votre équipe juridique",
    },
    other: {
      en: "Time limits may already be running: tell your legal team {count} days",
      fr: "Des délais courent peut-être déjà\u00A0: dites {count} dates à votre équipe juridique",
    },
  },
  start: { en: "Start the questions", fr: "Commencer les questions" },
  date: {
    one: { en: "A date is near", fr: "Une date approche" },
    other: { en: "{count} dates are near", fr: "{count} dates approchent" },
  },
  attention: {
    one: {
      en: "A document in your vault needs your attention",
      fr: "Un document de votre coffre demande votre attention",
    },
    other: {
      en: "{count} documents in your vault need your attention",
      fr: "{count} documents de votre coffre demandent votre attention",
    },
  },
  replace: {
    one: { en: "Replace a document", fr: "Remplacez un document" },
    other: { en: "Replace {count} documents", fr: "Remplacez {count} documents" },
  },
  correct: {
    one: { en: "Correct an answer", fr: "Corrigez une réponse" },
    other: { en: "Correct {count} answers", fr: "Corrigez {count} réponses" },
  },
  question: {
    one: { en: "Answer the last open question", fr: "Répondez à la dernière question" },
    other: { en: "Answer {count} open questions", fr: "Répondez à {count} questions" },
  },
  confirm: {
    one: {
      en: "Check answers that may not fit together",
      fr: "Vérifiez des réponses qui ne concordent peut-être pas",
    },
    other: {
      en: "Check {count} pairs of answers that may not fit together",
      fr: "Vérifiez {count} paires de réponses qui ne concordent peut-être pas",
    },
  },
  mend: {
    one: { en: "Fix {count} problem that we found", fr: "Corrigez {count} problème relevé" },
    other: { en: "Fix {count} problems that we found", fr: "Corrigez {count} problèmes relevés" },
  },
  form: {
    one: { en: "Complete one part of an official form", fr: "Remplissez une partie d’un formulaire officiel" },
    other: {
      en: "Complete {count} parts of your official forms",
      fr: "Remplissez {count} parties de vos formulaires officiels",
    },
  },
  letter: {
    one: { en: "Read and confirm a letter", fr: "Lisez et confirmez une lettre" },
    other: { en: "Read and confirm {count} letters", fr: "Lisez et confirmez {count} lettres" },
  },
  sign: {
    one: {
      en: "Check, sign and add a completed form",
      fr: "Vérifiez, signez et ajoutez un formulaire rempli",
    },
    other: {
      en: "Check, sign and add {count} completed forms",
      fr: "Vérifiez, signez et ajoutez {count} formulaires remplis",
    },
  },
  pay: {
    one: { en: "The payment for your plan is still open", fr: "Le paiement de votre plan n’est pas encore fait" },
    other: { en: "The payment for your plan is still open", fr: "Le paiement de votre plan n’est pas encore fait" },
  },
  sort: {
    one: { en: "{count} file is not sorted yet", fr: "{count} fichier n’est pas encore classé" },
    other: { en: "{count} files are not sorted yet", fr: "{count} fichiers ne sont pas encore classés" },
  },
  compare: {
    one: { en: "Check what was read in {count} file", fr: "Vérifiez ce qui a été lu dans {count} fichier" },
    other: { en: "Check what was read in {count} files", fr: "Vérifiez ce qui a été lu dans {count} fichiers" },
  },
  type: {
    one: {
      en: "Enter what we could not find in a document",
      fr: "Entrez ce que nous n’avons pas trouvé dans un document",
    },
    other: {
      en: "Enter what we could not find in {count} documents",
      fr: "Entrez ce que nous n’avons pas trouvé dans {count} documents",
    },
  },
  differ: {
    one: {
      en: "A document says something else than your answer",
      fr: "Un document dit autre chose que votre réponse",
    },
    other: {
      en: "Documents say something else than {count} of your answers",
      fr: "Des documents disent autre chose que {count} de vos réponses",
    },
  },
  document: {
    one: { en: "Add a required document", fr: "Ajoutez un document requis" },
    other: { en: "Add {count} required documents", fr: "Ajoutez {count} documents requis" },
  },
} as const satisfies Record<string, Wording>;
