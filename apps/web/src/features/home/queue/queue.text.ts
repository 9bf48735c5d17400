import type { FoundBy } from "@boreal/domain/plan/findable";
import type { BilingualText } from "../../../ui/language.tsx";
import type { dueChoices, QueueTab, queueOrders } from "./queueAddress.ts";

export const tabWords: Readonly<Record<QueueTab, BilingualText>> = {
  all: { en: "All", fr: "Tous" },
  mine: { en: "Assigned to me", fr: "Qui me sont attribués" },
  forMe: { en: "Waiting for me", fr: "En attente de moi" },
  applicant: { en: "For the applicant", fr: "En attente de la personne" },
  authority: { en: "For the authority", fr: "En attente de l’autorité" },
  deadline: { en: "Deadline ahead", fr: "Échéance proche" },
  blocked: { en: "Blocked", fr: "Bloqués" },
};

export const orderWords: Readonly<Record<(typeof queueOrders)[number], BilingualText>> = {
  newest: { en: "Newest first", fr: "Les plus récents d’abord" },
  oldest: { en: "Oldest first", fr: "Les plus anciens d’abord" },
  recent: { en: "Last changed first", fr: "Les derniers modifiés d’abord" },
  waiting: { en: "Waiting longest first", fr: "Les plus longues attentes d’abord" },
  deadline: { en: "Next deadline first", fr: "La prochaine échéance d’abord" },
};

export const dueWords: Readonly<Record<(typeof dueChoices)[number], BilingualText>> = {
  week: { en: "Within 7 days", fr: "D’ici 7 jours" },
  month: { en: "Within 30 days", fr: "D’ici 30 jours" },
};

/** By what a search found a case, besides the applicant’s name. */
export const foundByWords = {
  spouse: { en: "name of the spouse", fr: "nom du conjoint ou de la conjointe" },
  child: { en: "name of a child", fr: "nom d’un enfant" },
  school: { en: "school", fr: "établissement d’enseignement" },
  email: { en: "email address", fr: "adresse courriel" },
  telephone: { en: "telephone number", fr: "numéro de téléphone" },
  passport: { en: "passport number", fr: "numéro de passeport" },
  uci: { en: "UCI", fr: "IUC" },
  confirmation: { en: "confirmation number", fr: "numéro de confirmation" },
  profile: { en: "profile number", fr: "numéro de profil" },
  court: { en: "court file number", fr: "numéro de dossier de la Cour" },
  matter: { en: "case number", fr: "numéro du dossier" },
} as const satisfies Readonly<Record<FoundBy, BilingualText>>;

