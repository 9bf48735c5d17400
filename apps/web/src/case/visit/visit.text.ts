export const visitText = {
  ofCase: { en: "{name}: {kind}", fr: "{name}\u00A0: {kind}" },
  noName: { en: "Applicant", fr: "Personne qui présente la demande" },
  others: {
    one: { en: "{names} also has this case open now.", fr: "{names} a aussi ce dossier ouvert en ce moment." },
    other: { en: "{names} also have this case open now.", fr: "{names} ont aussi ce dossier ouvert en ce moment." },
  },
};
