import type { BilingualText } from "../../../ui/language.tsx";

export const sameSpouseText = {
  asked: { en: "Is this the same person as before?", fr: "S’agit-il de la même personne qu’avant?" },
  before: {
    en: "Before: {name}, born {birthday}.",
    fr: "Avant\u00A0: {name}, date de naissance\u00A0: {birthday}.",
  },
  hint: {
    en: "The documents of a person stay with that person. If this is somebody else, those of the person before go to the trash, where they can be put back.",
    fr: "Les documents d’une personne restent avec elle. S’il s’agit d’une autre personne, ceux de la personne d’avant vont à la corbeille, d’où ils peuvent revenir.",
  },
  same: { en: "Yes, I corrected name and date", fr: "Oui, j’ai corrigé le nom et la date" },
  another: { en: "No, this is somebody else", fr: "Non, c’est une autre personne" },
  settled: { en: "Saved", fr: "Enregistré" },
} as const satisfies Record<string, BilingualText>;
