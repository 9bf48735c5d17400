/** Words about people whom other cases of the firm name alike. */
export const foundPeopleText = {
  line: { en: "{name}: {asWhat}, {type}", fr: "{name}\u00A0: {asWhat}, {type}" },
  lineSearched: {
    en: "{searched} is also {name}: {asWhat}, {type}",
    fr: "{searched} figure aussi comme {name}\u00A0: {asWhat}, {type}",
  },
  noName: { en: "A name that has changed since", fr: "Un nom qui a changé depuis" },
  alike: { en: "Similar name", fr: "Nom semblable" },
  elsewhere: {
    one: {
      en: "There is {count} case that you may not open. Ask {names}.",
      fr: "Il y a {count} dossier que vous ne pouvez pas ouvrir. Adressez-vous à {names}.",
    },
    other: {
      en: "There are {count} cases that you may not open. Ask {names}.",
      fr: "Il y a {count} dossiers que vous ne pouvez pas ouvrir. Adressez-vous à {names}.",
    },
  },
  administration: { en: "an administrator", fr: "l’administration" },
} as const;
