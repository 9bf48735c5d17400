import type { Wording } from "../../ui/language.tsx";

/** Words of the pages where official forms are filled in. */
export const text = {
  title: { en: "Your official forms", fr: "Vos formulaires officiels" },
  titleOfCase: { en: "Official forms", fr: "Formulaires officiels" },
  lead: {
    en: "What we already know is filled in. Check it and add what is missing. Each form then says what to do with it.",
    fr: "Ce que nous savons déjà est rempli. Vérifiez et ajoutez ce qui manque. Chaque formulaire dit ensuite quoi en faire.",
  },
  none: {
    en: "No official form is needed for now. Forms appear here as you answer the questions.",
    fr: "Aucun formulaire officiel n’est nécessaire pour le moment. Les formulaires apparaissent ici au fil de vos réponses.",
  },
  wasSent: {
    en: "The application was sent, so there is nothing to fill in now. Below are its forms.",
    fr: "La demande a été envoyée\u00A0: il n’y a rien à remplir maintenant. Voici ses formulaires.",
  },
  allByTeam: {
    en: "Your legal team fills in the forms of this application. There is nothing for you to fill in here.",
    fr: "Votre équipe juridique remplit les formulaires de cette demande. Vous n’avez rien à remplir ici.",
  },
  toDocument: { en: "To the page of this document", fr: "Vers la page de ce document" },
  notHereYet: {
    en: "This form is not filled in here. Get it from the IRCC website and add it to the documents.",
    fr: "Ce formulaire ne se remplit pas ici. Prenez-le sur le site d’IRCC et ajoutez-le aux documents.",
  },
  notNeeded: { en: "Not needed ({count})", fr: "Pas nécessaires ({count})" },
  toPlan: { en: "Your plan", fr: "Votre plan" },
  toCase: { en: "The case", fr: "Le dossier" },
  toForms: { en: "All forms", fr: "Tous les formulaires" },
  toForm: { en: "The whole form", fr: "Le formulaire entier" },
  noSuchForm: { en: "This form is not in this application", fr: "Ce formulaire n’existe pas dans cette demande" },
  forPerson: { en: "For: {person}", fr: "Pour\u00A0: {person}" },
  filledShare: {
    en: "{share} filled in for you: {prefilled} of the {wanted} fields that need a value",
    fr: "{share} rempli pour vous\u00A0: {prefilled} champs sur les {wanted} qui demandent une valeur",
  },
  filledCount: {
    en: "{prefilled} of {wanted} fields filled in for you",
    fr: "{prefilled} champs sur {wanted} remplis pour vous",
  },

  section: { en: "Part\u00A0{n} of\u00A0{of}", fr: "Partie\u00A0{n} sur\u00A0{of}" },
  sections: { en: "Parts of the form", fr: "Parties du formulaire" },
  youAreHere: { en: "You are here", fr: "Vous êtes ici" },
  skipped: {
    en: "“{section}” is not needed, because {reasons}.",
    fr: "«\u00A0{section}\u00A0» n’est pas nécessaire, parce que {reasons}.",
  },
  skippedPlain: { en: "“{section}” is not needed.", fr: "«\u00A0{section}\u00A0» n’est pas nécessaire." },
  notNeededPage: { en: "You don’t need to fill in this part", fr: "Vous n’avez pas à remplir cette partie" },
  continue: { en: "Continue", fr: "Continuer" },
  toCheck: { en: "Check the whole form", fr: "Vérifier le formulaire entier" },
  later: { en: "Continue without this for now", fr: "Continuer sans cela pour le moment" },
  readOnly: {
    en: "You can no longer change this form here. Ask your legal team if something is not right.",
    fr: "Vous ne pouvez plus modifier ce formulaire ici. Adressez-vous à votre équipe juridique si quelque chose n’est pas exact.",
  },

  labelled: { en: "{label}: {sentence}", fr: "{label}\u00A0: {sentence}" },

  filledIn: { en: "Filled in for you: {origin}.", fr: "Rempli pour vous\u00A0: {origin}." },
  seeDocument: { en: "See the document", fr: "Voir le document" },
  seeQuestion: { en: "See the question", fr: "Voir la question" },
  seeAccount: { en: "See your account", fr: "Voir votre compte" },
  seeFamily: { en: "See your family", fr: "Voir votre famille" },
  besideTitle: { en: "{label}, beside the document", fr: "{label}, à côté du document" },
  documentPages: { en: "Pages of the document", fr: "Pages du document" },
  documentGone: { en: "This document is no longer in the vault.", fr: "Ce document n’est plus dans le coffre." },
  changedSince: { en: "Changed since you entered this", fr: "Modifié depuis votre saisie" },
  changedTo: { en: "It now says {value}, {origin}.", fr: "On y lit maintenant {value}, {origin}." },
  changedToRows: {
    en: "There is a newer list, {origin}: {value}.",
    fr: "Il y a une liste plus récente, {origin}\u00A0: {value}.",
  },
  onlyOneSays: {
    en: "The sources differ here, and only one says this. Is it right?",
    fr: "Les sources diffèrent ici, et une seule le dit. Est-ce exact?",
  },
  sourcesDiffer: { en: "Two sources differ. Which is right?", fr: "Deux sources diffèrent. Laquelle est exacte?" },
  oneSays: { en: "{value}, {origin}", fr: "{value}, {origin}" },
  useThis: { en: "Use this", fr: "Utiliser cette valeur" },
  takeIt: { en: "Use it", fr: "L’utiliser" },
  keepMine: { en: "Keep mine", fr: "Garder le mien" },
  taken: { en: "{label}: updated", fr: "{label}\u00A0: valeur mise à jour" },
  suggested: {
    en: "This fits on the form. It may say less than what you wrote. Read it, then change it if you need to.",
    fr: "Ce texte convient au formulaire. Il peut en dire moins que le vôtre. Lisez-le, puis modifiez-le au besoin.",
  },
  suggestedSpelling: {
    en: "Passports usually spell it like this in the two lines at the bottom of the photo page. Compare it with yours.",
    fr: "Les passeports l’écrivent en général ainsi dans les deux lignes au bas de la page de la photo. Comparez avec le vôtre.",
  },
  useSpelling: { en: "Use this spelling", fr: "Utiliser cette graphie" },
  startFromThis: { en: "Start from this", fr: "Partir de ce texte" },
  suggestedTaken: {
    en: "{label}: added, please read it again",
    fr: "{label}\u00A0: texte inséré, veuillez le relire",
  },
  kept: { en: "{label}: yours is kept", fr: "{label}\u00A0: votre valeur est gardée" },

  rowAdded: { en: "{name} added", fr: "{name}\u00A0: fiche ajoutée" },
  mostRows: { en: "The form has room for {most}.", fr: "Le formulaire en contient {most}." },
  oneMore: { en: "One more field below: {name}", fr: "Un champ de plus ci-dessous\u00A0: {name}" },
  severalMore: { en: "{count} more fields below", fr: "{count} champs de plus ci-dessous" },
  fewer: { en: "There are fewer fields now", fr: "Il y a maintenant moins de champs" },

  conflictTitle: { en: "This field was changed somewhere else", fr: "Ce champ a été modifié ailleurs" },
  conflictMore: {
    en: "Another tab or another person changed it since you opened this page. Choose which one is right.",
    fr: "Un autre onglet ou une autre personne l’a modifié depuis l’ouverture de cette page. Choisissez ce qui est exact.",
  },
  yours: { en: "Yours", fr: "Le vôtre" },
  theOther: { en: "The other", fr: "L’autre" },
  keepYours: { en: "Keep yours", fr: "Garder le vôtre" },
  keepOther: { en: "Keep the other", fr: "Garder l’autre" },
  followsSource: { en: "What is filled in", fr: "Ce qui est rempli" },
  emptied: { en: "Left empty", fr: "Laissé vide" },
  nRows: { en: "{count} entries", fr: "{count} entrées" },

  leftToTeam: {
    one: { en: "Your legal team completes one more form", fr: "Votre équipe juridique remplit un autre formulaire" },
    other: {
      en: "Your legal team completes {count} more forms",
      fr: "Votre équipe juridique remplit {count} autres formulaires",
    },
  },
  teamFills: { en: "Your legal team completes it", fr: "Votre équipe juridique le remplit" },
  notStarted: { en: "Not started", fr: "Pas commencé" },
  started: { en: "Started", fr: "Commencé" },
  differsTag: { en: "Sources differ", fr: "Sources différentes" },
  faulty: { en: "To be corrected", fr: "À corriger" },
  complete: { en: "Complete", fr: "Complet" },
  notNeededTag: { en: "Not needed", fr: "Pas nécessaire" },

  toCheckTag: { en: "To check", fr: "À vérifier" },
  thenCheck: {
    en: "Read it below, then say that you checked it.",
    fr: "Lisez-le ci-dessous, puis indiquez que vous l’avez vérifié.",
  },
  haveChecked: { en: "I have checked this form", fr: "J’ai vérifié ce formulaire" },
  youChecked: { en: "You checked this form.", fr: "Vous avez vérifié ce formulaire." },
  youCheckedOn: { en: "You checked this form on {when}.", fr: "Vous avez vérifié ce formulaire le {when}." },
  teamChecked: {
    en: "The legal team checked this form on {when}.",
    fr: "L’équipe juridique a vérifié ce formulaire le {when}.",
  },
  applicantChecked: {
    en: "The applicant checked this form on {when}.",
    fr: "La personne qui fait la demande a vérifié ce formulaire le {when}.",
  },

  allThere: { en: "Everything is filled in.", fr: "Tout est rempli." },
  toMend: {
    one: { en: "{count} field to fill in or correct", fr: "{count} champ à remplir ou à corriger" },
    other: { en: "{count} fields to fill in or correct", fr: "{count} champs à remplir ou à corriger" },
  },
  nothingToFill: {
    en: "Nothing is missing here. Check what is filled in, then continue.",
    fr: "Rien ne manque ici. Vérifiez ce qui est rempli, puis continuez.",
  },
  allFilledForYou: {
    one: { en: "{count} field filled in for you", fr: "{count} champ rempli pour vous" },
    other: { en: "{count} fields filled in for you", fr: "{count} champs remplis pour vous" },
  },
  filledFields: {
    one: { en: "{count} field filled in", fr: "{count} champ rempli" },
    other: {
      en: "{count} fields filled in, {forYou} of them for you",
      fr: "{count} champs remplis, dont {forYou} pour vous",
    },
  },
  toMendTitle: { en: "Fill in or correct this first", fr: "À remplir ou à corriger d’abord" },
  changedTitle: { en: "Changed since it was entered", fr: "Modifié depuis la saisie" },
  inForm: { en: "In the form: {value}", fr: "Dans le formulaire\u00A0: {value}" },
  allParts: { en: "The form, part by part", fr: "Le formulaire, partie par partie" },
  unfoldAll: { en: "Open all", fr: "Tout ouvrir" },
  foldAll: { en: "Close all", fr: "Tout fermer" },
  goOn: { en: "Continue filling in", fr: "Continuer à remplir" },
  change: { en: "Change", fr: "Modifier" },
  fillIn: { en: "Fill in", fr: "Remplir" },
  missing: { en: "Missing", fr: "Manquant" },
  empty: { en: "Left empty", fr: "Laissé vide" },
  noRows: { en: "No entry", fr: "Aucune entrée" },
} as const satisfies Record<string, Wording>;
