import type { BilingualText } from "../../../ui/language.tsx";

export const asOfWords = {
  title: { en: "Your plan on another day", fr: "Votre plan un autre jour" },
  lead: {
    en: "Amounts and rules change on fixed days. See what would change if IRCC received your application on another day.",
    fr: "Les montants et les règles changent à dates fixes. Voyez ce qui changerait si IRCC recevait votre demande un autre jour.",
  },
  notSaved: {
    en: "This is only a preview. Nothing is saved, and your plan stays as it is.",
    fr: "Ceci n’est qu’un aperçu. Rien n’est enregistré et votre plan reste tel quel.",
  },
  nowToday: {
    en: "Your plan is based on today’s date, {date}.",
    fr: "Votre plan se fonde sur la date d’aujourd’hui, le {date}.",
  },
  nowReceived: {
    en: "Your plan is based on the day IRCC received your application, {date}.",
    fr: "Votre plan se fonde sur le jour où IRCC a reçu votre demande, le {date}.",
  },
  choose: { en: "Received on", fr: "Reçue le" },
  chooseHint: {
    en: "Something in your plan changes on these days.",
    fr: "Ces jours-là, quelque chose change dans votre plan.",
  },
  noneKnown: {
    en: "We don’t know of any future day when something in your plan changes. You can still look at any day.",
    fr: "Nous ne connaissons aucun jour à venir où quelque chose change dans votre plan. Vous pouvez quand même choisir n’importe quel jour.",
  },
  other: { en: "Another day", fr: "Un autre jour" },
  otherDay: { en: "Which day?", fr: "Quel jour?" },
  impossible: {
    en: "Enter a real date, for example 7 9 2027",
    fr: "Entrez une date réelle, par exemple 7 9 2027",
  },
  outside: { en: "Choose a day from 2000 to 2099.", fr: "Choisissez un jour de 2000 à 2099." },
  changes: { en: "Changes: {names}", fr: "Change : {names}" },
  changesMore: { en: "Changes: {names}; and {count} more", fr: "Change : {names}; et {count} de plus" },
  result: { en: "Received on {date}", fr: "Reçue le {date}" },
} as const satisfies Record<string, BilingualText>;
