import type { Wording } from "../../../ui/language.tsx";

export const eligibilityWords = {
  title: { en: "What the rules say for you", fr: "Ce que les règles disent pour vous" },
  count: {
    one: { en: "{count} result", fr: "{count} résultat" },
    other: { en: "{count} results", fr: "{count} résultats" },
  },
  open: {
    one: { en: "{count} waits for your answers", fr: "{count} attend vos réponses" },
    other: { en: "{count} wait for your answers", fr: "{count} attendent vos réponses" },
  },
  lead: {
    en: "These are rules of law as we read them, not a decision. Only an officer decides.",
    fr: "Ce sont des règles de droit telles que nous les lisons, et non une décision. Seul un agent décide.",
  },
  notKnown: {
    en: "Not known yet: some of your answers are missing.",
    fr: "Pas encore connu : il manque certaines de vos réponses.",
  },
} as const satisfies Record<string, Wording>;
