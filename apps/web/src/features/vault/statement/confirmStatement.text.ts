export const text = {
  title: { en: "Is your statement right?", fr: "Votre lettre est-elle exacte?" },
  lead: {
    en: "Confirm it when everything in it is true and nothing has to change. After that you can only read it here; your legal team can open it again.",
    fr: "Confirmez-la lorsque tout y est vrai et qu’il n’y a rien à changer. Vous ne pourrez ensuite que la lire ici; votre équipe juridique peut la rouvrir.",
  },
  files: {
    one: {
      en: "You confirm this file, and none that comes later:",
      fr: "Vous confirmez ce fichier, et aucun autre ensuite\u00a0:",
    },
    other: {
      en: "You confirm these files, and none that comes later:",
      fr: "Vous confirmez ces fichiers, et aucun autre ensuite\u00a0:",
    },
  },
  added: { en: "added on {date}", fr: "ajouté le {date}" },
  confirm: { en: "Confirm my statement", fr: "Confirmer ma lettre" },
  confirmed: { en: "You confirmed your statement.", fr: "Vous avez confirmé votre lettre." },
} as const;
