import type { Wording } from "../../../ui/language.tsx";

/** Words of the dates and of taking them into a calendar. */
export const datesWords = {
  picture: { en: "Your dates on a line", fr: "Vos dates sur une ligne" },
  describe: {
    one: { en: "One date. The list below shows it.", fr: "Une date. La liste ci-dessous la donne." },
    other: {
      en: "{count} dates from today on. The list below shows all of them.",
      fr: "{count} dates à partir d’aujourd’hui. La liste ci-dessous les donne toutes.",
    },
  },
  none: { en: "No date known yet", fr: "Aucune date connue" },
  clock: { en: "a time limit may already be running", fr: "un délai court peut-être déjà" },
  clockAlone: { en: "A time limit may already be running", fr: "Un délai court peut-être déjà" },
  clockLead: {
    en: "The time to go to Court runs from the day on which you learned of the decision. Your legal team has not recorded that day yet, so no last day can be shown. Write it to them right away. This notice goes away once they record it.",
    fr: "Le délai pour aller devant la Cour court à partir de la date où vous avez appris la décision. Votre équipe juridique n’a pas encore inscrit cette date; aucun dernier jour ne peut donc être affiché. Écrivez-la-lui tout de suite. Cet avis disparaît dès qu’elle est inscrite.",
  },
  clockWrite: { en: "Write to your legal team", fr: "Écrire à votre équipe juridique" },
  coming: {
    one: { en: "{count} date coming", fr: "{count} date à venir" },
    other: { en: "{count} dates coming", fr: "{count} dates à venir" },
  },
  past: {
    one: { en: "{count} date has passed", fr: "{count} date est passée" },
    other: { en: "{count} dates have passed", fr: "{count} dates sont passées" },
  },
  today: { en: "Today", fr: "Aujourd’hui" },

  calendar: { en: "In your calendar", fr: "Dans votre calendrier" },
  calendarLead: {
    en: "The entries say what is due. They say nothing about you: no name and no number.",
    fr: "Les entrées disent ce qui est à faire. Elles ne disent rien sur vous : ni nom ni numéro.",
  },
  download: { en: "Download the calendar file", fr: "Télécharger le fichier de calendrier" },
  feedLead: {
    en: "Or let your calendar follow the dates automatically. It reads a private address. Anyone who has the address can see the dates.",
    fr: "Ou laissez votre calendrier suivre les dates automatiquement. Il lit une adresse privée. Toute personne qui a l’adresse voit les dates.",
  },
} as const satisfies Record<string, Wording>;
