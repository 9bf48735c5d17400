export const text = {
  title: { en: "Is your statement right?", fr: "Votre lettre est-elle exacte?" },
  lead: {
    en: "Confirm it when everything in it is true and nothing has to change. After that you can only read it here; your legal team can open it again.",
    fr: "Confirmez-la lorsque tout y est vrai et qu’il n’y a rien à changer. Vous ne pourrez ensuite que la lire ici; votre équipe juridique peut la rouvrir.",
  },
  confirm: { en: "Confirm my statement", fr: "Confirmer ma lettre" },
  confirmed: { en: "You confirmed your statement.", fr: "Vous avez confirmé votre lettre." },
} as const;
