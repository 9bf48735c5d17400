import type { Wording } from "../../ui/language.tsx";

export const logText = {
  lead: {
    en: "Every change to this application and every look at it, the newest first.",
    fr: "Chaque modification de cette demande et chaque consultation, de la plus récente à la plus ancienne.",
  },
  leadTeam: {
    en: "Every change to this case and every look at it, the newest first. Private notes of colleagues are left out.",
    fr: "Chaque modification de ce dossier et chaque consultation, de la plus récente à la plus ancienne. Les notes privées des collègues n’y figurent pas.",
  },
  filters: { en: "What is shown", fr: "Ce qui est affiché" },
  all: { en: "Everything", fr: "Tout" },
  changes: { en: "Changes", fr: "Modifications" },
  looks: { en: "Looks", fr: "Consultations" },
  entries: { en: "Entries", fr: "Entrées" },
  none: { en: "There is nothing here yet.", fr: "Il n’y a encore rien ici." },
  what: { en: "{what}: {about}", fr: "{what}\u00A0: {about}" },
  numbered: { en: "Entry {position}", fr: "Entrée {position}" },
  you: { en: "You", fr: "Vous" },
  boreal: { en: "Boreal", fr: "Boreal" },
  invited: { en: "A person who was invited", fr: "Une personne invitée" },
  unknown: { en: "A person without an account here", fr: "Une personne sans compte ici" },
  pages: { en: "Pages of the log", fr: "Pages du journal" },
  newest: { en: "Newest entries", fr: "Entrées les plus récentes" },
  older: { en: "Older entries", fr: "Entrées plus anciennes" },
  checkTitle: { en: "Is the log as it was written?", fr: "Le journal est-il tel qu’il a été écrit?" },
  checkLead: {
    en: "Each entry is bound to the one before it. The check walks through all of them and names the first that is missing or was changed.",
    fr: "Chaque entrée est liée à la précédente. La vérification les parcourt toutes et nomme la première qui manque ou qui a été modifiée.",
  },
  check: { en: "Check the log", fr: "Vérifier le journal" },
  checking: { en: "Checking the log", fr: "Vérification du journal en cours" },
  whole: {
    one: { en: "The log is whole: {count} entry.", fr: "Le journal est intact\u00A0: {count} entrée." },
    other: { en: "The log is whole: {count} entries.", fr: "Le journal est intact\u00A0: {count} entrées." },
  },
  tellAdministrator: {
    en: "Tell the person who runs this server, and keep its backups.",
    fr: "Prévenez la personne qui exploite ce serveur et conservez ses sauvegardes.",
  },
  notGuarded: {
    en: "The database does not refuse changes of the log: its protection is off. Tell the person who runs this server.",
    fr: "La base de données n’empêche pas les modifications du journal\u00A0: sa protection est désactivée. Prévenez la personne qui exploite ce serveur.",
  },
  withheld: { en: "You cannot check this log.", fr: "Vous ne pouvez pas vérifier ce journal." },
} as const satisfies Record<string, Wording>;
