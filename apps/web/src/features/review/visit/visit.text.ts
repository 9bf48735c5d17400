export const visitText = {
  changed: {
    en: "What changed since you last looked, {when}",
    fr: "Ce qui a changé depuis votre dernière visite, {when}",
  },
  unchanged: {
    en: "Nobody else changed anything since you last looked, {when}.",
    fr: "Personne d’autre n’a rien changé depuis votre dernière visite, {when}.",
  },
  line: { en: "{what}, {name}, {when}", fr: "{what}, {name}, {when}" },
  boreal: { en: "Boreal", fr: "Boreal" },
};
