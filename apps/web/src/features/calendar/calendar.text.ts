import type { CalendarView } from "@boreal/domain/kernel/calendar/calendarSpan";
import type { BilingualText, Wording } from "../../ui/language.tsx";

export const viewWords: Readonly<Record<CalendarView, BilingualText>> = {
  month: { en: "Month", fr: "Mois" },
  week: { en: "Week", fr: "Semaine" },
  list: { en: "List", fr: "Liste" },
  overdue: { en: "Overdue", fr: "En retard" },
};

export const calendarText = {
  own: { en: "In your own calendar", fr: "Dans votre propre calendrier" },
  ownLead: {
    en: "Let your calendar follow your cases and tasks automatically. It reads a private address. Anyone who has the address can see the entries. It ends with your account.",
    fr: "Laissez votre calendrier suivre vos dossiers et vos tâches automatiquement. Il lit une adresse privée. Toute personne qui a l’adresse voit les entrées. Elle prend fin avec votre compte.",
  },
  views: { en: "Views of the calendar", fr: "Affichages du calendrier" },
  days: { en: "Other days", fr: "Autres jours" },
  today: { en: "Today", fr: "Aujourd’hui" },
  earlier: { en: "Earlier", fr: "Avant" },
  later: { en: "Later", fr: "Après" },
  member: { en: "Member of the team", fr: "Membre de l’équipe" },
  kind: { en: "Kind", fr: "Genre" },
  filters: { en: "Filters", fr: "Filtres" },
  oneCase: { en: "Only one case is shown: {name}.", fr: "Un seul dossier est affiché : {name}." },
  oneCaseAlone: { en: "Only one case is shown.", fr: "Un seul dossier est affiché." },
  allCases: { en: "Show all cases", fr: "Afficher tous les dossiers" },
  weekOf: { en: "Week from {from} to {to}", fr: "Semaine du {from} au {to}" },
  fromDay: { en: "From {day}", fr: "À partir du {day}" },
  overdueLead: {
    en: "What is not done and whose day has passed, the oldest first.",
    fr: "Ce qui n’est pas fait et dont la date est passée, du plus ancien au plus récent.",
  },
  countOnDay: {
    one: { en: "{day}: {count} entry", fr: "{day} : {count} entrée" },
    other: { en: "{day}: {count} entries", fr: "{day} : {count} entrées" },
  },
  noneOnDay: { en: "{day}: nothing", fr: "{day} : rien" },
  more: {
    one: { en: "{count} more", fr: "{count} de plus" },
    other: { en: "{count} more", fr: "{count} de plus" },
  },
  moreOnDay: { en: "on {day}", fr: "le {day}" },
  nextPage: { en: "Next page", fr: "Page suivante" },
  firstPage: { en: "First page", fr: "Première page" },
  pages: { en: "Pages of the list", fr: "Pages de la liste" },
  unnamed: { en: "Name not entered", fr: "Nom non inscrit" },
  forApplicant: { en: "for the applicant", fr: "pour la personne qui présente la demande" },
  forName: { en: "for {name}", fr: "pour {name}" },
  forTeam: { en: "for the whole team", fr: "pour toute l’équipe" },
  noneMonth: { en: "Nothing is due in these weeks.", fr: "Rien n’est prévu pendant ces semaines." },
  noneWeek: { en: "Nothing is due this week.", fr: "Rien n’est prévu cette semaine." },
  noneList: { en: "Nothing is due from this day on.", fr: "Rien n’est prévu à partir de ce jour." },
  noneOverdue: { en: "Nothing is overdue.", fr: "Rien n’est en retard." },
  noneMore: {
    en: "Deadlines of cases, requests of the authorities, hearings and open tasks with a date come here automatically.",
    fr: "Les échéances des dossiers, les demandes des autorités, les audiences et les tâches ouvertes qui ont une date s’affichent ici automatiquement.",
  },
  noneFiltered: {
    en: "Other filters may show more.",
    fr: "D’autres filtres peuvent en afficher plus.",
  },
  clearFilters: { en: "Clear the filters", fr: "Effacer les filtres" },
} as const satisfies Readonly<Record<string, Wording>>;
