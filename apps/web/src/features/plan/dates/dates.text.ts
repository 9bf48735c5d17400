import type { Wording } from "../../../ui/language.tsx";

/** Words of the dates and of taking them into a calendar. */
export const datesWords = {
  picture: { en: "Your dates on a line", fr: "Vos dates sur une ligne" },
  describe: {
    one: { en: "One date; the list below says it.", fr: "Une date; la liste ci-dessous la donne." },
    other: {
      en: "{count} dates from today on; the list below says each of them.",
      fr: "{count} dates à partir d’aujourd’hui; la liste ci-dessous les donne toutes.",
    },
  },
  none: { en: "No date known yet", fr: "Aucune date connue" },
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
    en: "The entries say what is due and nothing about you: no name and no number.",
    fr: "Les entrées disent ce qui est à faire et rien sur vous : ni nom ni numéro.",
  },
  download: { en: "Download the calendar file", fr: "Télécharger le fichier de calendrier" },
  feedLead: {
    en: "Or let your calendar follow the dates by itself. It reads a private address; whoever has the address sees the dates.",
    fr: "Ou laissez votre calendrier suivre les dates de lui-même. Il lit une adresse privée; quiconque possède l’adresse voit les dates.",
  },
  create: { en: "Make a private address", fr: "Créer une adresse privée" },
  exists: { en: "A private address was made on {date}.", fr: "Une adresse privée a été créée le {date}." },
  renew: { en: "Make a new address", fr: "Créer une nouvelle adresse" },
  renewHint: { en: "A new address ends the one before.", fr: "Une nouvelle adresse met fin à la précédente." },
  revoke: { en: "End the address", fr: "Mettre fin à l’adresse" },
  revoked: {
    en: "The address has ended. Calendars that follow it no longer get the dates.",
    fr: "L’adresse n’existe plus. Les calendriers qui la suivent ne reçoivent plus les dates.",
  },
  address: { en: "Your private address", fr: "Votre adresse privée" },
  addressHint: {
    en: "Copy it now and add it to your calendar as a subscription. We show it this one time.",
    fr: "Copiez-la maintenant et ajoutez-la à votre calendrier comme abonnement. Nous ne la montrons qu’une seule fois.",
  },
  copy: { en: "Copy the address", fr: "Copier l’adresse" },
  copied: { en: "The address is copied.", fr: "L’adresse est copiée." },
} as const satisfies Record<string, Wording>;
