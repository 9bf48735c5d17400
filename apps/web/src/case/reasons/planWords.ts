import type { Wording } from "../../ui/language.tsx";

/** Words of the parts that the plan and the desk share. */
export const planWords = {
  documents: { en: "Documents", fr: "Documents" },
  documentCount: { en: "{present} of {asked}", fr: "{present} sur {asked}" },
  nothingAsked: { en: "Nothing is asked for now", fr: "Rien n’est demandé pour le moment" },
  unneeded: {
    one: { en: "{count} document you do not need", fr: "{count} document dont vous n’avez pas besoin" },
    other: { en: "{count} documents you do not need", fr: "{count} documents dont vous n’avez pas besoin" },
  },
  unneededOfCase: {
    one: { en: "{count} document that is not needed", fr: "{count} document qui n’est pas nécessaire" },
    other: { en: "{count} documents that are not needed", fr: "{count} documents qui ne sont pas nécessaires" },
  },
  allDocuments: { en: "See all documents", fr: "Voir tous les documents" },
  allForms: { en: "See the official forms", fr: "Voir les formulaires officiels" },
  timeline: { en: "Timeline of the case", fr: "Ligne du temps du dossier" },
  deadlines: { en: "Dates", fr: "Dates" },
  noDeadlines: {
    en: "No date is known yet. Dates appear here when a letter names one.",
    fr: "Aucune date connue pour le moment. Les dates apparaissent ici lorsqu’une lettre en indique une.",
  },
  biometricsDeadline: { en: "Give your biometrics", fr: "Donner vos données biométriques" },
  biometricsDeadlineStaff: { en: "Biometrics to be given", fr: "Données biométriques à donner" },
  otherDeadline: { en: "Date", fr: "Date" },
  by: { en: " by {date}", fr: " au plus tard le {date}" },
  on: { en: ": {date}", fr: " : {date}" },
  ownDay: { en: "You told us this day", fr: "Vous nous avez indiqué ce jour" },
  noDate: { en: "date not known", fr: "date inconnue" },
  check: { en: "What to check", fr: "À vérifier" },
  whilePrepared: {
    en: "From while it was prepared: {count}",
    fr: "Du temps de la préparation\u00A0: {count}",
  },
  nothingMoreToShow: { en: "Nothing more to show for now", fr: "Rien de plus à montrer pour l’instant" },
  nothingToFillNow: { en: "Nothing to fill in now", fr: "Rien à remplir pour l’instant" },
  nothingToCheck: { en: "Nothing to check.", fr: "Rien à vérifier." },
  thingsToCheck: {
    one: { en: "{count} thing", fr: "{count} élément" },
    other: { en: "{count} things", fr: "{count} éléments" },
  },
  toFile: { en: "Go to the file: {name}", fr: "Aller au fichier : {name}" },
  toQuestion: { en: "Go to the question: {name}", fr: "Aller à la question : {name}" },
  progress: { en: "{answered} of {asked} questions answered", fr: "{answered} questions sur {asked} ont une réponse" },
  assessment: { en: "Questions", fr: "Questions" },
  tryOther: { en: "Try other answers without saving", fr: "Essayer d’autres réponses sans enregistrer" },
  atLeast: { en: "At least {amount}", fr: "Au moins {amount}" },
  notKnown: { en: "not known yet", fr: "pas encore connu" },
  notSaid: { en: "we cannot tell", fr: "nous ne pouvons pas le dire" },
  hostIncome: { en: "Income of the host", fr: "Revenu de l’hôte" },
  unverified: { en: "Not verified", fr: "Non vérifié" },
} as const satisfies Record<string, Wording>;