export const queueText = {
  dueSoon: {
    one: { en: "{count} within 7 days", fr: "{count} d’ici 7 jours" },
    other: { en: "{count} within 7 days", fr: "{count} d’ici 7 jours" },
  },
  myTasks: {
    one: { en: "Your tasks: {count} to do", fr: "Vos tâches\u00a0: {count} à faire" },
    other: { en: "Your tasks: {count} to do", fr: "Vos tâches\u00a0: {count} à faire" },
  },
  title: { en: "Cases", fr: "Dossiers" },
  tabs: { en: "Which cases", fr: "Quels dossiers" },
  filters: { en: "Filters", fr: "Filtres" },
  type: { en: "Application", fr: "Demande" },
  status: { en: "Status", fr: "État" },
  closedOnly: { en: "Only closed cases", fr: "Seulement les dossiers fermés" },
  closedShown: {
    en: "These are cases that the firm closed. They are in no other list; a search finds them too.",
    fr: "Voici les dossiers que le cabinet a fermés. Ils ne sont dans aucune autre liste; une recherche les trouve aussi.",
  },
  order: { en: "Order", fr: "Ordre" },
  search: { en: "Name, email or number", fr: "Nom, courriel ou numéro" },
  foundBy: { en: "Found by: {what}", fr: "Trouvé par\u00a0: {what}" },
  assignedTo: { en: "Assigned to", fr: "Attribué à" },
  due: { en: "Next deadline", fr: "Prochaine échéance" },
  searchName: { en: "Name", fr: "Nom" },
  find: { en: "Search", fr: "Rechercher" },
  clear: { en: "Clear the search", fr: "Effacer la recherche" },
  keysOn: {
    en: "Use single keys: / goes to the search",
    fr: "Utiliser des touches simples\u00a0: / mène à la recherche",
  },
  emptyTitle: { en: "No case here", fr: "Aucun dossier ici" },
  empty: {
    en: "No case in this list. Choose another list or fewer filters.",
    fr: "Aucun dossier dans cette liste. Choisissez une autre liste ou moins de filtres.",
  },
  emptyScope: {
    en: "Cases that you work on appear here.",
    fr: "Les dossiers dont vous vous occupez apparaissent ici.",
  },
  notFound: {
    en: "No case found. Type the beginning of each word of a name, or a whole number or email address.",
    fr: "Aucun dossier trouvé. Tapez le début de chaque mot d’un nom, ou un numéro ou une adresse courriel en entier.",
  },
  applicant: { en: "Applicant", fr: "Personne" },
  since: { en: "Since", fr: "Depuis" },
  waitsFor: { en: "Waiting for", fr: "En attente de" },
  next: { en: "Next deadline", fr: "Prochaine échéance" },
  noDate: { en: "None", fr: "Aucune" },
  answered: { en: "Answered", fr: "Réponses" },
  answeredOf: { en: "{answered} of {asked}", fr: "{answered} sur {asked}" },
  staff: { en: "Assigned", fr: "Équipe" },
  unassigned: { en: "Not assigned", fr: "Non attribué" },
  blocked: { en: "Blocked", fr: "Bloqué" },
  choose: { en: "Choose", fr: "Choisir" },
  chooseCase: { en: "Choose the case of {name}", fr: "Choisir le dossier de {name}" },
  unnamed: { en: "Without name", fr: "Sans nom" },
  firstPage: { en: "First page", fr: "Première page" },
  nextPage: { en: "Next page", fr: "Page suivante" },
  pages: { en: "Pages of the list", fr: "Pages de la liste" },
  board: { en: "The firm at a glance", fr: "Le cabinet en un coup d’œil" },
  chosen: {
    one: { en: "{count} chosen", fr: "{count} choisi" },
    other: { en: "{count} chosen", fr: "{count} choisis" },
  },
  takeOut: { en: "Download the list (CSV)", fr: "Télécharger la liste (CSV)" },
  makingList: { en: "The file is being made.", fr: "Le fichier est en préparation." },
  madeList: { en: "The list was downloaded.", fr: "La liste a été téléchargée." },
  chooseAll: { en: "Choose all of this list", fr: "Choisir toute la liste" },
  chooseNone: { en: "Choose none", fr: "Ne rien choisir" },
  unassign: {
    one: { en: "Remove from {count} case", fr: "Retirer de {count} dossier" },
    other: { en: "Remove from {count} cases", fr: "Retirer de {count} dossiers" },
  },
  unassignedMany: {
    one: { en: "Removed from {count} case.", fr: "Personne retirée de {count} dossier." },
    other: { en: "Removed from {count} cases.", fr: "Personne retirée de {count} dossiers." },
  },
  assignTo: { en: "Team member", fr: "Membre de l’équipe" },
  assign: {
    one: { en: "Assign {count} case", fr: "Attribuer {count} dossier" },
    other: { en: "Assign {count} cases", fr: "Attribuer {count} dossiers" },
  },
  chooseSomebody: { en: "Choose a team member.", fr: "Choisissez un membre de l’équipe." },
  assigned: {
    one: { en: "{count} case assigned.", fr: "{count} dossier attribué." },
    other: { en: "{count} cases assigned.", fr: "{count} dossiers attribués." },
  },
} as const;
