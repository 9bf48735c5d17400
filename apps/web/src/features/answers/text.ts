import type { BilingualText, Wording } from "../../ui/language.tsx";
import type { Giver } from "./lines/given.ts";

export const text = {
  title: { en: "Answers sheet", fr: "Feuille des réponses" },
  ofWhom: { en: "{name}: {kind}", fr: "{name} : {kind}" },
  kind: { en: "Application: {kind}", fr: "Demande : {kind}" },
  printed: { en: "Printed on {date}", fr: "Imprimé le {date}" },
  printedSince: { en: "Changes are marked since {date}", fr: "Les changements sont marqués depuis le {date}" },
  withheld: {
    en: "Your role does not open the answers of this case.",
    fr: "Votre rôle ne donne pas accès aux réponses de ce dossier.",
  },
  toCheck: { en: "Check your answers", fr: "Vérifier vos réponses" },
  print: { en: "Print the whole sheet", fr: "Imprimer toute la feuille" },

  search: { en: "Search the questions and answers", fr: "Chercher dans les questions et les réponses" },
  slashOn: { en: "The key / leads here; Esc empties it.", fr: "La touche / mène ici; Échap efface." },
  slashOff: { en: "The key / is off.", fr: "La touche / est désactivée." },
  turnOff: { en: "Turn it off", fr: "La désactiver" },
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
  nothingShown: { en: "No question fits what you chose", fr: "Aucune question ne correspond à votre choix" },
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
    en: "You open this sheet for the first time in this browser. From the next visit on, it marks what changed meanwhile.",
    fr: "Vous ouvrez cette feuille pour la première fois dans ce navigateur. À votre prochaine visite, elle marquera ce qui a changé entre-temps.",
  },
  day: { en: "Date", fr: "Date" },
  dayImpossible: {
    en: "This date does not exist. Check the day, month and year.",
    fr: "Cette date n’existe pas. Vérifiez le jour, le mois et l’année.",
  },

  sections: { en: "Sections", fr: "Sections" },
  sectionTitle: { en: "{number}. {title}", fr: "{number}. {title}" },
  openCount: { en: "{count} to complete", fr: "{count} à compléter" },
  notAskedCount: { en: "Questions not asked ({count})", fr: "Questions non posées ({count})" },
  unplaced: { en: "Answers without a question", fr: "Réponses sans question" },
  unplacedMore: {
    en: "These answers are stored, and no question of this application asks for them. Nothing rests on them.",
    fr: "Ces réponses sont enregistrées, et aucune question de cette demande ne les concerne. Rien ne repose sur elles.",
  },

  number: { en: "Question {number}", fr: "Question {number}" },
  notAnswered: { en: "Not answered", fr: "Sans réponse" },
  leftEmpty: { en: "Left empty", fr: "Laissée vide" },
  incomplete: { en: "Not complete", fr: "Incomplète" },
  wrong: { en: "To be corrected", fr: "À corriger" },
  setAside: { en: "Kept, not used now", fr: "Gardée, non utilisée pour le moment" },
  because: { en: "Because {reasons}.", fr: "Parce que : {reasons}." },
  prefilled: { en: "Filled in, not confirmed", fr: "Remplie, non confirmée" },
  prefilledFrom: {
    en: "Filled in {origin}. Nobody has confirmed it yet, and nothing rests on it.",
    fr: "Remplie {origin}. Personne ne l’a encore confirmée, et rien ne repose sur elle.",
  },
  partRefused: { en: "{part}: {sentence}", fr: "{part} : {sentence}" },
  cleared: { en: "Taken out", fr: "Retirée" },

  isNew: { en: "New", fr: "Nouvelle" },
  isChanged: { en: "Changed", fr: "Modifiée" },
  isCleared: { en: "Taken out", fr: "Retirée" },
  before: { en: "Before: {words}", fr: "Avant : {words}" },
  earlier: {
    one: { en: "{count} earlier version", fr: "{count} version antérieure" },
    other: { en: "{count} earlier versions", fr: "{count} versions antérieures" },
  },
  clearedBy: { en: "Taken out: {giver}", fr: "Retirée : {giver}" },

  changeThis: { en: "Change", fr: "Modifier" },
  answerThis: { en: "Answer", fr: "Répondre" },

  you: { en: "You", fr: "Vous" },
  applicant: { en: "The applicant", fr: "La personne qui présente la demande" },
  applicantNamed: { en: "{name}, applicant", fr: "{name}, qui présente la demande" },
  spouse: { en: "Spouse or partner, by invitation", fr: "Conjoint ou partenaire, sur invitation" },
  staffNamed: { en: "{name}, {role}", fr: "{name}, {role}" },
  unknown: { en: "Somebody whose account is gone", fr: "Une personne dont le compte n’existe plus" },
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
    case "staff": {
      const office = t(roleWords[role ?? "support"]);
      return name === null ? office : t(text.staffNamed, { name, role: office });
    }
    case "unknown":
      return t(text.unknown);
  }
}
