export const visitText = {
  others: {
    one: { en: "{names} also has this case open now.", fr: "{names} a aussi ce dossier ouvert en ce moment." },
    other: { en: "{names} also have this case open now.", fr: "{names} ont aussi ce dossier ouvert en ce moment." },
  },
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
