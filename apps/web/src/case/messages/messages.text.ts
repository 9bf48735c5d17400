export const messagesText = {
  withTeam: { en: "Messages with your legal team", fr: "Messages avec votre équipe juridique" },
  withApplicant: { en: "Messages with the applicant", fr: "Messages avec la personne qui présente la demande" },
  fresh: {
    one: { en: "{count} new", fr: "{count} nouveau" },
    other: { en: "{count} new", fr: "{count} nouveaux" },
  },
};
