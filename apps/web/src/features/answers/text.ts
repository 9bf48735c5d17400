import type { BilingualText, Wording } from "../../ui/language.tsx";
import type { Giver } from "./lines/given.ts";

export const text = {
  title: { en: "Answers sheet", fr: "Feuille des réponses" },
  ofWhom: { en: "{name}: {kind}", fr: "{name} : {kind}" },
  kind: { en: "Application: {kind}", fr: "Demande : {kind}" },
  printed: { en: "Printed on {date}", fr: "Imprimé le {date}" },
  printedSince: { en: "Changes are marked since {date}", fr: "Les changements sont marqués depuis le {date}" },
  withheld: {
    en: "Your role cannot see the answers in this case.",
    fr: "Votre rôle ne donne pas accès aux réponses de ce dossier.",
  },
  toCheck: { en: "Check your answers", fr: "Vérifier vos réponses" },
  print: { en: "Print the whole sheet", fr: "Imprimer toute la feuille" },

  search: { en: "Search the questions and answers", fr: "Chercher dans les questions et les réponses" },
  slashOn: {
    en: "Press / to search here. Press Esc to clear.",
    fr: "Appuyez sur / pour chercher ici. Appuyez sur Échap pour effacer.",
  },
  slashOff: { en: "The / shortcut is off.", fr: "Le raccourci / est désactivé." },
  turnOff: { en: "Turn it off", fr: "Le désactiver" },
  turnOn: { en: "Turn it on", fr: "L’activer" },
  hits: {
    one: { en: "{count} found {inQuestions}", fr: "{count} résultat {inQuestions}" },
    other: { en: "{count} found {inQuestions}", fr: "{count} résultats {inQuestions}" },
  },
  inQuestions: {
    one: { en: "in {count} question", fr: "dans {count} question" },
    other: { en: "in {count} questions", fr: "dans {count} questions" },
  },
  hitsNone: { en: "Nothing found", fr: "Aucun résultat" },
  shown: {
    one: { en: "{count} question shown", fr: "{count} question affichée" },
    other: { en: "{count} questions shown", fr: "{count} questions affichées" },
  },
  nothingShown: { en: "No question matches your choices", fr: "Aucune question ne correspond à vos choix" },
  showAll: { en: "Show all questions", fr: "Afficher toutes les questions" },

  filters: { en: "Filters", fr: "Filtres" },
  show: { en: "Show", fr: "Afficher" },
  showEverything: { en: "All ({count})", fr: "Toutes ({count})" },
  showAnswered: { en: "Answered ({count})", fr: "Avec réponse ({count})" },
  showOpen: { en: "Open ({count})", fr: "À compléter ({count})" },
  showChanged: { en: "Changed ({count})", fr: "Modifiées ({count})" },
  showChangedHint: { en: "Since the time chosen below", fr: "Depuis le moment choisi ci-dessous" },
  givenBy: { en: "Answered by", fr: "Réponse donnée par" },
  everyone: { en: "Everyone", fr: "Tout le monde" },
  since: { en: "Mark what changed since", fr: "Marquer ce qui a changé depuis" },
  sinceVisit: { en: "my last visit, {when}", fr: "ma dernière visite, {when}" },
  sinceDay: { en: "a date", fr: "une date" },
  firstVisit: {
    en: "You open this sheet for the first time in this browser. On your next visit, it will mark what has changed since.",
    fr: "Vous ouvrez cette feuille pour la première fois dans ce navigateur. À votre prochaine visite, elle marquera ce qui a changé depuis.",
  },
  day: { en: "Date", fr: "Date" },
  dayImpossible: {
    en: "Enter a real date, for example 7 9 2027",
    fr: "Entrez une date réelle, par exemple 7 9 2027",
  },

  sections: { en: "Sections", fr: "Sections" },
  sectionTitle: { en: "{number}. {title}", fr: "{number}. {title}" },
  openCount: { en: "{count} to complete", fr: "{count} à compléter" },
  notAskedCount: { en: "Questions not asked ({count})", fr: "Questions non posées ({count})" },
  unplaced: { en: "Answers without a question", fr: "Réponses sans question" },
  unplacedMore: {
    en: "These answers are saved, but no question in this application asks for them. They are not used.",
    fr: "Ces réponses sont enregistrées, mais aucune question de cette demande ne les concerne. Elles ne sont pas utilisées.",
  },

  number: { en: "Question {number}", fr: "Question {number}" },
  notAnswered: { en: "Not answered", fr: "Sans réponse" },
  leftEmpty: { en: "Left empty", fr: "Laissée vide" },
  incomplete: { en: "Not complete", fr: "Incomplète" },
  wrong: { en: "To be corrected", fr: "À corriger" },
  setAside: { en: "Kept, not used now", fr: "Gardée, non utilisée pour le moment" },
  because: { en: "Because {reasons}.", fr: "Parce que : {reasons}." },
  readOtherwise: { en: "A document says something else", fr: "Un document dit autre chose" },
  documentSays: { en: "{words}, {origin}", fr: "{words}, {origin}" },
  prefilled: { en: "Filled in, not confirmed", fr: "Remplie, non confirmée" },
  prefilledFrom: {
    en: "Filled in {origin}. Nobody has confirmed it yet, so it is not used.",
    fr: "Remplie {origin}. Personne ne l’a encore confirmée; elle n’est donc pas utilisée.",
  },
  partRefused: { en: "{part}: {sentence}", fr: "{part} : {sentence}" },
  cleared: { en: "Removed", fr: "Retirée" },

  isNew: { en: "New", fr: "Nouvelle" },
  isChanged: { en: "Changed", fr: "Modifiée" },
  isCleared: { en: "Removed", fr: "Retirée" },
  before: { en: "Before: {words}", fr: "Avant : {words}" },
  earlier: {
    one: { en: "{count} earlier version", fr: "{count} version antérieure" },
    other: { en: "{count} earlier versions", fr: "{count} versions antérieures" },
  },
  clearedBy: { en: "Removed: {giver}", fr: "Retirée : {giver}" },

  changeThis: { en: "Change", fr: "Modifier" },
  answerThis: { en: "Answer", fr: "Répondre" },

  you: { en: "You", fr: "Vous" },
  applicant: { en: "The applicant", fr: "La personne qui présente la demande" },
  applicantNamed: { en: "{name}, applicant", fr: "{name}, qui présente la demande" },
  spouse: { en: "Spouse or partner, by invitation", fr: "Conjoint ou partenaire, sur invitation" },
  host: { en: "Host, by invitation", fr: "Hôte, sur invitation" },
  visitor: { en: "Visitor, by invitation", fr: "Personne qui visite, sur invitation" },
  supporter: { en: "Person who pays, by invitation", fr: "Personne qui paie, sur invitation" },
  staffNamed: { en: "{name}, {role}", fr: "{name}, {role}" },
  unknown: { en: "Someone whose account no longer exists", fr: "Une personne dont le compte n’existe plus" },
} as const satisfies Record<string, Wording>;

