import type { BilingualText } from "../../../ui/language.tsx";

/** Words of the page where a person tells of their life once. */
export const lifeText = {
  title: { en: "Your life so far", fr: "Votre vie jusqu’ici" },
  lead: {
    en: "Tell it once. Every form of each of your applications is filled in with it, and on each form you can still change it.",
    fr: "Racontez-la une fois. Chaque formulaire de chacune de vos demandes est rempli avec ces réponses, et vous pouvez encore les changer sur chaque formulaire.",
  },
  howMuch: {
    en: "You may leave out anything. What is empty here stays empty on the forms: it never counts as a no.",
    fr: "Vous pouvez laisser de côté ce que vous voulez. Ce qui est vide ici reste vide sur les formulaires\u00A0: cela ne compte jamais comme un non.",
  },
  parts: { en: "Parts of this page", fr: "Parties de cette page" },
  toAccount: { en: "Your account", fr: "Votre compte" },
  done: { en: "Done", fr: "Terminer" },
  offer: {
    en: "Work, studies, countries and parents are asked on several forms. Tell them once, and they are filled in on all of them.",
    fr: "Le travail, les études, les pays et les parents sont demandés sur plusieurs formulaires. Racontez-les une fois, et ils seront remplis partout.",
  },
} as const satisfies Record<string, BilingualText>;
