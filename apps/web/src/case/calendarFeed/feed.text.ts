import type { Wording } from "../../ui/language.tsx";

/** Words of the private address that a calendar follows. */
export const feedWords = {
  create: { en: "Create a private address", fr: "Créer une adresse privée" },
  exists: { en: "A private address was created on {date}.", fr: "Une adresse privée a été créée le {date}." },
  renew: { en: "Create a new address", fr: "Créer une nouvelle adresse" },
  renewHint: { en: "A new address replaces the old one.", fr: "Une nouvelle adresse remplace l’ancienne." },
  revoke: { en: "Turn off the address", fr: "Désactiver l’adresse" },
  revoked: {
    en: "The address is turned off. Calendars that follow it no longer get the dates.",
    fr: "L’adresse est désactivée. Les calendriers qui la suivent ne reçoivent plus les dates.",
  },
  address: { en: "Your private address", fr: "Votre adresse privée" },
  addressHint: {
    en: "Copy it now and add it to your calendar as a subscription. We show it this one time.",
    fr: "Copiez-la maintenant et ajoutez-la à votre calendrier comme abonnement. Nous ne la montrons qu’une seule fois.",
  },
  copy: { en: "Copy the address", fr: "Copier l’adresse" },
  copied: { en: "The address is copied.", fr: "L’adresse est copiée." },
  withNames: {
    en: "Put the names of clients into my calendar",
    fr: "Inscrire les noms des clients dans mon calendrier",
  },
  withNamesHint: {
    en: "Without this, entries carry the case number and what is due. Anyone who sees your calendar sees the names too.",
    fr: "Sinon, les entrées portent le numéro du dossier et ce qui est à faire. Toute personne qui voit votre calendrier voit aussi les noms.",
  },
  hasNames: {
    en: "The names of clients are in it.",
    fr: "Les noms des clients y figurent.",
  },
} as const satisfies Record<string, Wording>;