const roleWords: Record<NonNullable<Giver["role"]>, BilingualText> = {
  student: { en: "applicant", fr: "qui présente une demande" },
  lawyer: { en: "lawyer", fr: "avocat ou avocate" },
  paralegal: { en: "paralegal", fr: "parajuriste" },
  admin: { en: "administrator", fr: "administration" },
  agent: { en: "agent", fr: "agent ou agente" },
  schoolStaff: { en: "school staff", fr: "personnel d’école" },
  support: { en: "support", fr: "soutien" },
};

type Say = (words: BilingualText, values?: Readonly<Record<string, string | number>>) => string;

/** Who gave an answer. `own`: the reader is the applicant. */
export function giverWords({ kind, name, role }: Giver, own: boolean, t: Say): string {
  switch (kind) {
    case "applicant":
      if (own) return t(text.you);
      return name === null ? t(text.applicant) : t(text.applicantNamed, { name });
    case "spouse":
      return t(text.spouse);
    case "host":
      return t(text.host);
    case "visitor":
      return t(text.visitor);
    case "financialSupporter":
    case "secondFinancialSupporter":
      return t(text.supporter);
    case "staff": {
      const office = t(roleWords[role ?? "support"]);
      return name === null ? office : t(text.staffNamed, { name, role: office });
    }
    case "unknown":
      return t(text.unknown);
  }
}
