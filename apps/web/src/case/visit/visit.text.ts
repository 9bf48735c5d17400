export const visitText = {
  others: {
    one: { en: "{names} also has this case open now.", fr: "{names} a aussi ce dossier ouvert en ce moment." },
    other: { en: "{names} also have this case open now.", fr: "{names} ont aussi ce dossier ouvert en ce moment." },
  },
};
