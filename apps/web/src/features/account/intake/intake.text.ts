/** Words for whoever opens a link of the firm by which a case begins. */
export const beginText = {
  title: { en: "Begin with your legal team", fr: "Commencer avec votre équipe juridique" },
  beginsType: { en: "You begin here: {type}.", fr: "Vous commencez ici\u00A0: {type}." },
  means: {
    en: "The firm that gave you this link sees your answers and documents and works on your application.",
    fr: "Le cabinet qui vous a donné ce lien voit vos réponses et vos documents et s’occupe de votre demande.",
  },
  as: { en: "You are signed in as {email}.", fr: "Vous avez une session ouverte avec {email}." },
  begin: { en: "Begin", fr: "Commencer" },
  over: {
    en: "This link is no longer open. Ask the firm that gave it to you for a new one. You can also start an application without it.",
    fr: "Ce lien n’est plus ouvert. Demandez-en un nouveau au cabinet qui vous l’a donné. Vous pouvez aussi commencer une demande sans ce lien.",
  },
  missing: {
    en: "This page opens from a link of a firm. Open that link again.",
    fr: "Cette page s’ouvre à partir du lien d’un cabinet. Ouvrez ce lien de nouveau.",
  },
} as const;
