import type { Wording } from "../../../ui/language.tsx";

export const specimenText = {
  header: { en: "What this document can look like", fr: "À quoi ce document peut ressembler" },
  enlarge: { en: "See the example larger", fr: "Voir l’exemple en grand" },
  invented: {
    en: "We drew it. The person, the organization and the numbers are invented. Yours may look different.",
    fr: "Nous l’avons dessiné. La personne, l’organisme et les numéros sont inventés. Le vôtre peut avoir un autre aspect.",
  },
  marked: { en: "What we look for on it", fr: "Ce que nous y cherchons" },
  drawing: {
    en: "A drawn example with invented values. What matters is marked, and listed below it.",
    fr: "Un exemple dessiné avec des valeurs inventées. L’essentiel y est marqué et énuméré plus bas.",
  },
  stamp: { en: "SPECIMEN", fr: "SPÉCIMEN" },
} as const satisfies Record<string, Wording>;
