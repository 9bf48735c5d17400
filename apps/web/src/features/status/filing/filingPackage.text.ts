export const text = {
  title: { en: "Package for the authority", fr: "Envoi à l’autorité" },
  intro: {
    en: "All that is sent, as one archive: forms, letters and documents in the order of the portal, one file for each of its fields, each within its limit. With a cover index, and a manifest that names every file by its hash.",
    fr: "Tout ce qui est envoyé, en une seule archive\u00A0: formulaires, lettres et documents dans l’ordre du portail, un fichier pour chacun de ses champs, chacun dans sa limite. Avec un index et un manifeste qui nomme chaque fichier par son empreinte.",
  },
  portal: { en: "Where will it be sent?", fr: "Où sera-t-il envoyé?" },
  missing: { en: "What is missing", fr: "Ce qui manque" },
  nothingMissing: { en: "Nothing that is required is missing.", fr: "Rien de ce qui est exigé ne manque." },
  remarks: { en: "To look at before it is sent", fr: "À vérifier avant l’envoi" },
  wouldHold: {
    one: { en: "{count} file would be in it", fr: "{count} fichier en ferait partie" },
    other: { en: "{count} files would be in it", fr: "{count} fichiers en feraient partie" },
  },
  holds: {
    one: { en: "{count} file is in it", fr: "{count} fichier en fait partie" },
    other: { en: "{count} files are in it", fr: "{count} fichiers en font partie" },
  },
  notMade: { en: "Not in the package", fr: "Absent de l’envoi" },
  about: { en: "{title}: {text}", fr: "{title}\u00A0: {text}" },
  make: { en: "Make the package", fr: "Créer l’envoi" },
  again: { en: "Make it again", fr: "Le créer de nouveau" },
  working: { en: "Making the files", fr: "Création des fichiers" },
  of: { en: "{made} of {wanted}", fr: "{made} sur {wanted}" },
  stale: {
    en: "Answers, documents or rules changed since this was made. Make it again.",
    fr: "Des réponses, des documents ou des règles ont changé depuis. Créez-le de nouveau.",
  },
  failed: {
    en: "The package could not be made. This is our mistake, and nothing of the case was changed. Try again.",
    fr: "L’envoi n’a pas pu être créé. L’erreur vient de nous, et rien n’a été modifié dans le dossier. Réessayez.",
  },
  download: { en: "Download the package ({size} MB)", fr: "Télécharger l’envoi ({size}\u00A0Mo)" },
  sent: { en: "Package that was sent", fr: "Envoi tel qu’il a été fait" },
  openSent: { en: "Download what was sent", fr: "Télécharger ce qui a été envoyé" },
  edition: { en: "edition {edition}", fr: "édition {edition}" },
  hash: { en: "SHA-256 {hash}", fr: "SHA-256 {hash}" },
} as const;
