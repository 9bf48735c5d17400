export const text = {
  title: {
    en: "Make one file that fits the authority’s portal",
    fr: "Créer un seul fichier qui convient au portail de l’autorité",
  },
  intro: {
    en: "The files here are merged, in their order, into one PDF that is small enough. Text pages stay as they are. Scans are made smaller, and we read them again to check that the text can still be read. Your files are not changed.",
    fr: "Les fichiers d’ici sont fusionnés dans leur ordre en un seul PDF assez petit. Les pages de texte restent telles quelles. Les numérisations sont réduites, et nous les relisons pour vérifier que le texte est encore lisible. Vos fichiers ne sont pas modifiés.",
  },
  portal: { en: "Where will it be sent?", fr: "Où sera-t-il envoyé?" },
  upTo: { en: "{name} (up to {megabytes} MB)", fr: "{name} (jusqu’à {megabytes} Mo)" },
  upToHint: {
    en: "The limits come from pages that are not the authority’s. Compare them with what the portal says.",
    fr: "Ces limites viennent de pages qui ne sont pas celles de l’autorité. Comparez-les à ce qu’indique le portail.",
  },
  make: { en: "Make the file", fr: "Créer le fichier" },
  again: { en: "Make it again", fr: "Le créer de nouveau" },
  stale: {
    en: "The files here changed since this was made. Make it again.",
    fr: "Les fichiers d’ici ont changé depuis. Créez-le de nouveau.",
  },
  failed: {
    en: "The file could not be made. This is our mistake, and your files are unchanged. Try again.",
    fr: "Le fichier n’a pas pu être créé. L’erreur vient de nous, et vos fichiers sont inchangés. Réessayez.",
  },
  waiting: { en: "Waiting…", fr: "En attente…" },
  download: { en: "Download the merged file ({size})", fr: "Télécharger le fichier fusionné ({size})" },
  whatWasDone: { en: "What was done to each page", fr: "Ce qui a été fait à chaque page" },
  stages: {
    opening: { en: "Opening the files", fr: "Ouverture des fichiers" },
    reading: { en: "Reading page {page} of {pages}", fr: "Lecture de la page {page} sur {pages}" },
    encoding: { en: "Making the pages smaller", fr: "Réduction des pages" },
    checking: { en: "Reading page {page} of {pages} again", fr: "Relecture de la page {page} sur {pages}" },
    merging: { en: "Putting the pages together", fr: "Assemblage des pages" },
  },
} as const;
