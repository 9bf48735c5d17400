import type { BilingualText } from "../../../ui/language.tsx";

export const noticesText = {
  title: { en: "What we tell you", fr: "Vos avis" },
  lead: {
    en: "You see everything under the bell on top of each page. Here you choose what we also send by email. An email never says what it is about in detail: you sign in to see it.",
    fr: "Vous voyez tout sous la cloche en haut de chaque page. Vous choisissez ici ce que nous envoyons aussi par courriel. Un courriel ne donne jamais de détails : vous ouvrez une session pour les voir.",
  },
  kinds: { en: "Choose for each notice", fr: "Choisir pour chaque avis" },
  kindsLead: { en: "Email me when", fr: "M’envoyer un courriel quand" },
  atOnce: { en: "Right away", fr: "Tout de suite" },
  digest: { en: "In the summary", fr: "Dans le résumé" },
  never: { en: "No email", fr: "Pas de courriel" },
  always: { en: "Always by email, right away", fr: "Toujours par courriel, tout de suite" },
  alwaysMore: {
    en: "These are too important to wait or to be turned off.",
    fr: "Ces avis sont trop importants pour attendre ou pour être désactivés.",
  },
  summary: { en: "When should the summary come?", fr: "Quand envoyer le résumé?" },
  summaryHint: {
    en: "One email with everything new. We send none when there is nothing new.",
    fr: "Un seul courriel avec toutes les nouveautés. Nous n’en envoyons pas s’il n’y a rien de nouveau.",
  },
  daily: { en: "Each morning at 8:00", fr: "Chaque matin à 8 h" },
  weekly: { en: "Each Monday at 8:00", fr: "Chaque lundi à 8 h" },
  quiet: { en: "Quiet hours", fr: "Heures calmes" },
  quietOn: { en: "Send me no emails at certain hours", fr: "Ne m’envoyer aucun courriel à certaines heures" },
  quietHint: {
    en: "They come when the quiet hours end. What is due by tomorrow comes at any hour.",
    fr: "Ils arrivent à la fin des heures calmes. Ce qui est à faire d’ici demain arrive à toute heure.",
  },
  from: { en: "From", fr: "De" },
  until: { en: "Until", fr: "À" },
  zone: { en: "Your time zone", fr: "Votre fuseau horaire" },
  save: { en: "Save", fr: "Enregistrer" },
  saved: { en: "Saved", fr: "Enregistré" },
  toSettings: { en: "Choose what we email you", fr: "Choisir ce que nous vous envoyons par courriel" },
  noticesTitle: { en: "Everything we told you", fr: "Tous vos avis" },
  nothing: { en: "Nothing yet", fr: "Rien pour l’instant" },
  nothingMore: {
    en: "When something happens in an application, it appears here with what to do about it.",
    fr: "Lorsque quelque chose se passe dans une demande, cela apparaît ici avec ce qu’il faut faire.",
  },
} as const satisfies Record<string, BilingualText>;
