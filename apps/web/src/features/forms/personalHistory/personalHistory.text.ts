import type { BilingualText } from "../../../ui/language.tsx";

/** Words of the page where a person tells of their life once. */
export const lifeText = {
  title: { en: "Your life so far", fr: "Votre vie jusqu’ici" },
  lead: {
    en: "Enter this once. It fills in every form of all your applications, and you can still change it on each form.",
    fr: "Entrez ces renseignements une seule fois. Ils servent à remplir chaque formulaire de toutes vos demandes, et vous pouvez encore les changer sur chaque formulaire.",
  },
  howMuch: {
    en: "You can leave anything out. What is empty here stays empty on the forms. It never counts as a no.",
    fr: "Vous pouvez laisser de côté ce que vous voulez. Ce qui est vide ici reste vide sur les formulaires\u00A0: cela ne compte jamais comme un non.",
  },
  parts: { en: "Parts of this page", fr: "Parties de cette page" },
  toAccount: { en: "Your account", fr: "Votre compte" },
  done: { en: "Done", fr: "Terminer" },
  forForms: { en: "For your forms", fr: "Pour vos formulaires" },
  forFormsLead: {
    en: "Enter this once for all your forms, now or later.",
    fr: "À remplir une seule fois pour tous vos formulaires, maintenant ou plus tard.",
  },
  offer: {
    en: "Several forms ask about your work, studies, countries and parents. Enter this once, and all of them are filled in.",
    fr: "Plusieurs formulaires posent des questions sur le travail, les études, les pays et les parents. Entrez ces renseignements une seule fois, et ils seront remplis partout.",
  },
  told: {
    en: "You have entered what your forms ask about your life, and they are filled in with it.",
    fr: "Vous avez entré ce que vos formulaires demandent sur votre vie, et ils sont remplis avec ces renseignements.",
  },
  left: { en: "Still to fill in:", fr: "Il reste à remplir\u00A0:" },
} as const satisfies Record<string, BilingualText>;
