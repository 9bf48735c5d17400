import type { Wording } from "../../../ui/language.tsx";

export const eligibilityWords = {
  title: { en: "What the rules say for you", fr: "Ce que les règles disent pour vous" },
  count: {
    one: { en: "{count} result", fr: "{count} résultat" },
    other: { en: "{count} results", fr: "{count} résultats" },
  },
  open: {
    one: { en: "{count} is not known yet", fr: "{count} n’est pas encore connu" },
    other: { en: "{count} are not known yet", fr: "{count} ne sont pas encore connus" },
  },
  lead: {
    en: "This is how we read the law. It is not a decision. Only an officer decides.",
    fr: "C’est ainsi que nous lisons la loi. Ce n’est pas une décision. Seuls les agents d’IRCC décident.",
  },
  notKnownYet: { en: "Not known yet.", fr: "Pas encore connu." },
  notKnown: {
    en: "Not known yet: some of your answers are missing.",
    fr: "Pas encore connu : il manque certaines de vos réponses.",
  },
  categoryOpen: { en: "Open to you", fr: "Ouverte pour vous" },
  categoryClosed: { en: "Not open", fr: "Non ouverte" },
  categoryNotKnown: { en: "Not known yet", fr: "Pas encore connu" },
} as const satisfies Record<string, Wording>;
